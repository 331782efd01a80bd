import { describe, expect, it } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { HAND_ORDERS } from '#renderer/preferences/definitions.ts';
import { inHandOrder, tarokCount } from '#renderer/preferences/handOrder.ts';
import {
  actionsFor,
  chordOf,
  isAssignable,
  KEY_ACTIONS,
  KEY_DEFAULTS,
  type KeyPress,
  takenBy,
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

  it('usual keys are all different and assignable', () => {
    expect(new Set(Object.values(KEY_DEFAULTS)).size).toBe(KEY_ACTIONS.length);
    for (const chord of Object.values(KEY_DEFAULTS)) expect(isAssignable(chord)).toBe(true);
  });

  it.each(['Tab', 'ArrowLeft', 'Home', '7', 'Shift', ''])('%j cannot be assigned', (chord) => {
    expect(isAssignable(chord)).toBe(false);
  });

  it('a remapped key replaces the usual one and a clash is found', () => {
    const settings = { keys: { pass: 'X' }, singleLetterKeys: true };
    expect(actionsFor(press('x'), settings)).toEqual(['pass']);
    expect(actionsFor(press('p'), settings)).toEqual([]);
    expect(takenBy('X', 'mute', settings.keys)).toBe('pass');
    expect(takenBy('X', 'pass', settings.keys)).toBeUndefined();
  });

  it('single letters can be switched off, chords and named keys stay', () => {
    const settings = { keys: {}, singleLetterKeys: false };
    expect(actionsFor(press('p'), settings)).toEqual([]);
    expect(actionsFor(press(' '), settings)).toEqual(['next']);
    expect(actionsFor(press('z', { ctrlKey: true }), settings)).toEqual(['undo']);
  });

  it('Ctrl+Y does it again too, until it means something else', () => {
    const again = press('y', { ctrlKey: true });
    expect(actionsFor(again, { keys: {}, singleLetterKeys: true })).toEqual(['redo']);
    expect(actionsFor(again, { keys: { redo: 'F9' }, singleLetterKeys: true })).toEqual(['redo']);
    expect(actionsFor(again, { keys: { mute: 'Ctrl+Y' }, singleLetterKeys: true })).toEqual(['mute']);
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
