import { describe, expect, it } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { WORDS } from '#engine/games/dappen/action.ts';
import { de } from '#renderer/i18n/de/index.ts';
import { en } from '#renderer/i18n/en/index.ts';
import { HAND_ORDERS, LANGUAGES } from '#renderer/preferences/definitions.ts';
import { inHandOrder, tarokCount } from '#renderer/preferences/handOrder.ts';
import {
  actionsFor,
  chordOf,
  isAssignable,
  KEY_ACTIONS,
  type KeyPress,
  secondKeys,
  takenBy,
  usualKey,
} from '#renderer/preferences/keys.ts';

const press = (key: string, held: Partial<KeyPress> = {}): KeyPress => ({
  key,
  ctrlKey: false,
  altKey: false,
  shiftKey: false,
  metaKey: false,
  ...held,
});

describe('chords', () => {
  it.each([
    [press('p'), 'P'],
    [press('P', { shiftKey: true }), 'P'],
    [press('?', { shiftKey: true }), '?'],
    [press(' '), 'Space'],
    [press('z', { ctrlKey: true }), 'Ctrl+Z'],
    [press('z', { metaKey: true, shiftKey: true }), 'Ctrl+Shift+Z'],
    [press('F1', { shiftKey: true }), 'Shift+F1'],
    [press('ö', { altKey: true }), 'Alt+Ö'],
  ])('%j is %s', (given, chord) => {
    expect(chordOf(given)).toBe(chord);
  });

  it.each(LANGUAGES)('usual keys are all different and assignable: %s', (language) => {
    const usual = KEY_ACTIONS.map((action) => usualKey(action, language));
    expect(new Set(usual).size).toBe(KEY_ACTIONS.length);
    for (const chord of usual) expect(isAssignable(chord)).toBe(true);
  });

  it.each([
    ['en', en],
    ['de', de],
  ] as const)('a letter is one of the word on the button: %s', (language, words) => {
    const { bidding, actions } = words.table;
    const { claim, lastTrick, scores } = actions;
    const buttons = { ...bidding, raise: bidding.oneKing, claim, lastTrick, scores };
    for (const action of [...WORDS, 'claim', 'lastTrick', 'scores'] as const) {
      expect(`${action}: ${buttons[action].toUpperCase()}`).toContain(usualKey(action, language));
    }
  });

  it('a key that was chosen stays when the language makes it another one’s usual key', () => {
    const settings = { keys: { pass: 'N' }, singleLetterKeys: true, locale: 'de' } as const;
    expect(actionsFor(press('n'), settings)).toEqual(['pass', 'claim']);
  });

  it.each(['Tab', 'ArrowLeft', 'Home', '7', 'Shift', ''])('%j cannot be assigned', (chord) => {
    expect(isAssignable(chord)).toBe(false);
  });

  it('a remapped key replaces the usual one and a clash is found', () => {
    const settings = { keys: { pass: 'X' }, singleLetterKeys: true, locale: 'en' } as const;
    expect(actionsFor(press('x'), settings)).toEqual(['pass']);
    expect(actionsFor(press('p'), settings)).toEqual([]);
    expect(takenBy('X', 'mute', settings)).toBe('pass');
    expect(takenBy('X', 'pass', settings)).toBeUndefined();
  });

  it('single letters can be switched off, chords and named keys stay', () => {
    const settings = { keys: {}, singleLetterKeys: false, locale: 'en' } as const;
    expect(actionsFor(press('p'), settings)).toEqual([]);
    expect(actionsFor(press(' '), settings)).toEqual(['next']);
    expect(actionsFor(press('z', { ctrlKey: true }), settings)).toEqual(['undo']);
  });

  it('Ctrl+Y does it again too, until it means something else', () => {
    const again = press('y', { ctrlKey: true });
    expect(actionsFor(again, { keys: {}, singleLetterKeys: true, locale: 'en' } as const)).toEqual(['redo']);
    expect(
      actionsFor(again, { keys: { redo: 'F9' }, singleLetterKeys: true, locale: 'en' } as const),
    ).toEqual(['redo']);
    expect(
      actionsFor(again, { keys: { mute: 'Ctrl+Y' }, singleLetterKeys: true, locale: 'en' } as const),
    ).toEqual(['mute']);
  });
});

describe('second keys', () => {
  const settings = { keys: {}, singleLetterKeys: true, locale: 'de' } as const;
  it('? opens the help, and is shown as long as it does', () => {
    expect(actionsFor(press('?', { shiftKey: true }), settings)).toEqual(['help']);
    expect(secondKeys('help', settings)).toEqual(['?']);
    expect(secondKeys('redo', settings)).toEqual(['Ctrl+Y']);
    expect(secondKeys('pass', settings)).toEqual([]);
  });
  it('not where it means something else, nor where single letters are off', () => {
    const taken = { ...settings, keys: { mute: '?' } };
    expect(actionsFor(press('?'), taken)).toEqual(['mute']);
    expect(secondKeys('help', taken)).toEqual([]);
    const off = { ...settings, singleLetterKeys: false };
    expect(actionsFor(press('?'), off)).toEqual([]);
    expect(secondKeys('help', off)).toEqual([]);
  });
});

describe('hand order', () => {
  const cards = ['HK', 'III', 'D4', 'Skus', 'S7', 'SK', 'C9'] as const;
  it.each([
    ['taroksLeftHigh', ['Skus', 'III', 'SK', 'S7', 'HK', 'C9', 'D4']],
    ['taroksLeftLow', ['III', 'Skus', 'S7', 'SK', 'HK', 'C9', 'D4']],
    ['taroksRightHigh', ['SK', 'S7', 'HK', 'C9', 'D4', 'Skus', 'III']],
    ['taroksRightLow', ['S7', 'SK', 'HK', 'C9', 'D4', 'III', 'Skus']],
  ] as const)('%s', (order, expected) => {
    expect(inHandOrder(cards, order)).toEqual(expected);
  });

  it.each(HAND_ORDERS)('%s keeps all 54 cards and the Taroks together', (order) => {
    const sorted = inHandOrder(PACK, order);
    expect(new Set(sorted)).toEqual(new Set(PACK));
    const taroks = order.startsWith('taroksLeft') ? sorted.slice(0, 22) : sorted.slice(-22);
    expect(tarokCount(taroks)).toBe(22);
  });
});
