import { inPackOrder } from '../../cards/card.ts';
import { assertNever } from '../../result.ts';
import type { Seat } from './action.ts';
import { stakeOf } from './bidding.ts';
import { handSize, nextActive } from './deal.ts';
import { legal, toAct } from './moves.ts';
import type { LaidUltimo, Observation } from './observation.ts';
import { startOfPlay, winningNow } from './play.ts';
import type { Contract, HandState, LaidPromise, PlayPhase } from './state.ts';
import { trumpStopIn } from './trump-stop.ts';
import { ultimoWorth } from './ultimos.ts';

/**
 * What a seat may know of a hand, and nothing else (see `Observation`). The only way to look at a state.
 * `seat`: any seat of the table; one that sits out sees what is public.
 */
export function observe(hand: HandState, seat: Seat): Observation {
  const state = asSeenBy(hand, seat);
  const { deal } = state;
  const due = toAct(state);
  const trumpStop = trumpStopIn(deal.dealt[seat] ?? []);
  return {
    seat,
    rules: deal.rules,
    dealer: deal.dealer,
    active: deal.active,
    phase: state.phase.name,
    ...(due === undefined ? {} : { toAct: due }),
    legal: due === seat ? legal(state) : [],
    hand: state.hands[seat] ?? [],
    dealt: deal.dealt[seat] ?? [],
    ...(trumpStop === undefined ? {} : { trumpStop }),
    handSizes: state.hands.map((hand) => hand.length),
    talk: state.talk,
    trickCount: handSize(deal.rules),
    ...bidSeen(state),
    ...dappSeen(state, seat),
    ...playSeen(state, seat),
  };
}

/** §5: whether the Dapper is asked for Ultimos depends on its hand; to all others it is about to lead. */
function asSeenBy(state: HandState, seat: Seat): HandState {
  const { phase } = state;
  if (phase.name !== 'ultimo' || phase.contract.dapper === seat) return state;
  return { ...state, phase: startOfPlay(phase.contract, phase.discards, []) };
}

type BidSeen = Pick<Observation, 'dapper' | 'contract' | 'drafted' | 'multiplier' | 'challenger'>;

/** The bid or contract as everybody heard it. */
function bidSeen({ deal, phase }: HandState): BidSeen {
  switch (phase.name) {
    case 'solo':
      return { drafted: false, multiplier: 1 };
    case 'dapp':
    case 'answer': {
      const { bid } = phase;
      if (bid === undefined) return { drafted: false, multiplier: 1 };
      const challenger = phase.name === 'answer' ? { challenger: deal.active[phase.turn] as Seat } : {};
      return {
        dapper: bid.holder,
        drafted: bid.drafted,
        multiplier: stakeOf(deal.rules, bid.level),
        ...challenger,
      };
    }
    case 'exchange':
    case 'ultimo':
    case 'play':
    case 'done': {
      const { kind, dapper, drafted, multiplier } = phase.contract;
      return { contract: kind, dapper, drafted, multiplier };
    }
    default:
      return assertNever(phase);
  }
}

const contractOf = ({ phase }: HandState): Contract | undefined =>
  'contract' in phase ? phase.contract : undefined;

/** Where the twelve are, and for the Dapper which they were and which were laid off. */
function dappSeen(state: HandState, seat: Seat): Pick<Observation, 'dappAt' | 'dapp' | 'discards'> {
  const contract = contractOf(state);
  if (contract === undefined || contract.kind === 'solo') return { dappAt: 'table' };
  const discards = 'discards' in state.phase ? state.phase.discards : undefined;
  const dappAt = discards === undefined ? 'hand' : 'discarded';
  if (seat !== contract.dapper) return { dappAt };
  return { dappAt, dapp: inPackOrder(state.deal.dapp), ...(discards === undefined ? {} : { discards }) };
}

type PlaySeen = Pick<
  Observation,
  'ultimos' | 'tricks' | 'trick' | 'holdsSkus' | 'result' | 'count' | 'scoreLines'
>;

/** Tricks, Ultimos, and the outcome once there is one. */
function playSeen(state: HandState, seat: Seat): PlaySeen {
  const { deal, phase } = state;
  if (phase.name === 'play') {
    return {
      ultimos: laidSeen(state, phase.promises),
      tricks: phase.tricks,
      trick: trickSeen(state, phase),
      holdsSkus: phase.skusHeldBy === seat && (state.hands[seat] ?? []).includes('Skus'),
    };
  }
  if (phase.name !== 'done') return { ultimos: [], tricks: [], holdsSkus: false };
  const { result, count, scoreLines, broken } = phase;
  return {
    ultimos: laidSeen(state, phase.promises),
    tricks: result.tricks,
    ...(broken === undefined
      ? {}
      : { trick: { leader: broken.leader, cards: seated(deal.active, broken.leader, broken.cards) } }),
    holdsSkus: false,
    result,
    ...(count === undefined ? {} : { count }),
    scoreLines,
  };
}

const laidSeen = (state: HandState, promises: readonly LaidPromise[]): LaidUltimo[] =>
  promises.map((promise) => ({ ...promise, worth: ultimoWorth(state.deal.rules, promise.card) }));

function trickSeen(state: HandState, phase: PlayPhase): NonNullable<Observation['trick']> {
  const { active } = state.deal;
  const cards = seated(active, phase.leader, phase.table);
  const winning = winningNow(state.deal, phase);
  const winner = winning === undefined ? undefined : cards[winning.place]?.seat;
  return { leader: phase.leader, cards, ...(winner === undefined ? {} : { winning: winner }) };
}

/** Cards in order of play, each with the seat that played it. */
function seated<Card>(active: readonly Seat[], leader: Seat, cards: readonly Card[]) {
  let seat = leader;
  return cards.map((card, i) => {
    if (i > 0) seat = nextActive(active, seat);
    return { seat, card };
  });
}
