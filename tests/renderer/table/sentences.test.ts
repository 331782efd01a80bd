import { beforeEach, describe, expect, it } from 'vitest';
import type { Refusal, RefusalCode } from '#engine/games/dappen/refusal.ts';
import type { CardStyle } from '#renderer/components/cards/cardStyle.ts';
import { PAGE_IDS } from '#renderer/help/pages.ts';
import { setLanguage } from '#renderer/i18n/index.ts';
import { REFUSAL_SECTION } from '#renderer/table-view/refusalSection.ts';
import {
  dueSentence,
  eventSentence,
  logOf,
  problemSentence,
  refusalSentence,
  type Telling,
} from '#renderer/table-view/sentences.ts';
import { MOMENTS, type MomentName, momentOf } from '#tests/support/phases.ts';

const LANGUAGES = ['en', 'de'] as const;

/** One refusal of every code; a code without one fails to type-check. */
const REFUSALS: { readonly [K in RefusalCode]: Extract<Refusal, { code: K }> } = {
  handOver: { code: 'handOver' },
  noSuchSeat: { code: 'noSuchSeat', seat: 9 },
  sitsOut: { code: 'sitsOut', seat: 0 },
  notYourTurn: { code: 'notYourTurn', seat: 0, toAct: 2 },
  wordNotNow: { code: 'wordNotNow', word: 'raise', may: ['pass', 'solo'] },
  actionNotNow: { code: 'actionNotNow', action: 'play', may: ['discard'] },
  mustSayDapp: { code: 'mustSayDapp', taroks: 3, highest: 'XX', highestRank: 20, needed: 20 },
  tooFewKingsToRaise: { code: 'tooFewKingsToRaise', needed: 2, held: 1 },
  tooFewKingsToKeep: { code: 'tooFewKingsToKeep', needed: 1, held: 0 },
  highestBidReached: { code: 'highestBidReached' },
  notACard: { code: 'notACard', card: 'XXX' },
  cardNotInHand: { code: 'cardNotInHand', card: 'CK' },
  mustFollow: { code: 'mustFollow', card: 'CK', suit: 'T' },
  mustPlayTarok: { code: 'mustPlayTarok', card: 'HA', led: 'D' },
  ultimoTooEarly: { code: 'ultimoTooEarly', card: 'I', trick: 7 },
  ultimoOrder: { code: 'ultimoOrder', card: 'I', first: 'III' },
  skusHeld: { code: 'skusHeld' },
  wrongDiscardCount: { code: 'wrongDiscardCount', count: 11, needed: 12 },
  cardTwice: { code: 'cardTwice', card: 'S7' },
  trullNotDiscardable: { code: 'trullNotDiscardable', card: 'XXI' },
  kingNotDiscardable: { code: 'kingNotDiscardable', card: 'SK' },
  notAnUltimoCard: { code: 'notAnUltimoCard', card: 'IV' },
};

const moment = momentOf('follow');
const telling = (language: 'en' | 'de', names: CardStyle['names'] = 'tarok'): Telling => ({
  view: moment.view,
  style: { language, names, suits: 'french' },
});

/** A sentence somebody can read: with a beginning and an end, nothing left open, nothing unknown. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}„“”"\d].*[.!…]$/u);
  expect(text).not.toMatch(/[{}]|undefined|NaN|\btable\.\w|\blog\.\w|\brefusals\.\w| \| /);
}

it('what may be said instead is listed without the marks of calling', () => {
  setLanguage('en');
  const refusal: Refusal = { code: 'wordNotNow', word: 'solo', may: ['pass', 'challenge'] };
  expect(refusalSentence(refusal, telling('en'))).toBe(
    '“Solo” cannot be said now. Possible: Pass, Challenge.',
  );
});

describe.each(LANGUAGES)('sentences in %s', (language) => {
  beforeEach(() => setLanguage(language));

  it.each(Object.keys(REFUSALS) as RefusalCode[])(
    'refusal %s says what, why, and where the rule is',
    (code) => {
      const refusal = REFUSALS[code];
      const text = refusalSentence(refusal, telling(language));
      expectSentence(text);
      expect(PAGE_IDS).toContain(REFUSAL_SECTION[code]);
      expect(problemSentence({ code: 'refused', refusal }, telling(language))).toBe(text);
    },
  );

  it('a refusal names its card as the player calls it', () => {
    const refusal = REFUSALS.trullNotDiscardable;
    expect(refusalSentence(refusal, telling(language))).toContain('Mond');
    expect(refusalSentence(refusal, telling(language, 'cego'))).toContain('Mund');
  });

  it('singular and plural of Kings and Taroks', () => {
    const one = refusalSentence({ code: 'tooFewKingsToRaise', needed: 1, held: 0 }, telling(language));
    const two = refusalSentence(REFUSALS.tooFewKingsToRaise, telling(language));
    expect(one).toMatch(language === 'en' ? /1 King / : /1 König /);
    expect(two).toMatch(language === 'en' ? /2 Kings / : /2 Könige /);
  });

  it.each(Object.keys(MOMENTS) as MomentName[])('every event and what is due: %s', (name) => {
    const { view, before, events } = momentOf(name);
    const style: CardStyle = { language, names: 'tarok', suits: 'german' };
    for (const event of events) expectSentence(eventSentence(event, { view, style }));
    for (const line of logOf({ view, style })) expectSentence(line);
    expect(dueSentence({ code: 'thinks', seat: 1 }, { view: before, style })).not.toMatch(/[{}]/);
  });

  it('every other problem', () => {
    for (const code of ['noSitting', 'handNotOver', 'matchOver', 'nothingToUndo', 'nothingSaved'] as const) {
      expectSentence(problemSentence({ code }, undefined));
    }
    expectSentence(problemSentence({ code: 'badMessage', detail: 'x' }, undefined));
    const problem = { code: 'unknown-key', key: 'x' } as const;
    expectSentence(problemSentence({ code: 'badRules', problem }, undefined));
  });
});
