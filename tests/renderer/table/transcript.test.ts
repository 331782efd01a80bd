import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineComponent } from 'vue';
import type { HostEvent } from '#engine/table/protocol.ts';
import { provideCardStyle } from '#renderer/components/cards/cardStyle.ts';
import { useAnnouncer } from '#renderer/composables/useAnnouncer.ts';
import { useTableVoice } from '#renderer/composables/useTableVoice.ts';
import { type Language, setLanguage } from '#renderer/i18n/index.ts';
import type { Link } from '#renderer/link/link.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { playRandom, randomDeal, rulesOf } from '#tests/support/games.ts';
import { stepsOf } from '#tests/support/phases.ts';

/** A hand with a Dapp, a challenge, Ultimos and the whole play, as the person of seat 2 hears it. */
function hand() {
  const rules = rulesOf({});
  for (let i = 0; ; i++) {
    const played = playRandom(randomDeal(`transcript ${i}`, { rules, dealer: 0 }));
    const has = (type: string): boolean =>
      played.steps.some((step) => step.events.some((event) => event.type === type));
    const laid = played.steps.some((step) =>
      step.events.some((event) => event.type === 'ultimosLaid' && event.laid.length > 1),
    );
    const challenged = played.steps.some((step) => step.action.type === 'challenge');
    if (laid && challenged && has('ultimoDecided')) return stepsOf(played, 2);
  }
}

async function transcript(language: Language): Promise<string> {
  setActivePinia(createPinia());
  setLanguage(language);
  Object.assign(usePreferences(), { language, speed: 'normal' });
  let hear: (event: HostEvent) => void = () => undefined;
  const link: Link = {
    state: 'open',
    send: () => undefined,
    onEvent: (listener) => {
      hear = listener;
      return () => undefined;
    },
    onState: () => () => undefined,
    retry: () => undefined,
  };
  await useSitting().connect(() => Promise.resolve(link));
  const lines: string[] = [];
  const stop = useAnnouncer().onAnnounced((text, urgent) => lines.push(`${urgent ? '! ' : '  '}${text}`));
  const Voice = defineComponent({
    setup() {
      useTableVoice();
      return () => null;
    },
  });
  const Frame = defineComponent({
    components: { Voice },
    setup: () => provideCardStyle({ language }),
    template: '<Voice />',
  });
  const frame = mount(Frame);
  const { start, steps } = hand();
  const { dealer, active } = start.observation;
  hear({
    type: 'step',
    kind: 'reset',
    events: [{ type: 'dealt', dealer, firstSpeaker: active[0] ?? 0 }],
    view: start,
  });
  for (const step of steps) {
    await vi.runAllTimersAsync();
    hear({ type: 'step', kind: 'forward', events: step.events, view: step.view });
  }
  await vi.runAllTimersAsync();
  await flushPromises();
  stop();
  frame.unmount();
  return `${lines.join('\n')}\n`;
}

describe('what a screen reader hears of one hand', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['en', 'de'] as const)(
    'in %s: one sentence per event, at once only what needs an answer',
    async (language) => {
      await expect(await transcript(language)).toMatchFileSnapshot(`transcript.${language}.txt`);
    },
  );
});
