import { describe, expect, it } from 'vitest';
import { MAX_NAME, parseHostEvent, parseRequest } from '#engine/table/protocol.ts';
import { newMatchRequest } from '#tests/support/sitting.ts';

const fine: readonly object[] = [
  { id: 0, type: 'hello' },
  { id: 1, ...newMatchRequest() },
  { id: 2, type: 'act', action: { type: 'pass' } },
  { id: 3, type: 'act', action: { type: 'play', card: 'Skus' } },
  { id: 4, type: 'act', action: { type: 'discard', cards: ['SQ', 'H4'] } },
  { id: 5, type: 'act', action: { type: 'ultimo', cards: [] } },
  ...['nextHand', 'undo', 'redo', 'abandon', 'resume', 'exportRecord', 'playOpened'].map((type) => ({
    id: 6,
    type,
  })),
  { id: 7, type: 'openRecord', record: '{}' },
  { id: 7, type: 'resume', careful: true },
];

const many = (count: number): string[] => Array.from({ length: count }, () => 'x');

const malformed: readonly (readonly [string, unknown])[] = [
  ['nothing', undefined],
  ['null', null],
  ['a text', 'hello'],
  ['a list', []],
  ['no type', { id: 1 }],
  ['an unknown type', { id: 1, type: 'peek' }],
  ['no id', { type: 'hello' }],
  ['an id that is no number', { id: '1', type: 'hello' }],
  ['a fractional id', { id: 1.5, type: 'hello' }],
  ['an unknown key', { id: 1, type: 'hello', peek: true }],
  ['no action', { id: 1, type: 'act' }],
  ['an unknown word', { id: 1, type: 'act', action: { type: 'redouble' } }],
  ['no card', { id: 1, type: 'act', action: { type: 'play' } }],
  ['a card that is none', { id: 1, type: 'act', action: { type: 'play', card: 'S1' } }],
  ['a card beside a word', { id: 1, type: 'act', action: { type: 'pass', card: 'S7' } }],
  ['too many cards', { id: 1, type: 'act', action: { type: 'discard', cards: many(1000) } }],
  ['an inherited card', { id: 1, type: 'act', action: { type: 'play', card: 'constructor' } }],
  ['a seat below 0', { id: 1, ...newMatchRequest(), you: -1 }],
  ['a seat beyond the table', { id: 1, ...newMatchRequest(), you: 8 }],
  ['an unknown bot', { id: 1, ...newMatchRequest(), bots: many(6) }],
  ['a bot that may not be offered', { id: 1, ...newMatchRequest(), bots: ['perfect'] }],
  ['a name that is too long', { id: 1, ...newMatchRequest(), names: ['n'.repeat(MAX_NAME + 1)] }],
  ['an empty name', { id: 1, ...newMatchRequest(), names: ['  '] }],
  ['too many names', { id: 1, ...newMatchRequest(), names: many(9) }],
  ['a seed that is too long', { id: 1, ...newMatchRequest(), seed: 's'.repeat(101) }],
  ['rules that are no object', { id: 1, ...newMatchRequest(), rules: ['basic'] }],
];

describe('requests', () => {
  it.each(fine.map((message) => [JSON.stringify(message).slice(0, 60), message]))(
    'accepts %s',
    (_, message) => {
      expect(parseRequest(message)).toEqual({ ok: true, value: message });
    },
  );

  it.each(malformed)('refuses %s', (_, message) => {
    const parsed = parseRequest(message);
    expect(parsed.ok).toBe(false);
  });

  it('names the place and the id of what is wrong', () => {
    const parsed = parseRequest({ id: 7, type: 'act', action: { type: 'play', card: 'S1' } });
    expect(parsed).toMatchObject({ ok: false, error: { id: 7, detail: expect.stringContaining('action') } });
  });

  it('has no id to answer to where there was none', () => {
    expect(parseRequest({ type: 'hello' })).toEqual({ ok: false, error: { detail: expect.any(String) } });
  });
});

describe('host events', () => {
  it('accepts an event of each kind that carries no sitting', () => {
    for (const event of [
      { type: 'welcome', re: 0 },
      { type: 'welcome', re: 0, setAside: { reason: 'garbled' } },
      { type: 'closed', re: 1 },
      { type: 'record', re: 1, record: '{}' },
      { type: 'opened', re: 1, problem: 'newer' },
      { type: 'notSaved', reason: 'full' },
      { type: 'savedAgain' },
      { type: 'error', error: { code: 'badMessage', detail: 'type: Invalid' } },
      { type: 'error', re: 3, error: { code: 'refused', refusal: { code: 'handOver' } } },
      { type: 'error', re: 3, error: { code: 'noSitting' } },
    ]) {
      expect(parseHostEvent(event)).toEqual({ ok: true, value: event });
    }
  });

  it('refuses what is none', () => {
    for (const event of [
      { type: 'welcome' },
      { type: 'step', events: [] },
      { type: 'error' },
      'closed',
      null,
    ]) {
      expect(parseHostEvent(event).ok).toBe(false);
    }
  });
});
