import { describe, expect, it } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import { observe } from '#engine/games/dappen/index.ts';
import type { SittingView } from '#engine/table/protocol.ts';
import { breaksUltimo, takenSoFar } from '#renderer/table-view/taken.ts';
import { momentOf } from '#tests/support/phases.ts';
import { act, playScene, type Scene } from '#tests/support/scenario.ts';
import { seatedAt } from './seated.ts';

const DEAL = { dealer: 5, hands: { 0: 'Skus XXI XX XIX XVIII XVII XVI' } };

/** The view of seat 0 at a scene. */
const viewOf = ({ state }: Scene, actionCount: number): SittingView => ({
  ...momentOf('lead', { hands: 0 }).view,
  rules: state.deal.rules,
  you: 0,
  observation: observe(state, 0),
  actionCount,
});

/** The others play whatever they may until it is the turn of seat 0. */
function goRound(scene: Scene): Scene {
  let next = scene;
  for (;;) {
    const seat = observe(next.state, 0).toAct;
    if (seat === undefined || seat === 0) return next;
    const move = observe(next.state, seat).legal[0];
    if (move?.type !== 'play') throw new Error('not in play');
    next = act(next, move.card);
  }
}

describe('the rest of a hand that is sure', () => {
  it('is offered, played out card by card through the table, and can be stopped', async () => {
    let scene = playScene(DEAL, '0:solo');
    const { screen, asked, press, step } = await seatedAt(viewOf(scene, 1));
    expect(screen.text()).toContain('Take the rest');
    await press('a');
    expect(asked().at(-1)).toMatchObject({ type: 'act', action: { type: 'play', card: 'Skus' } });
    scene = goRound(act(scene, 'Skus'));
    await step([], viewOf(scene, 7));
    expect(asked().at(-1)).toMatchObject({ action: { card: 'XXI' } });
    await press('Escape');
    scene = goRound(act(scene, 'XXI'));
    await step([], viewOf(scene, 13));
    expect(asked()).toHaveLength(2);
    expect(screen.text()).toContain('Take the rest');
  });

  it('is not offered where one trick could be lost', async () => {
    const scene = playScene({ dealer: 5, hands: { 0: 'Skus XXI XX XIX XVIII XVII XV' } }, '0:solo');
    const { screen, asked, press } = await seatedAt(viewOf(scene, 1));
    expect(screen.text()).not.toContain('Take the rest');
    await press('a');
    expect(asked()).toEqual([]);
  });
});

describe('an Ultimo in its own trick', () => {
  it('is broken by another card, which is asked for twice', async () => {
    let scene = playScene(
      { dealer: 5, hands: { 0: 'XXI XX XIX XVIII XVII XVI II' }, dapp: 'Skus' },
      '0:solo 0:lay(II)',
    );
    for (const card of ['XXI', 'XX', 'XIX', 'XVIII', 'XVII']) scene = goRound(act(scene, card));
    const seen = observe(scene.state, 0);
    expect(breaksUltimo(seen, 'XVI')).toBe('II');
    expect(breaksUltimo(seen, 'II')).toBeUndefined();
    const { screen, asked } = await seatedAt(viewOf(scene, 30));
    expect(screen.text()).toContain('Tarok 2 has to win this trick.');
    await screen.find('.hand [data-card="XVI"]').trigger('click');
    expect(asked()).toEqual([]);
    expect(screen.text()).toContain('That breaks your Ultimo');
    await screen.find('.hand [data-card="XVI"]').trigger('click');
    expect(asked().at(-1)).toMatchObject({ action: { type: 'play', card: 'XVI' } });
  });
});

describe('what was taken so far', () => {
  it('counts open tricks; the own twelve as the Dapper, nobody else’s', () => {
    const discards: Card[] = ['XIV', 'XIII', 'XII', 'XI', 'X', 'IX', 'VIII', 'VII', 'VI', 'V', 'IV', 'III'];
    const scene = playScene(
      { ...DEAL, dapp: discards },
      `passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass 0:discard(${discards.join(' ')})`,
    );
    const after = goRound(act(scene, 'Skus'));
    const { cards } = observe(after.state, 0).tricks[0] ?? { cards: [] };
    const mine = takenSoFar(observe(after.state, 0));
    const theirs = takenSoFar(observe(after.state, 1));
    expect(mine.dapper).toMatchObject({ tricks: 1, sure: true });
    expect(theirs.dapper).toMatchObject({ tricks: 1, sure: false });
    expect(mine.dapper.points - theirs.dapper.points).toBe(6);
    expect(cards).toHaveLength(6);
    expect(mine.team).toEqual({ tricks: 0, points: 0, sure: true });
  });
});
