import { type Card, cardPoints, pipsIn, pipsOf } from '../../cards/card.ts';
import type { Seat, UltimoCard } from './action.ts';
import { DAPP_SIZE } from './deal.ts';
import type { HandCount, HandResult, PileCount, PileLine, ScoreLine, Trick } from './result.ts';
import type { RuleSet } from './rules.ts';
import type { Contract, Deal, LaidPromise } from './state.ts';
import { ultimoWorth } from './ultimos.ts';

/** Team CP at which the team has won (§7). */
export const TEAM_WINS_AT = 40;
/** VP that every other active player adds for a missed duty, and cents the offender pays (§8). */
export const MISSED_DUTY = { vp: 8, cents: 40 };
const TOP_TIER = 8;
const CENTS_PER_TIER = 5;

/** The tier (1 … 8) read from the loser's card points, 0 … 39 (§7). */
export const tierFor = (losersPoints: number): number =>
  losersPoints >= 33 ? 1 : TOP_TIER - Math.floor((losersPoints + 2) / 5);

/** A finished hand: the result as records print it, the count, and where the scores come from. */
export interface Settlement {
  readonly result: HandResult;
  readonly count: HandCount | undefined;
  readonly scoreLines: readonly ScoreLine[];
}

interface Ending {
  readonly deal: Deal;
  readonly contract: Contract;
  readonly tricks: readonly Trick[];
}

const resultBase = ({ contract, tricks }: Ending) => ({
  contract: contract.kind,
  dapper: contract.dapper,
  drafted: contract.drafted,
  multiplier: contract.multiplier,
  tricks,
});

/** §4: the Dapper showed the Trull and the four Kings. */
export function settleInstantWin(ending: Ending): Settlement {
  const { deal, contract } = ending;
  const worth = deal.rules.scoring === 'traditional' ? CENTS_PER_TIER * TOP_TIER : TOP_TIER;
  const line = scoreLine(deal, contract, { what: 'instantWin', to: 'dapper' }, worth * contract.multiplier);
  return {
    result: {
      end: 'instantWin',
      ...resultBase(ending),
      cardPoints: null,
      winner: 'dapper',
      tier: TOP_TIER,
      ultimos: [],
      missedBy: null,
      scores: total(deal, [line]),
    },
    count: undefined,
    scoreLines: [line],
  };
}

/** §8 missedDuty: `offender`'s played cards contain a trump stop. */
export function settleMissedDuty(ending: Ending, offender: Seat): Settlement {
  const { deal } = ending;
  const coins = deal.rules.scoring === 'traditional';
  const amount = coins ? MISSED_DUTY.cents : MISSED_DUTY.vp;
  const scores = deal.dealt.map((_, seat) => (deal.active.includes(seat) && seat !== offender ? amount : 0));
  if (coins) scores[offender] = -amount * (deal.active.length - 1);
  const line: ScoreLine = { what: 'missedDuty', to: 'othersThanOffender', amount, scores };
  return {
    result: {
      end: 'missedDuty',
      ...resultBase(ending),
      cardPoints: null,
      winner: null,
      tier: null,
      ultimos: [],
      missedBy: offender,
      scores,
    },
    count: undefined,
    scoreLines: [line],
  };
}

/** §7: all tricks are played. `twelve`: the discards, or in a Solo the untouched Dapp. */
export function settlePlayed(
  ending: Ending & {
    readonly twelve: readonly Card[];
    readonly promises: readonly LaidPromise[];
    /** A held Skus lay in the last trick. */
    readonly heldSkusShown: boolean;
  },
): Settlement {
  const { deal, contract, promises } = ending;
  const count = countPiles(ending);
  const winner = count.team.points >= TEAM_WINS_AT ? 'team' : 'dapper';
  const tier = tierFor(count.losersPoints);
  const to = winner === 'dapper' ? 'dapper' : 'opponents';
  const worth = contractWorth(deal.rules, contract, winner === 'dapper', tier, count.losersPoints);
  const lines = [
    scoreLine(deal, contract, { what: 'contract', to }, worth),
    ...promises.map(({ card, made = false }) =>
      scoreLine(
        deal,
        contract,
        { what: 'ultimo', card, made, to: made ? 'dapper' : 'opponents' },
        ultimoWorth(deal.rules, card),
      ),
    ),
  ];
  return {
    result: {
      end: 'played',
      ...resultBase(ending),
      cardPoints: { dapper: count.dapper.points, team: count.team.points },
      winner,
      tier,
      ultimos: promises.map(({ card, made = false }) => ({ card, made })),
      missedBy: null,
      scores: total(deal, lines),
    },
    count,
    scoreLines: lines,
  };
}

/** What the contract is worth: VP for each winner (simplified), or cents each loser pays one winner. */
export function contractWorth(
  rules: RuleSet,
  contract: Contract,
  dapperWon: boolean,
  tier: number,
  losersPoints: number,
): number {
  const solo = contract.kind === 'solo';
  if (rules.scoring === 'simplified') return solo ? 2 * tier + 1 : tier * contract.multiplier;
  if (solo) return (dapperWon ? 2 : 1) * CENTS_PER_TIER * tier;
  if (rules.villageBids !== 'none' && rules.villagePayment === 'roundUp10') {
    return Math.ceil(((TEAM_WINS_AT - losersPoints) * contract.multiplier) / 10) * 10;
  }
  return CENTS_PER_TIER * tier * contract.multiplier;
}

type LineHead = { what: ScoreLine['what']; to: 'dapper' | 'opponents'; card?: UltimoCard; made?: boolean };

/** One line of the score sheet. Simplified: only winners add. Traditional: the losers pay, zero-sum. */
function scoreLine(deal: Deal, contract: Contract, head: LineHead, amount: number): ScoreLine {
  const { rules, active, dealt } = deal;
  const coins = rules.scoring === 'traditional';
  const toDapper = head.to === 'dapper';
  const scores = dealt.map((_, seat) => {
    if (!active.includes(seat)) return 0;
    if (seat !== contract.dapper) return toDapper ? (coins ? -amount : 0) : amount;
    if (!coins) return toDapper ? amount : 0;
    return (toDapper ? amount : -amount) * (active.length - 1);
  });
  // -0 never leaves the engine: it prints as 0 but compares differently
  return { ...head, amount, scores: scores.map((score) => score + 0) };
}

const total = (deal: Deal, lines: readonly ScoreLine[]): number[] =>
  deal.dealt.map((_, seat) => lines.reduce((sum, line) => sum + (line.scores[seat] ?? 0), 0));

/** The count of both piles, line by line (§7, and §8 for a held Skus). */
function countPiles(ending: Parameters<typeof settlePlayed>[0]): HandCount {
  const { contract, tricks, twelve, heldSkusShown } = ending;
  const isDappers = (trick: Trick): boolean => trick.winner === contract.dapper;
  const won = tricks.filter(isDappers).length;
  const noTrick = won === 0;
  const marsch = won === tricks.length;
  const dapper: PileLine[] = [trickLine(tricks, isDappers)];
  const team: PileLine[] = [trickLine(tricks, (trick) => !isDappers(trick))];
  (noTrick ? team : dapper).push({ what: 'dapp', tricks: [], cards: DAPP_SIZE, pips: pipsIn(twelve) });

  const last = tricks[tricks.length - 1];
  if (heldSkusShown && last !== undefined && isDappers(last)) {
    const pips = pipsOf('Skus');
    dapper.push({ what: 'skusBack', tricks: [], cards: -1, pips: -pips });
    team.push({ what: 'skusBack', tricks: [], cards: 1, pips });
    const others = tricks.filter((trick) => !isDappers(trick)).flatMap((trick) => trick.cards);
    if (others.length > 0) {
      const fewest = Math.min(...others.map(pipsOf));
      dapper.push({ what: 'skusFor', tricks: [], cards: 1, pips: fewest });
      team.push({ what: 'skusFor', tricks: [], cards: -1, pips: -fewest });
    }
  }
  const dapperPile = pileOf(dapper);
  const teamPile = pileOf(team);
  const teamWon = teamPile.points >= TEAM_WINS_AT;
  const losersPoints = marsch ? 0 : teamWon ? dapperPile.points : teamPile.points;
  return { dapper: dapperPile, team: teamPile, noTrick, marsch, losersPoints };
}

function trickLine(tricks: readonly Trick[], mine: (trick: Trick) => boolean): PileLine {
  const numbers: number[] = [];
  let cards = 0;
  let pips = 0;
  tricks.forEach((trick, i) => {
    if (!mine(trick)) return;
    numbers.push(i + 1);
    cards += trick.cards.length;
    pips += pipsIn(trick.cards);
  });
  return { what: 'tricks', tricks: numbers, cards, pips };
}

function pileOf(lines: readonly PileLine[]): PileCount {
  const cards = lines.reduce((sum, line) => sum + line.cards, 0);
  const pips = lines.reduce((sum, line) => sum + line.pips, 0);
  return { lines, cards, pips, points: cardPoints(cards, pips) };
}
