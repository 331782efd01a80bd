import type { Card } from '#engine/cards/card.ts';
import { inPackOrder, isKing, isTarok, isTrull, pipsOf, rankOf, suitOf } from '#engine/cards/card.ts';
import type { Action, LegalMove, Seat, UltimoCard } from '#engine/games/dappen/action.ts';
import type { Phase } from '#engine/games/dappen/observation.ts';
import type { HandResult, Trick } from '#engine/games/dappen/result.ts';
import type { RuleSet } from '#engine/games/dappen/rules.ts';

/**
 * The rules read a second time, by somebody else and in another shape: one hand told from beginning to
 * end, stopping to ask for the next action. The engine is held against it, action by action, in random
 * games. Nothing of engine/games but types is used here; keep it so, and keep it plain rather than quick.
 */

export type SeatedAction = Action & { readonly seat: Seat };

export interface Told {
  readonly phase: Phase;
  readonly toAct: { readonly seat: Seat; readonly legal: readonly LegalMove[] } | null;
  readonly result: HandResult | null;
  /** For every action given: who was to act and what was legal just before. */
  readonly trace: readonly { readonly seat: Seat; readonly legal: readonly LegalMove[] }[];
  /** The rule branches that this hand went through, for counting. */
  readonly hits: ReadonlySet<string>;
}

/** Thrown inside to leave the story where the actions run out. */
class Pause extends Error {
  constructor(
    readonly phase: Phase,
    readonly seat: Seat,
    readonly legal: readonly LegalMove[],
  ) {
    super('the actions end here');
  }
}

/** The story of a hand as far as its actions go. Throws an Error at an action the rules do not allow. */
export function secondReading(
  rules: RuleSet,
  dealer: Seat,
  deck: readonly Card[],
  actions: readonly SeatedAction[],
): Told {
  const trace: { seat: Seat; legal: readonly LegalMove[] }[] = [];
  const hits = new Set<string>();
  let next = 0;
  const ask: Ask = (phase, seat, legal) => {
    const action = actions[next];
    if (action === undefined) throw new Pause(phase, seat, legal);
    if (action.seat !== seat || !allowed(action, legal)) {
      throw new Error(
        `action ${next} is not allowed: ${JSON.stringify(action)}; ${seat}: ${JSON.stringify(legal)}`,
      );
    }
    trace.push({ seat, legal });
    next++;
    return action;
  };
  try {
    const result = hand(rules, dealer, deck, ask, (branch) => hits.add(branch));
    if (next < actions.length) throw new Error(`action ${next} comes after the end`);
    return { phase: 'done', toAct: null, result, trace, hits };
  } catch (thrown) {
    if (!(thrown instanceof Pause)) throw thrown;
    return {
      phase: thrown.phase,
      toAct: { seat: thrown.seat, legal: thrown.legal },
      result: null,
      trace,
      hits,
    };
  }
}

type Ask = (phase: Phase, seat: Seat, legal: readonly LegalMove[]) => Action;
type Hit = (branch: string) => void;

/** Whether an action is one of the moves. */
export function allowed(action: Action, legal: readonly LegalMove[]): boolean {
  return legal.some((move) => {
    if (move.type !== action.type) return false;
    if (action.type === 'play') return move.type === 'play' && move.card === action.card;
    if (action.type === 'discard' || action.type === 'ultimo') {
      const { cards } = action;
      const fits =
        'from' in move && new Set(cards).size === cards.length && cards.every((c) => move.from.includes(c));
      return fits && (move.type !== 'discard' || cards.length === move.count);
    }
    return true;
  });
}

const words = (...list: ('pass' | 'solo' | 'dapp' | 'challenge' | 'push' | 'raise' | 'keep' | 'goAhead')[]) =>
  list.map((type): LegalMove => ({ type }));

/** §3: T Taroks, the highest of rank ≥ 23 − T. */
export function hasTrumpStop(cards: readonly Card[]): boolean {
  const ranks = cards.filter(isTarok).map(rankOf);
  return ranks.length > 0 && Math.max(...ranks) >= 23 - ranks.length;
}

const countKings = (cards: readonly Card[]): number => cards.filter(isKing).length;

function hand(rules: RuleSet, dealer: Seat, deck: readonly Card[], ask: Ask, hit: Hit): HandResult {
  // §2: who plays, and the packets
  const n = rules.players === 6 ? 6 : 7;
  const active = Array.from({ length: n }, (_, i) => (dealer + 1 + i) % rules.players);
  const hands: Card[][] = Array.from({ length: rules.players }, () => []);
  const dapp: Card[] = [];
  let top = 0;
  for (const packet of n === 6 ? [4, 3] : [3, 3]) {
    for (const seat of active) {
      hands[seat]?.push(...deck.slice(top, top + packet));
      top += packet;
    }
    dapp.push(...deck.slice(top, top + 6));
    top += 6;
  }
  const of = (seat: Seat): Card[] => hands[seat] ?? [];

  // §3: bidding
  let dapper: Seat | undefined;
  let contract: 'dapp' | 'solo' = 'dapp';
  let drafted = false;
  let multiplier = 1;
  /** §8 missedDuty: who passed in spite of a trump stop. */
  const offenders = new Set<Seat>();
  for (const seat of active) {
    if (ask('solo', seat, words('pass', 'solo')).type === 'solo') {
      dapper = seat;
      contract = 'solo';
      hit('Solo');
      break;
    }
  }
  if (dapper === undefined) {
    let place = 0;
    for (; dapper === undefined; place++) {
      const seat = active[place] as Seat;
      if (place === n - 2) {
        dapper = seat;
        drafted = true;
        hit('drafted');
        if (hasTrumpStop(of(seat))) hit('drafted with a trump stop');
      } else {
        const stop = hasTrumpStop(of(seat));
        if (stop) hit('trump stop');
        const may = !stop ? words('pass', 'dapp') : rules.missedDuty ? words('pass', 'dapp') : words('dapp');
        if (ask('dapp', seat, may).type === 'dapp') dapper = seat;
        else if (stop) offenders.add(seat);
      }
    }
    if (offenders.size > 0) hit('duty missed');
    const later = drafted && !rules.challengeDrafted ? [] : active.slice(place);
    if (drafted && later.length > 0 && hasTrumpStop(of(later[0] as Seat)))
      hit('last speaker with a trump stop after a draft');
    let holder = dapper;
    if (rules.villageBids === 'buchenbach') {
      let kings = 0;
      for (const seat of later) {
        for (;;) {
          const may = kings < 2 && countKings(of(seat)) >= kings + 1 ? words('pass', 'raise') : words('pass');
          if (may.length === 1)
            hit(kings === 2 ? 'Two Kings reached: only pass' : 'too few Kings: only pass');
          if (ask('dapp', seat, may).type === 'pass') break;
          kings++;
          if (drafted && holder === dapper) hit('drafted raised');
          const enough = countKings(of(holder)) >= kings;
          const answer = ask('answer', holder, enough ? words('keep', 'goAhead') : words('goAhead'));
          hit(`${kings === 1 ? 'One King' : 'Two Kings'} ${answer.type === 'keep' ? 'kept' : 'given'}`);
          if (!enough) hit('too few Kings to keep');
          if (answer.type === 'goAhead') {
            holder = seat;
            break;
          }
        }
      }
      if (kings === 1) multiplier = rules.villageMultipliers.oneKing;
      if (kings === 2) multiplier = rules.villageMultipliers.twoKings;
    } else {
      for (const seat of later) {
        if (ask('dapp', seat, words('pass', 'challenge')).type === 'pass') continue;
        multiplier = 2;
        if (drafted) hit('drafted challenged');
        const answer = ask('answer', holder, words('keep', 'goAhead'));
        hit(answer.type === 'keep' ? 'Challenge kept' : 'Challenge given');
        if (answer.type === 'goAhead') holder = seat;
        else if (rules.villageBids === 'breitnau') {
          if (ask('dapp', seat, words('pass', 'push')).type === 'push') {
            multiplier = rules.villageMultipliers.push;
            const second = ask('answer', holder, words('keep', 'goAhead'));
            hit(second.type === 'keep' ? 'push kept' : 'push given');
            if (second.type === 'goAhead') holder = seat;
          } else hit('no push');
        }
        break;
      }
    }
    drafted = drafted && holder === dapper;
    dapper = holder;
  }
  const soloist = dapper;
  const opponents = active.filter((seat) => seat !== soloist);
  const coins = rules.scoring === 'traditional';
  const scores = Array.from({ length: rules.players }, () => 0);
  const add = (seat: Seat, amount: number): void => {
    scores[seat] = (scores[seat] ?? 0) + amount;
  };
  /** The Dapper gets `amount` (coins: from each opponent), or each opponent does (coins: from the Dapper). */
  const pay = (toDapper: boolean, amount: number): void => {
    if (toDapper) add(soloist, coins ? amount * opponents.length : amount);
    else if (coins) add(soloist, -amount * opponents.length);
    for (const seat of opponents) {
      if (!toDapper) add(seat, amount);
      else if (coins) add(seat, -amount);
    }
  };
  const tricks: Trick[] = [];
  const outcome = { contract, dapper: soloist, drafted, multiplier, tricks, scores };

  // §4: exchange
  let laidOff: readonly Card[] = dapp;
  if (contract === 'dapp') {
    const all = [...of(soloist), ...dapp];
    if (all.filter((card) => isTrull(card) || isKing(card)).length === 7) {
      hit(multiplier > 1 ? 'instant win at a raised stake' : 'instant win');
      pay(true, (coins ? 40 : 8) * multiplier);
      return {
        end: 'instantWin',
        ...outcome,
        cardPoints: null,
        winner: 'dapper',
        tier: 8,
        ultimos: [],
        missedBy: null,
      };
    }
    const from = all.filter((card) => !isTrull(card) && !isKing(card));
    const discard = ask('exchange', soloist, [{ type: 'discard', count: 12, from }]);
    laidOff = discard.type === 'discard' ? discard.cards : [];
    hands[soloist] = all.filter((card) => !laidOff.includes(card));
  } else if ([...of(soloist), ...dapp].filter((card) => isTrull(card) || isKing(card)).length === 7) {
    hit('no instant win in a Solo');
  }

  // §5: Ultimos
  const last = of(soloist).length;
  const promised = new Map<Card, number>();
  const canLay = (['III', 'II', 'I'] as const).filter((card) => of(soloist).includes(card));
  if (rules.ultimos !== 'none' && canLay.length > 0) {
    const answer = ask('ultimo', soloist, [{ type: 'ultimo', from: canLay }]);
    const laid = canLay.filter((card) => answer.type === 'ultimo' && answer.cards.includes(card));
    if (laid.length === 0) hit('no Ultimo laid');
    if (contract === 'solo' && laid.length > 0) hit('Ultimo in a Solo');
    laid.forEach((card, i) => {
      const fixed = card === 'III' ? last - 2 : card === 'II' ? last - 1 : last;
      promised.set(card, rules.ultimos === 'fixed' ? fixed : last - laid.length + 1 + i);
    });
    if (laid.length > 1) hit(`several Ultimos ${rules.ultimos}`);
  }

  // §6: play
  const made = new Map<Card, boolean>();
  const played: Card[][] = Array.from({ length: rules.players }, () => []);
  let held: Seat | undefined;
  let heldLed = false;
  let leader: Seat = soloist;
  for (let number = 1; number <= last; number++) {
    const order = active.map((_, i) => active[(active.indexOf(leader) + i) % n] as Seat);
    const trick: Card[] = [];
    /** The card that has to be followed, and the cards that can win. */
    let lead: Card | undefined;
    let contenders: { seat: Seat; card: Card }[] = [];
    for (const seat of order) {
      const mine = of(seat);
      const taroks = mine.filter(isTarok);
      const same = lead === undefined ? [] : mine.filter((card) => suitOf(card) === suitOf(lead as Card));
      let may = lead === undefined ? mine : same.length > 0 ? same : taroks.length > 0 ? taroks : mine;
      let canHold = false;
      if (held === seat) {
        // not playable before the last trick
        if (number < last) {
          const others = mine.filter((card) => card !== 'Skus');
          const follow = others.filter((card) => lead !== undefined && suitOf(card) === suitOf(lead));
          may = follow.length > 0 ? follow : others;
        }
      } else if (rules.holdingSkus && seat !== soloist && lead !== undefined) {
        // must play a Tarok and has none but the Skus: any suit card instead
        canHold = may.length === 1 && may[0] === 'Skus' && mine.length > 1;
        if (canHold) may = mine;
      }
      if (seat === soloist) {
        const unbanned = may.filter((card) => (promised.get(card) ?? 0) <= number);
        if (unbanned.length > 0) {
          if (unbanned.length < may.length) hit('Ultimo ban');
          may = unbanned;
        } else {
          hit('Ultimo forced early');
          if (rules.ultimos === 'furtwangen') {
            if (may.length > 1) hit('forced early: only the highest');
            may = [...may].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, 1);
          }
        }
      }
      const action = ask(
        'play',
        seat,
        may.map((card): LegalMove => ({ type: 'play', card })),
      );
      const card = action.type === 'play' ? action.card : (may[0] as Card);
      if (canHold && card !== 'Skus') {
        held = seat;
        hit('Skus held');
      } else if (canHold) hit('Skus not held though it could be');
      hands[seat] = mine.filter((other) => other !== card);
      trick.push(card);
      played[seat]?.push(card);
      if (held === seat && card === 'Skus') {
        if (trick.length === 1) {
          heldLed = true;
          hit('held Skus led');
        }
      } else {
        lead ??= card;
        contenders.push({ seat, card });
      }
      if (promised.has(card) && number < (promised.get(card) as number)) made.set(card, false);

      // §8 missedDuty
      if (offenders.has(seat) && hasTrumpStop(played[seat] ?? [])) {
        hit('missed duty revealed');
        if (trick.length === n) {
          hit('missed duty revealed by the last card of a trick');
          tricks.push({ leader, cards: trick, winner: winnerOf(contenders, rules, hit) });
        } else hit('missed duty revealed in mid-trick');
        if (card === 'Skus' && held === seat) hit('missed duty revealed by a held Skus');
        if (offenders.size > 1) hit('two missed duties');
        for (const other of active) add(other, other === seat ? (coins ? -40 * (n - 1) : 0) : coins ? 40 : 8);
        return {
          end: 'missedDuty',
          ...outcome,
          cardPoints: null,
          winner: null,
          tier: null,
          ultimos: [],
          missedBy: seat,
        };
      }
    }
    const winner = winnerOf(contenders, rules, hit);
    tricks.push({ leader, cards: trick, winner });
    for (const [card, promise] of promised) {
      if (promise === number && !made.has(card)) {
        const ok = winner === soloist && trick[order.indexOf(soloist)] === card;
        made.set(card, ok);
        if (!trick.includes(card)) hit('Ultimo card not played in its trick');
        else if (!ok) hit('Ultimo card beaten in its trick');
      }
    }
    contenders = [];
    leader = winner;
  }

  // §7: result
  const own = tricks.filter((trick) => trick.winner === soloist);
  let dapperPile = [...own.flatMap((trick) => trick.cards), ...laidOff];
  let teamPile = tricks.filter((trick) => trick.winner !== soloist).flatMap((trick) => trick.cards);
  if (held !== undefined && dapperPile.includes('Skus')) {
    const cheapest = [...teamPile].sort((a, b) => pipsOf(a) - pipsOf(b))[0];
    hit(cheapest === undefined ? 'held Skus alone' : 'held Skus exchanged');
    if (heldLed) hit('held Skus led and lost');
    if (cheapest !== undefined && pipsOf(cheapest) > 0) hit('held Skus exchanged for pips');
    teamPile = [...teamPile.filter((card) => card !== cheapest), 'Skus'];
    dapperPile = dapperPile.filter((card) => card !== 'Skus');
    if (cheapest !== undefined) dapperPile.push(cheapest);
  }
  if (own.length === 0) {
    hit('no trick');
    teamPile = [...teamPile, ...laidOff];
    dapperPile = [];
  }
  const marsch = own.length === last;
  if (marsch) hit(contract === 'solo' ? 'Marsch in a Solo' : 'Marsch');
  const cp = { dapper: points(dapperPile), team: points(teamPile) };
  if (cp.dapper + cp.team === 78) hit('78');
  if (cp.dapper === 39 && cp.team === 39) hit('39–39');
  const dapperWins = cp.team <= 39;
  const losers = marsch ? 0 : dapperWins ? cp.team : cp.dapper;
  const tier = TIERS.findIndex(([low, high]) => losers >= low && losers <= high) + 1;
  hit(`tier ${tier}`);
  hit(`${contract} ${dapperWins ? 'won' : 'lost'}`);
  if (contract === 'solo') pay(dapperWins, !coins ? 2 * tier + 1 : dapperWins ? 10 * tier : 5 * tier);
  else if (!coins) pay(dapperWins, tier * multiplier);
  else if (rules.villageBids !== 'none' && rules.villagePayment === 'roundUp10') {
    const exact = (40 - losers) * multiplier;
    hit(exact % 10 === 0 ? 'roundUp10 even' : 'roundUp10 rounded');
    pay(dapperWins, Math.ceil(exact / 10) * 10);
  } else pay(dapperWins, 5 * tier * multiplier);

  const ultimos = (['III', 'II', 'I'] as const)
    .filter((card) => promised.has(card))
    .map((card: UltimoCard) => ({ card, made: made.get(card) === true }));
  for (const ultimo of ultimos) {
    hit(`Ultimo ${ultimo.card} ${ultimo.made ? 'made' : 'failed'}`);
    pay(ultimo.made, ULTIMO_WORTH[ultimo.card] * (coins ? 5 : 1));
  }
  return {
    end: 'played',
    ...outcome,
    cardPoints: cp,
    winner: dapperWins ? 'dapper' : 'team',
    tier,
    ultimos,
    missedBy: null,
  };
}

const ULTIMO_WORTH: Readonly<Record<UltimoCard, number>> = { III: 2, II: 4, I: 6 };

const TIERS = [
  [33, 39],
  [28, 32],
  [23, 27],
  [18, 22],
  [13, 17],
  [8, 12],
  [3, 7],
  [0, 2],
] as const;

/** §1: half the cards, rounded down, and the pips. */
const points = (pile: readonly Card[]): number =>
  Math.floor(pile.length / 2) + pile.reduce((sum, card) => sum + pipsOf(card), 0);

/** §6: the highest Tarok, else the highest card of the suit led; Fairy Tale Trick: the Pagat. */
function winnerOf(contenders: readonly { seat: Seat; card: Card }[], rules: RuleSet, hit: Hit): Seat {
  const find = (card: Card) => contenders.find((one) => one.card === card);
  if (find('Skus') && find('XXI') && find('I')) {
    hit(rules.fairyTaleTrick ? 'Fairy Tale Trick' : 'Trull in one trick without Fairy Tale');
    if (rules.fairyTaleTrick) return (find('I') as { seat: Seat }).seat;
  }
  const taroks = contenders.filter(({ card }) => isTarok(card));
  const led = suitOf((contenders[0] as { card: Card }).card);
  const strong = taroks.length > 0 ? taroks : contenders.filter(({ card }) => suitOf(card) === led);
  return strong.reduce((best, one) => (rankOf(one.card) > rankOf(best.card) ? one : best)).seat;
}

/** `legal` and `from` lists in one order, for comparing. */
export function sortedMoves(moves: readonly LegalMove[]): unknown[] {
  const key = (move: LegalMove): string => `${move.type} ${'card' in move ? move.card : ''}`;
  return [...moves]
    .sort((a, b) => (key(a) < key(b) ? -1 : 1))
    .map((move) => ('from' in move ? { ...move, from: inPackOrder(move.from) } : move));
}
