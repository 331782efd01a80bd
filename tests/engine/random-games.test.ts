import { expect, it } from 'vitest';
import { PACK } from '#engine/cards/card.ts';
import { type HandState, observe, phaseOf, resultOf } from '#engine/games/dappen/index.ts';
import type { RuleKey } from '#engine/games/dappen/rules.ts';
import { eachRandomHand, LONG_RUN, type PlayedHand, same } from '#tests/support/games.ts';
import { secondReading, sortedMoves } from '#tests/support/second-reading.ts';

/** What must have happened in the run: a branch of the rules that was never reached was never tested. */
const BRANCHES = [
  // §3
  ...['Solo', 'trump stop', 'drafted', 'drafted with a trump stop', 'Challenge kept', 'Challenge given'],
  // §4
  ...['instant win', 'instant win at a raised stake', 'no instant win in a Solo'],
  // §5
  ...['no Ultimo laid', 'Ultimo in a Solo', 'Ultimo ban', 'Ultimo forced early', 'several Ultimos fixed'],
  ...['Ultimo III made', 'Ultimo II made', 'Ultimo I made'],
  ...['Ultimo III failed', 'Ultimo II failed', 'Ultimo I failed'],
  ...['Ultimo card not played in its trick', 'Ultimo card beaten in its trick'],
  // §6
  ...['Fairy Tale Trick', 'Trull in one trick without Fairy Tale'],
  // §7
  ...['no trick', 'Marsch', 'Marsch in a Solo', '78', '39–39'],
  ...['dapp won', 'dapp lost', 'solo won', 'solo lost'],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((tier) => `tier ${tier}`),
  ...[0, 3, 7, 8, 12, 13, 17, 18, 22, 23, 27, 28, 32, 33, 39].map((points) => `loser ${points}`),
  // §8
  ...['drafted challenged', 'last speaker with a trump stop after a draft'],
  ...['several Ultimos furtwangen', 'forced early: only the highest'],
  ...['duty missed', 'missed duty revealed in mid-trick', 'missed duty revealed by the last card of a trick'],
  ...['missed duty revealed by a held Skus', 'two missed duties'],
  ...['Skus held', 'Skus not held though it could be', 'held Skus led', 'held Skus led and lost'],
  ...['held Skus exchanged', 'held Skus alone'],
  ...['no push', 'push kept', 'push given'],
  ...['One King kept', 'One King given', 'Two Kings kept', 'Two Kings given', 'drafted raised'],
  ...['too few Kings: only pass', 'too few Kings to keep', 'Two Kings reached: only pass'],
  ...['roundUp10 even', 'roundUp10 rounded'],
  // every value of every switch that has few of them
  ...['players 6', 'players 7', 'players 8', 'scoring simplified', 'scoring traditional'],
  ...[
    'ultimos fixed',
    'ultimos furtwangen',
    'ultimos none',
    'villagePayment table',
    'villagePayment roundUp10',
  ],
  ...['villageBids none', 'villageBids breitnau', 'villageBids buchenbach'],
  ...['fairyTaleTrick', 'challengeDrafted', 'missedDuty', 'holdingSkus'].flatMap((key) => [
    `${key} true`,
    `${key} false`,
  ]),
];

const SWITCHES: readonly RuleKey[] = [
  'players',
  'scoring',
  'ultimos',
  'villagePayment',
  'villageBids',
  'fairyTaleTrick',
  'challengeDrafted',
  'missedDuty',
  'holdingSkus',
];

/** Every card lies in one place: a hand, the Dapp, the discards, a trick. */
function cardsConserved(state: HandState): void {
  const { phase, deal, hands } = state;
  const tricks = phase.name === 'play' ? phase.tricks : phase.name === 'done' ? phase.result.tricks : [];
  const table =
    phase.name === 'play' ? phase.table : phase.name === 'done' ? (phase.broken?.cards ?? []) : [];
  const taken = 'contract' in phase && phase.contract.kind === 'dapp';
  const discards = 'discards' in phase ? (phase.discards ?? []) : [];
  const all = [...hands.flat(), ...tricks.flatMap((trick) => trick.cards), ...table];
  const everywhere = [...all, ...(taken ? discards : deal.dapp)];
  if (everywhere.length !== PACK.length || new Set(everywhere).size !== PACK.length) {
    expect([...everywhere].sort()).toEqual([...PACK].sort());
  }
}

function scoresAddUp(hand: PlayedHand): void {
  const result = resultOf(hand.end);
  const scores = result?.scores ?? [];
  expect(scores).toHaveLength(hand.rules.players);
  const sum = scores.reduce((total, score) => total + score, 0);
  if (hand.rules.scoring === 'traditional') expect(sum).toBe(0);
  else expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  if (hand.rules.players === 8) expect(scores[hand.dealer]).toBe(0);
  if (result?.cardPoints != null) {
    expect([78, 79]).toContain(result.cardPoints.dapper + result.cardPoints.team);
  }
  const lines = observe(hand.end, hand.dealer).scoreLines ?? [];
  expect(lines.length).toBeGreaterThan(0);
  const added = scores.map((_, seat) => lines.reduce((total, line) => total + (line.scores[seat] ?? 0), 0));
  expect(added).toEqual(scores);
  const count = observe(hand.end, hand.dealer).count;
  if (result?.end !== 'played') expect(count).toBeUndefined();
  else expect({ dapper: count?.dapper.points, team: count?.team.points }).toEqual(result.cardPoints);
}

it('random hands of every rule set keep to the rules as read a second time', LONG_RUN, () => {
  const hits = new Map<string, number>();
  const hit = (branch: string): void => {
    hits.set(branch, (hits.get(branch) ?? 0) + 1);
  };
  eachRandomHand('rules', 4000, (hand) => {
    const told = secondReading(
      hand.rules,
      hand.dealer,
      hand.deck,
      hand.steps.map((step) => step.action),
    );
    for (const [i, step] of hand.steps.entries()) {
      const moves = sortedMoves(told.trace[i]?.legal ?? []);
      if (step.action.seat !== told.trace[i]?.seat || !same(sortedMoves(step.moves), moves)) {
        expect(sortedMoves(step.moves), `before action ${i}`).toEqual(moves);
      }
    }
    expect(phaseOf(hand.end)).toBe('done');
    expect(resultOf(hand.end)).toEqual(told.result);
    scoresAddUp(hand);
    for (const branch of told.hits) hit(branch);
    for (const key of SWITCHES) hit(`${key} ${hand.rules[key]}`);
    const losers = observe(hand.end, 0).count?.losersPoints;
    if (losers !== undefined) hit(`loser ${losers}`);
  });
  const missing = BRANCHES.filter((branch) => !hits.has(branch));
  expect(missing, `never reached, among ${[...hits.keys()].sort().join(', ')}`).toEqual([]);
});

it('cards are conserved at every step', LONG_RUN, () => {
  eachRandomHand('cards', 300, (hand) => {
    cardsConserved(hand.start);
    for (const step of hand.steps) cardsConserved(step.after);
  });
});
