import { describe, expect, it } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { replayed } from '#tests/support/replayed.ts';

/** Records that cannot be played: which of several faults is told, and at which action. */

type Fields = Record<string, unknown>;
const pass = (seat: unknown): Fields => ({ seat, type: 'pass' });
const BAD_ACTION = { type: 'pass' };

/** A six-player hand with Dealer 5, one pass made; parts can be replaced, or left out with `undefined`. */
const hand = (parts: Fields = {}): Fields => ({
  format: 'dappen-record/1',
  game: 'dappen',
  rules: { players: 6 },
  dealer: 5,
  deck: PACK,
  actions: [pass(0)],
  ...parts,
});

const verdict = (record: unknown): unknown => {
  const answer = replayed(typeof record === 'string' ? record : JSON.stringify(record));
  return answer.ok ? 'ok' : [answer.error.code, answer.error.index];
};

describe('shape', () => {
  it.each<[string, unknown]>([
    ['nothing', ''],
    ['half a record', JSON.stringify(hand()).slice(0, -1)],
    ['two records', `${JSON.stringify(hand())}${JSON.stringify(hand())}`],
    ['a list', []],
    ['a text', '"dappen-record/1"'],
    ['null', 'null'],
    ['a number', '7'],
    ['no format', hand({ format: undefined })],
    ['another format', hand({ format: 'dappen-record/2' })],
    ['a format that is no text', hand({ format: 1 })],
    ['no game', hand({ game: undefined })],
    ['another game', hand({ game: 'dobbm' })],
    ['a game in capitals', hand({ game: 'Dappen' })],
    ['rules as a list', hand({ rules: [] })],
    ['rules as a text', hand({ rules: 'basic' })],
    ['rules null', hand({ rules: null })],
    ['no dealer', hand({ dealer: undefined })],
    ['a dealer as text', hand({ dealer: '5' })],
    ['a half dealer', hand({ dealer: 2.5 })],
    ['a true dealer', hand({ dealer: true })],
    ['a negative dealer', hand({ dealer: -1 })],
    ['a dealer not at the table', hand({ dealer: 6 })],
    ['no deck', hand({ deck: undefined })],
    ['a deck as text', hand({ deck: PACK.join(' ') })],
    ['a deck as an object', hand({ deck: { 0: 'I' } })],
    ['no actions', hand({ actions: undefined })],
    ['actions as an object', hand({ actions: {} })],
    ['a match without hands', hand({ format: 'dappen-match/1' })],
    ['a match whose hands are an object', hand({ format: 'dappen-match/1', hands: {} })],
    ['a match with a hand that is a list', hand({ format: 'dappen-match/1', hands: [[]] })],
    ['a match with a hand without a deck', hand({ format: 'dappen-match/1', hands: [{ actions: [] }] })],
  ])('bad-record: %s', (_, record) => {
    expect(verdict(record)).toEqual(['bad-record', null]);
  });

  it.each<[string, unknown, number]>([
    ['a text for an action', [pass(0), 'pass'], 1],
    ['null for an action', [null], 0],
    ['a list for an action', [pass(0), []], 1],
    ['no seat', [pass(0), BAD_ACTION], 1],
    ['a seat as text', [pass('0')], 0],
    ['a half seat', [pass(0.5)], 0],
    ['a true seat', [pass(0), pass(true)], 1],
    ['a null seat', [pass(null)], 0],
    ['no type', [{ seat: 0 }], 0],
    ['a type that is no text', [{ seat: 0, type: 1 }], 0],
    ['play without a card', [pass(0), pass(1), { seat: 2, type: 'play' }], 2],
    ['discard without cards', [{ seat: 0, type: 'discard' }], 0],
    ['ultimo without cards', [{ seat: 0, type: 'ultimo' }], 0],
    ['far behind an action that is not legal', [pass(3), pass(3), BAD_ACTION], 2],
  ])('bad-record with the action’s index: %s', (_, actions, index) => {
    expect(verdict(hand({ actions }))).toEqual(['bad-record', index]);
  });
});

describe('rules', () => {
  it.each<[string, unknown]>([
    ['five players', { players: 5 }],
    ['nine players', { players: 9 }],
    ['players as text', { players: '6' }],
    ['players true', { players: true }],
    ['players null', { players: null }],
    ['half a player', { players: 6.5 }],
    ['a switch as text', { fairyTaleTrick: 'yes' }],
    ['a switch as number', { missedDuty: 1 }],
    ['an unknown value', { ultimos: 'Furtwangen' }],
    ['a value of another key', { villageBids: 'roundUp10' }],
    ['an unknown key', { Players: 6 }],
    ['another unknown key', { preset: 'basic' }],
    ['a key every object has', { toString: 'x' }],
    ['a constructor', { constructor: 1 }],
    ['a prototype', JSON.parse('{"__proto__": 1}')],
    ['an unknown multiplier', { villageMultipliers: { challenge: 2 } }],
    ['a multiplier every object has', { villageMultipliers: { valueOf: 2 } }],
    ['a multiplier of 1', { villageMultipliers: { push: 1 } }],
    ['a multiplier of 11', { villageMultipliers: { oneKing: 11 } }],
    ['a half multiplier', { villageMultipliers: { twoKings: 2.5 } }],
    ['a true multiplier', { villageMultipliers: { twoKings: true } }],
    ['multipliers as a list', { villageMultipliers: [3, 2, 3] }],
    ['multipliers null', { villageMultipliers: null }],
    ['a target of 0', { target: 0 }],
    ['half a target', { target: 1.5 }],
    ['a target as text', { target: '60' }],
    ['hands below 0', { hands: -1 }],
    ['half a hand', { hands: 0.5 }],
    ['hands true', { hands: true }],
    ['Buchenbach with seven', { villageBids: 'buchenbach', players: 7 }],
    ['Buchenbach with eight', { villageBids: 'buchenbach', players: 8 }],
  ])('bad-rules: %s', (_, rules) => {
    expect(verdict(hand({ rules }))).toEqual(['bad-rules', null]);
  });

  it.each<[string, unknown]>([
    ['none at all', {}],
    ['6.0 is 6', JSON.parse('{"players": 6.0, "target": 30.0}')],
    ['a target of 1', { target: 1 }],
    ['a huge target', { target: 1_000_000 }],
    ['multipliers from 2 to 10', { villageMultipliers: { push: 2, twoKings: 10 } }],
    ['multipliers that fall', { villageBids: 'buchenbach', villageMultipliers: { oneKing: 9, twoKings: 2 } }],
    ['no multipliers', { villageMultipliers: {} }],
    ['roundUp10 without village bids', { villagePayment: 'roundUp10' }],
    ['hands without coins', { hands: 12 }],
    ['a target in coins', { target: 5, scoring: 'traditional' }],
    ['Buchenbach at the default six', { villageBids: 'buchenbach' }],
  ])('no error: %s', (_, rules) => {
    expect(verdict(hand({ rules }))).toBe('ok');
  });
});

describe('deck', () => {
  it.each<[string, unknown[]]>([
    ['empty', []],
    ['53 cards', PACK.slice(1)],
    ['55 cards', [...PACK, 'I']],
    ['a card twice', PACK.map((card) => (card === 'II' ? 'I' : card))],
    ['an unknown code', PACK.map((card) => (card === 'II' ? 'ii' : card))],
    ['a number', PACK.map((card) => (card === 'II' ? 2 : card))],
    ['null', PACK.map((card) => (card === 'II' ? null : card))],
  ])('bad-deck: %s', (_, deck) => {
    expect(verdict(hand({ deck }))).toEqual(['bad-deck', null]);
  });
});

const SOLO = { seat: 0, type: 'solo' };
const NO_ULTIMO = { seat: 0, type: 'ultimo', cards: [] };
const NESTED: unknown = JSON.parse('['.repeat(3000) + ']'.repeat(3000));

describe('actions', () => {
  it.each<[string, unknown[], [string, number]]>([
    ['another seat’s turn', [pass(1)], ['wrong-seat', 0]],
    ['a seat not at the table', [pass(0), pass(6)], ['wrong-seat', 1]],
    ['a seat below 0', [pass(-1)], ['wrong-seat', 0]],
    ['an unknown type', [{ seat: 0, type: 'double' }], ['illegal-action', 0]],
    ['an empty type', [{ seat: 0, type: '' }], ['illegal-action', 0]],
    ['a type every object has', [{ seat: 0, type: 'toString' }], ['illegal-action', 0]],
    ['a known word too early', [{ seat: 0, type: 'dapp' }], ['illegal-action', 0]],
    ['a card in the bidding', [{ seat: 0, type: 'play', card: 'I' }], ['illegal-action', 0]],
    ['an unknown card', [SOLO, NO_ULTIMO, { seat: 0, type: 'play', card: 'XXII' }], ['illegal-action', 2]],
    ['an unknown type out of turn: the seat first', [{ seat: 3, type: 'double' }], ['wrong-seat', 0]],
    [
      'an unknown card out of turn: the seat first',
      [{ seat: 3, type: 'play', card: '?' }],
      ['wrong-seat', 0],
    ],
    [
      'a card that is an object',
      [SOLO, NO_ULTIMO, { seat: 0, type: 'play', card: { toString: 1 } }],
      ['illegal-action', 2],
    ],
    [
      'a card nested without end',
      [SOLO, NO_ULTIMO, { seat: 0, type: 'play', card: NESTED }],
      ['illegal-action', 2],
    ],
    ['a number for a card', [SOLO, NO_ULTIMO, { seat: 0, type: 'play', card: 7 }], ['illegal-action', 2]],
    ['the first wrong action counts', [pass(0), pass(0), { seat: 9, type: 'x' }], ['wrong-seat', 1]],
  ])('%s', (_, actions, expected) => {
    expect(verdict(hand({ actions }))).toEqual(expected);
  });

  it('a Dealer who sits out is a wrong seat', () => {
    const eight = { rules: { players: 8 }, dealer: 7 };
    expect(verdict(hand({ ...eight, actions: [...[0, 1, 2, 3, 4, 5, 6].map(pass), pass(7)] }))).toEqual([
      'wrong-seat',
      7,
    ]);
  });

  it.each<[string, unknown[]]>([
    ['eleven', PACK.slice(0, 11)],
    ['none', []],
    ['a number among them', [1]],
    ['a list among them', [[]]],
  ])('a wrong discard is illegal: %s', (_, cards) => {
    const dapp = [...[0, 1, 2, 3, 4, 5].map(pass), { seat: 0, type: 'dapp' }, ...[1, 2, 3, 4, 5].map(pass)];
    // the pack from its end: seat 0 is dealt diamonds and no trump stop
    const record = hand({
      deck: [...PACK].reverse(),
      actions: [...dapp, { seat: 0, type: 'discard', cards }],
    });
    expect(verdict(record)).toEqual(['illegal-action', 12]);
  });

  it('unknown keys are ignored outside the rules', () => {
    const actions = [{ ...pass(0), card: 'I', cards: 7, note: 'x' }];
    expect(verdict(hand({ actions, comment: 'x', hands: 3, table: { seed: 1 } }))).toBe('ok');
  });
});

describe('several faults at once are told in one order', () => {
  /** From the last told to the first; each record has the faults of all before it as well. */
  const faults: [string, Fields, [string, number | null]][] = [
    ['actions', { actions: [pass(3)] }, ['wrong-seat', 0]],
    ['deck', { deck: PACK.slice(1) }, ['bad-deck', null]],
    ['dealer’s range', { dealer: 17 }, ['bad-record', null]],
    ['rules', { rules: { players: 9 } }, ['bad-rules', null]],
    ['shape of an action', { actions: [pass(3), BAD_ACTION] }, ['bad-record', 1]],
    ['game', { game: 'dobbm' }, ['bad-record', null]],
    ['format', { format: 'x' }, ['bad-record', null]],
  ];
  let record = hand();
  for (const [name, fault, expected] of faults) {
    record = { ...record, ...fault };
    const stands = record;
    it(name, () => {
      expect(verdict(stands)).toEqual(expected);
    });
  }

  it('the hand being over comes before the seat and the action', () => {
    // a hand that ends at once: seat 0 says Dapp with the Trull and the four Kings
    const seven = ['Skus', 'XXI', 'I', 'SK', 'CK', 'HK', 'DK'];
    const rest = PACK.filter((card) => !seven.includes(card));
    const deck = [...seven.slice(0, 4), ...rest.slice(0, 26), ...seven.slice(4), ...rest.slice(26)];
    const over = [...[0, 1, 2, 3, 4, 5].map(pass), { seat: 0, type: 'dapp' }, ...[1, 2, 3, 4, 5].map(pass)];
    expect(verdict(hand({ deck, actions: over }))).toBe('ok');
    for (const more of [
      pass(0),
      pass(9),
      { seat: 2, type: 'double' },
      { seat: 0, type: 'play', card: '?' },
    ]) {
      expect(verdict(hand({ deck, actions: [...over, more] }))).toEqual(['hand-over', 12]);
    }
    expect(verdict(hand({ deck, actions: [...over, pass(9), { type: 'pass' }] }))).toEqual([
      'bad-record',
      13,
    ]);
  });
});

describe('matches', () => {
  const seven = ['Skus', 'XXI', 'I', 'SK', 'CK', 'HK', 'DK'];
  const rest = PACK.filter((card) => !seven.includes(card));
  const instant = [...seven.slice(0, 4), ...rest.slice(0, 26), ...seven.slice(4), ...rest.slice(26)];
  /** Ends with an instant win of the first speaker: 8 VP, or 40 cents from each. */
  const won = (dealer: number) => {
    const seats = [1, 2, 3, 4, 5, 6].map((i) => (dealer + i) % 6);
    const [first, ...others] = seats;
    return {
      deck: instant,
      actions: [...seats.map(pass), { seat: first, type: 'dapp' }, ...others.map(pass)],
    };
  };
  const open = { deck: PACK, actions: [] };
  const match = (rules: Fields, hands: unknown[]): Fields => ({
    format: 'dappen-match/1',
    game: 'dappen',
    rules,
    dealer: 5,
    hands,
  });

  it.each<[string, Fields, unknown[], unknown]>([
    ['no hand yet', {}, [], 'ok'],
    ['going on', {}, [won(5), won(0), open], 'ok'],
    ['won with the last hand', { target: 8 }, [won(5)], 'ok'],
    ['a hand after the match was won', { target: 8 }, [won(5), open], ['hand-over', null]],
    [
      'a hand after a coin match ended',
      { scoring: 'traditional', hands: 1 },
      [won(5), open],
      ['hand-over', null],
    ],
    [
      'no end in coins without a number of hands',
      { scoring: 'traditional', target: 1 },
      [won(5), won(0)],
      'ok',
    ],
    ['a hand after an unfinished one', {}, [won(5), open, open], ['bad-record', null]],
    ['the wrong Dealer in the second hand', {}, [won(5), won(5)], ['wrong-seat', 0]],
    [
      'an error in the second hand has its index there',
      {},
      [won(5), { deck: PACK, actions: [pass(1), pass(1)] }],
      ['wrong-seat', 1],
    ],
    [
      'a second deck that is wrong comes before the first hand’s actions',
      {},
      [
        { deck: PACK, actions: [pass(3)] },
        { deck: [], actions: [] },
      ],
      ['bad-deck', null],
    ],
    [
      'a second hand’s shape comes before the rules',
      { players: 9 },
      [open, { deck: PACK, actions: [pass(0), BAD_ACTION] }],
      ['bad-record', 1],
    ],
    [
      'actions after a hand’s end',
      {},
      [{ ...won(5), actions: [...won(5).actions, pass(0)] }],
      ['hand-over', 12],
    ],
  ])('%s', (_, rules, hands, expected) => {
    expect(verdict(match(rules, hands))).toEqual(expected);
  });

  it('prints every hand, totals, winners and the next Dealer', () => {
    expect(replayed(JSON.stringify(match({ target: 16 }, [])))).toEqual({
      ok: true,
      hands: [],
      totals: [0, 0, 0, 0, 0, 0],
      winners: null,
      nextDealer: 5,
    });
    expect(replayed(JSON.stringify(match({ target: 16 }, [won(5), open])))).toMatchObject({
      hands: [
        { ok: true, phase: 'done' },
        { ok: true, phase: 'solo', toAct: { seat: 1 }, result: null },
      ],
      totals: [8, 0, 0, 0, 0, 0],
      winners: null,
      nextDealer: 1,
    });
    expect(replayed(JSON.stringify(match({ target: 8 }, [won(5)])))).toMatchObject({
      totals: [8, 0, 0, 0, 0, 0],
      winners: [0],
      nextDealer: 0,
    });
    // two hands of coins: seats 0 and 1 won one each and share
    expect(
      replayed(JSON.stringify(match({ scoring: 'traditional', hands: 2 }, [won(5), won(0)]))),
    ).toMatchObject({
      totals: [160, 160, -80, -80, -80, -80],
      winners: [0, 1],
      nextDealer: 1,
    });
  });
});
