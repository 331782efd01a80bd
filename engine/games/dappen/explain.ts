import { type Card, isKing, isTrull, parseCard, suitOf } from '../../cards/card.ts';
import { assertNever } from '../../result.ts';
import type { Action, LegalMove, Word } from './action.ts';
import { kingsIn, ladderOf, stakeOf } from './bidding.ts';
import { DAPP_SIZE } from './deal.ts';
import type { Observation } from './observation.ts';
import type { Refusal } from './refusal.ts';
import { mustFollow, suitLed } from './trick.ts';
import { keptBack } from './ultimos.ts';

/**
 * Why a seat may not do something, from what that seat can see: the same function answers for the
 * engine, which refuses, and for a screen that explains before anything was tried. Undefined if the
 * action is legal.
 */
export function refusalFor(seen: Observation, action: Action): Refusal | undefined {
  if (seen.toAct === undefined) return { code: 'handOver' };
  if (!seen.active.includes(seen.seat)) return { code: 'sitsOut', seat: seen.seat };
  if (seen.toAct !== seen.seat) return { code: 'notYourTurn', seat: seen.seat, toAct: seen.toAct };
  switch (action.type) {
    case 'play':
      return seen.phase === 'play' ? playRefusal(seen, action.card) : notNow(seen, 'play');
    case 'discard':
      return seen.phase === 'exchange' ? discardRefusal(seen, action.cards) : notNow(seen, 'discard');
    case 'ultimo':
      return seen.phase === 'ultimo' ? ultimoRefusal(seen, action.cards) : notNow(seen, 'ultimo');
    case 'pass':
    case 'solo':
    case 'dapp':
    case 'challenge':
    case 'push':
    case 'raise':
    case 'keep':
    case 'goAhead':
      return wordRefusal(seen, action.type);
    default:
      return assertNever(action);
  }
}

const may = (moves: readonly LegalMove[]): string[] => [...new Set(moves.map((move) => move.type))];

const notNow = (seen: Observation, action: 'discard' | 'ultimo' | 'play'): Refusal => ({
  code: 'actionNotNow',
  action,
  may: may(seen.legal),
});

function wordRefusal(seen: Observation, word: Word): Refusal | undefined {
  if (seen.legal.some((move) => move.type === word)) return undefined;
  const notThisWord: Refusal = { code: 'wordNotNow', word, may: may(seen.legal) };
  const ladder = ladderOf(seen.rules);
  const held = kingsIn(seen.dealt);
  if (seen.phase === 'dapp' && seen.dapper === undefined) {
    return word === 'pass' && seen.trumpStop !== undefined
      ? { code: 'mustSayDapp', ...seen.trumpStop }
      : notThisWord;
  }
  if (seen.phase === 'dapp' && ladder.steps.some((step) => step.word === word)) {
    const step = ladder.steps[levelOf(seen)];
    if (step === undefined) return { code: 'highestBidReached' };
    return step.word === word ? { code: 'tooFewKingsToRaise', needed: step.kings, held } : notThisWord;
  }
  if (seen.phase === 'answer' && word === 'keep') {
    return { code: 'tooFewKingsToKeep', needed: ladder.steps[levelOf(seen) - 1]?.kings ?? 0, held };
  }
  return notThisWord;
}

/** Raises so far, heard from the words spoken. */
const levelOf = (seen: Observation): number =>
  seen.talk.filter(({ word }) => word === 'challenge' || word === 'push' || word === 'raise').length;

function discardRefusal(seen: Observation, cards: readonly Card[]): Refusal | undefined {
  const wrong = choiceRefusal(seen, cards);
  if (wrong !== undefined) return wrong;
  const trull = cards.find(isTrull);
  if (trull !== undefined) return { code: 'trullNotDiscardable', card: trull };
  const king = cards.find(isKing);
  if (king !== undefined) return { code: 'kingNotDiscardable', card: king };
  return cards.length === DAPP_SIZE
    ? undefined
    : { code: 'wrongDiscardCount', count: cards.length, needed: DAPP_SIZE };
}

function ultimoRefusal(seen: Observation, cards: readonly Card[]): Refusal | undefined {
  const wrong = choiceRefusal(seen, cards);
  if (wrong !== undefined) return wrong;
  const layable = seen.legal.flatMap((move) => (move.type === 'ultimo' ? move.from : []));
  const other = cards.find((card) => !layable.includes(card));
  return other === undefined ? undefined : { code: 'notAnUltimoCard', card: other };
}

/** What is wrong with a choice of cards whatever they are chosen for. */
function choiceRefusal(seen: Observation, cards: readonly Card[]): Refusal | undefined {
  for (const [i, card] of cards.entries()) {
    const wrong = handRefusal(seen, card);
    if (wrong !== undefined) return wrong;
    if (cards.indexOf(card) !== i) return { code: 'cardTwice', card };
  }
  return undefined;
}

function handRefusal(seen: Observation, card: Card): Refusal | undefined {
  if (parseCard(card) === undefined) {
    // records can hold anything in a card's place, also what cannot be made a text
    const given: unknown = card;
    return { code: 'notACard', card: typeof given === 'string' ? given : typeof given };
  }
  return seen.hand.includes(card) ? undefined : { code: 'cardNotInHand', card };
}

function playRefusal(seen: Observation, card: Card): Refusal | undefined {
  if (seen.legal.some((move) => move.type === 'play' && move.card === card)) return undefined;
  const wrong = handRefusal(seen, card);
  if (wrong !== undefined) return wrong;
  if (card === 'Skus' && seen.holdsSkus) return { code: 'skusHeld' };
  const table = seen.trick?.cards.map((played) => played.card) ?? [];
  // a held Skus can lie here in the last trick only, and there the single card left is legal
  const led = suitLed(table, false);
  if (led !== undefined && !mustFollow(seen.hand, led).includes(card)) {
    const mayFollow = seen.hand.some((own) => suitOf(own) === led);
    return mayFollow ? { code: 'mustFollow', card, suit: led } : { code: 'mustPlayTarok', card, led };
  }
  return keptBackRefusal(seen, card);
}

function keptBackRefusal(seen: Observation, card: Card): Refusal {
  const promises = seen.ultimos.filter((laid) => laid.made === undefined);
  const trick = seen.tricks.length + 1;
  const promise = promises.find((laid) => laid.card === card);
  const kept = keptBack(promises, trick);
  const legalCard = seen.legal.flatMap((move) => (move.type === 'play' ? [move.card] : []))[0];
  const forcedEarly = legalCard !== undefined && (kept as readonly Card[]).includes(legalCard);
  if (promise !== undefined && forcedEarly) return { code: 'ultimoOrder', card, first: legalCard };
  return { code: 'ultimoTooEarly', card, trick: promise?.trick ?? trick };
}

/** The stake if the next raise is made; undefined when there is no further step. */
export function nextStake(seen: Observation): number | undefined {
  const level = levelOf(seen);
  return level < ladderOf(seen.rules).steps.length ? stakeOf(seen.rules, level + 1) : undefined;
}
