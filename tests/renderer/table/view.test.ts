import { describe, expect, it } from 'vitest';
import type { SittingView } from '#engine/table/protocol.ts';
import { beforeWriting } from '#renderer/table-view/standing.ts';
import { type TableView, tableView } from '#renderer/table-view/view.ts';
import { type MomentName, momentOf } from '#tests/support/phases.ts';

const viewOf = (view: SittingView, more: Partial<Parameters<typeof tableView>[0]> = {}): TableView =>
  tableView({
    view,
    held: undefined,
    yourTurn: view.observation.toAct === view.you,
    preferences: { handOrder: 'taroksLeftHigh', leftHanded: false },
    window: { width: 1280, height: 720, scale: 1 },
    panelOpen: true,
    ...more,
  });
const at = (name: MomentName): TableView => viewOf(momentOf(name).before);

describe('what is on the table', () => {
  it('the Dapp lies in the middle until it is taken up, then the discards lie before the Dapper', () => {
    expect(at('dapp')).toMatchObject({ dapp: 'packets', discards: undefined, ring: undefined });
    expect(at('exchange')).toMatchObject({ dapp: undefined, discards: undefined });
    const { dapper } = momentOf('follow').before.observation;
    expect(at('follow')).toMatchObject({ dapp: undefined, discards: { of: dapper } });
    expect(at('soloPlay')).toMatchObject({ dapp: 'pile', discards: undefined });
  });

  it('numbers the cards of the trick and the places still empty', () => {
    const table = at('follow');
    const { active } = momentOf('follow').before.observation;
    expect(table.trick.map(({ order }) => order)).toEqual(table.trick.map((_, i) => i + 1));
    expect(table.trick.filter(({ winning }) => winning)).toHaveLength(1);
    expect(table.trick.length + table.open.length).toBe(active.length);
    expect(table.open[0]).toMatchObject({
      seat: momentOf('follow').before.you,
      order: table.trick.length + 1,
    });
  });

  it('a finished trick lies open with its winner while it is held', () => {
    const { view } = momentOf('held');
    const held = view.observation.tricks.at(-1);
    const table = viewOf(view, { held, yourTurn: false });
    expect(table.ring?.trick).toBe(view.observation.tricks.length);
    expect(table.trick).toHaveLength(view.observation.active.length);
    expect(table.trick.find(({ winning }) => winning)?.seat).toBe(held?.winner);
    expect(table.open).toEqual([]);
    expect(table.seats.some(({ toAct }) => toAct)).toBe(false);
    expect(viewOf(view, { yourTurn: false }).trick).toEqual([]);
  });

  it('marks roles: one Dapper, one Dealer, at most one turn', () => {
    for (const name of ['follow', 'watchPlay', 'othersBid', 'sitsOut'] as const) {
      const { seats } = at(name);
      expect(
        seats.filter(({ dapper }) => dapper),
        name,
      ).toHaveLength(1);
      expect(
        seats.filter(({ dealer }) => dealer),
        name,
      ).toHaveLength(1);
      expect(
        seats.filter(({ toAct }) => toAct),
        name,
      ).toHaveLength(1);
    }
  });

  it('a Dealer of eight sits out: no cards, no place in the trick', () => {
    const table = at('sitsOut');
    const out = table.seats.filter((seat) => seat.out);
    expect(out).toMatchObject([{ dealer: true, you: true, cards: undefined }]);
    expect(table.hand).toEqual([]);
    expect([...table.trick, ...table.open].some(({ seat }) => seat === out[0]?.seat)).toBe(false);
  });

  it('bubbles: what was said last in the round, gone when play begins', () => {
    const seen = momentOf('othersBid').before.observation;
    const { seats } = at('othersBid');
    const spoken = new Set(seen.talk.filter(({ round }) => round === 'dapp').map(({ seat }) => seat));
    for (const seat of seats)
      expect(seat.saying !== undefined, `seat ${seat.seat}`).toBe(spoken.has(seat.seat));
    expect(at('follow').seats.every(({ saying }) => saying === undefined)).toBe(true);
  });

  it('own Ultimo cards say for which trick they are kept back, others lie by their seat', () => {
    const own = at('ownUltimos');
    const { ultimos, hand } = momentOf('ownUltimos').before.observation;
    const kept = own.hand.filter(({ keptFor }) => keptFor !== undefined);
    expect(kept.map(({ card, keptFor }) => [card, keptFor]).sort()).toEqual(
      ultimos
        .filter(({ card, made }) => made === undefined && hand.includes(card))
        .map(({ card, trick }) => [card, trick])
        .sort(),
    );
    expect(at('follow').seats.filter((seat) => seat.ultimos.length > 0)).toHaveLength(1);
  });

  it('says why a card cannot be played only when it could be one’s turn to play it', () => {
    expect(at('follow').hand.some(({ refusal }) => refusal !== undefined)).toBe(true);
    const waiting = viewOf(momentOf('follow').before, { yourTurn: false });
    expect(waiting.hand.every(({ refusal }) => refusal === undefined)).toBe(true);
  });

  it('nothing of the result is written down while the last card is still being shown', () => {
    const { view, before } = momentOf('done');
    expect(view.hands).toHaveLength(before.hands.length + 1);
    expect(beforeWriting(view)).toMatchObject({ hands: before.hands, totals: before.totals });
    expect(beforeWriting(before)).toBe(before);
  });

  it('the hand lies in the order that is preferred', () => {
    const { before } = momentOf('follow');
    const left = viewOf(before).hand.map(({ card }) => card);
    const right = viewOf(before, { preferences: { handOrder: 'taroksRightLow', leftHanded: false } });
    expect([...left].sort()).toEqual(right.hand.map(({ card }) => card).sort());
    expect(left).not.toEqual(right.hand.map(({ card }) => card));
  });

  it.each([
    ['solo', 'solo'],
    ['forced', 'dappForced'],
    ['noKings', 'onlyPass'],
    ['challenge', 'raise'],
    ['answer', 'answer'],
    ['exchange', 'exchange'],
    ['ultimo', 'ultimo'],
    ['lead', 'lead'],
    ['onlyCard', 'onlyCard'],
    ['watchPlay', 'thinks'],
  ] as const)('says what is due: %s', (name, code) => {
    expect(at(name).due.code).toBe(code);
  });
});
