import { flushPromises } from '@vue/test-utils';
import { describe, expect, it, vi } from 'vitest';
import { useScreens } from '#renderer/stores/screens.ts';
import { useTableUi } from '#renderer/stores/tableUi.ts';
import { type MomentName, type MomentOptions, momentOf } from '#tests/support/phases.ts';
import { seatedAt } from './seated.ts';

vi.setConfig({ testTimeout: 60_000 });

/** What the page "Hand" of the side panel says at a moment. */
async function handPageAt(name: MomentName, options: MomentOptions = {}): Promise<string> {
  const at = await seatedAt(momentOf(name, options).before);
  Object.assign(useTableUi(), { tab: 'hand', panelOpen: true, drawerOpen: true });
  await flushPromises();
  return at.screen.get('.panel-hand').text();
}

describe('what a hand counts, on the side panel', () => {
  it('both contracts while a Solo can still be said', async () => {
    const text = await handPageAt('solo');
    expect(text).toContain('Still open.');
    expect(text).toContain('A Solo counts 3 to 17 points, a Dapp 1 to 8');
  });

  it('the same in coins', async () => {
    const text = await handPageAt('solo', { rules: { scoring: 'traditional', hands: 12 } });
    expect(text).toContain('A Solo counts 10 to 80 cents from each (half if lost), a Dapp 5 to 40');
  });

  it('only so far while a Challenge can come', async () => {
    expect(await handPageAt('challenge')).toContain('So far Dapp ×1: 1 to 8 points');
  });

  it('what is settled once the cards are played', async () => {
    const text = await handPageAt('follow');
    expect(text).not.toContain('Still open');
    expect(text).not.toContain('So far Dapp');
    expect(text).toMatch(/Dapp ×\d: \d+ to \d+ points/);
  });

  it.each([6, 7] as const)('speaks of no even split that %i players cannot have', async (players) => {
    const text = await handPageAt('solo', { rules: { players } });
    expect(text).toContain('With 40 card points the team wins; with fewer it loses to the Dapper.');
    expect(text).not.toContain('39');
  });
});

describe('the menu', () => {
  it('has help and keys apart, and F1 opens the keys from there too', async () => {
    const at = await seatedAt(momentOf('follow').before);
    await at.press('Escape');
    const entries = [...document.querySelectorAll('[role="dialog"] button')].map((entry) =>
      entry.textContent?.trim(),
    );
    expect(entries).toContain('Help');
    expect(entries).toContain('KeysF1');
    await at.press('F1');
    expect(useScreens().place).toEqual({ name: 'help', section: 'keys' });
    expect(useTableUi().sheet).toBeUndefined();
  });
});

describe('while the cards are dealt', () => {
  it('nobody thinks yet, and nothing is written below the Dapp', async () => {
    vi.useFakeTimers();
    const { before } = momentOf('othersBid');
    const at = await seatedAt(before, { speed: 'normal', motion: 'full' });
    const { dealer, active } = before.observation;
    const dealt = { type: 'dealt', dealer, firstSpeaker: active[0] ?? 0 } as const;
    await at.step([dealt], before);
    expect(at.screen.text()).not.toContain('is thinking');
    expect(at.screen.find('.caption').exists()).toBe(false);
    vi.advanceTimersByTime(5000);
    await flushPromises();
    expect(at.screen.text()).toContain('is thinking');
    expect(at.screen.get('.caption').text()).toContain('The Dapp');
    vi.useRealTimers();
  });
});
