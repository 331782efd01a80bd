import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MAX_RECORD_BYTES } from '#electron/contract.ts';
import StartScreen from '#renderer/components/screens/start/StartScreen.vue';
import { setLanguage } from '#renderer/i18n/index.ts';
import type { Language } from '#renderer/preferences/definitions.ts';
import { useOpenedMatch } from '#renderer/stores/openedMatch.ts';
import { finishedView } from '#tests/support/views.ts';
import { buttonNamed, mountScreen } from './mount.ts';

beforeEach(() => localStorage.clear());

const saved = finishedView({ hands: 3, rules: { players: 7, target: 30 } });
const best = Math.max(...saved.totals);

describe('the start screen', () => {
  it('without a saved match the one main action is a new one, and has the focus', async () => {
    const { wrapper, screens } = await mountScreen(StartScreen);
    await flushPromises();
    expect(wrapper.findAll('.btn.main').length).toBe(1);
    // somebody who knows nothing of it reads what the game is
    expect(wrapper.text()).toContain('one player takes on all the others');
    expect(document.activeElement?.textContent).toContain('New match');
    await buttonNamed(wrapper, 'New match').trigger('click');
    expect(screens.place).toEqual({ name: 'newGame' });
  });

  it('a saved match is summed up and can be gone on with', async () => {
    const { wrapper, screens, asked } = await mountScreen(StartScreen, { saved, language: 'de' });
    await flushPromises();
    expect(wrapper.text()).not.toContain('stellt sich einer allein gegen alle');
    const line = wrapper.find('#saved-match').text();
    expect(line).toContain('Kurzer Abend zu siebt, Spiel 3');
    expect(line).toContain(`mit ${best}`);
    expect(document.activeElement?.textContent).toContain('Weiterspielen');
    await buttonNamed(wrapper, 'Weiterspielen').trigger('click');
    expect(asked.map(({ type }) => type)).toEqual(['hello', 'resume']);
    expect(screens.place).toEqual({ name: 'table' });
  });

  it('a finished match is called so: a new one is offered first, its result can be seen again', async () => {
    const { wrapper, asked } = await mountScreen(StartScreen, { saved: { ...saved, over: true } });
    await flushPromises();
    expect(wrapper.find('.btn.main').text()).toContain('New match');
    expect(wrapper.find('#saved-match').text()).toContain('finished: ');
    await buttonNamed(wrapper, 'See the result again').trigger('click');
    expect(asked.map(({ type }) => type)).toEqual(['hello', 'resume']);
  });

  it.each([
    ['you share the lead with 12', [12, 12, 3, 0, 0, 0, 0]],
    ['Otto and Vreni share the lead with 12', [3, 0, 12, 12, 0, 0, 0]],
  ])('a shared lead is called so: %s', async (words, totals) => {
    const names = ['You', 'Resi', 'Otto', 'Vreni', 'Luzia', 'Karl', 'Berta'];
    const { wrapper } = await mountScreen(StartScreen, { saved: { ...saved, you: 0, names, totals } });
    await flushPromises();
    expect(wrapper.find('#saved-match').text()).toContain(words);
  });

  it('a file that is too large for a match is not read; one that cannot be read says so', async () => {
    const { wrapper } = await mountScreen(StartScreen);
    await flushPromises();
    const opened = useOpenedMatch();
    const text = vi.fn(() => Promise.reject(new Error('gone')));
    const choose = async (size: number): Promise<void> => {
      const input = wrapper.find<HTMLInputElement>('input[type=file]');
      Object.defineProperty(input.element, 'files', { configurable: true, value: [{ size, text }] });
      await input.trigger('change');
      await flushPromises();
    };
    await choose(MAX_RECORD_BYTES + 1);
    expect(opened.problem).toBe('tooLarge');
    expect(text).not.toHaveBeenCalled();
    await choose(MAX_RECORD_BYTES);
    expect(opened.problem).toBe('unreadable');
  });

  it.each([
    ['Read the rules', 'help'],
    ['Preferences', 'preferences'],
    ['The cards', 'deck'],
    ['Credits', 'credits'],
  ])('%s opens %s', async (name, place) => {
    const { wrapper, screens } = await mountScreen(StartScreen);
    await flushPromises();
    await buttonNamed(wrapper, name).trigger('click');
    expect(screens.place).toMatchObject({ name: place });
  });

  it('changes the language at once', async () => {
    const { wrapper, preferences } = await mountScreen(StartScreen);
    await flushPromises();
    await buttonNamed(wrapper, 'Deutsch').trigger('click');
    expect(preferences.locale).toBe<Language>('de');
    setLanguage('de');
    await flushPromises();
    expect(wrapper.text()).toContain('Kartenspiel aus dem Schwarzwald');
  });
});
