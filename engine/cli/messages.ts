import type { Refusal } from '../games/dappen/refusal.ts';
import type { RulesProblem } from '../games/dappen/rules.ts';
import type { RecordError } from '../match/index.ts';
import { assertNever, type Quoted } from '../result.ts';

/** The command line's sentences: what was wrong and what would have been right, one sentence each. */

const list = (words: readonly string[]): string => [...new Set(words)].join(', ') || 'nothing';

export function recordMessage({ problem }: RecordError): string {
  switch (problem.is) {
    case 'unreadable':
      return 'The file cannot be read; give the path of a record, or - for standard input.';
    case 'notJson':
      return 'The text is not JSON; a record is one JSON object.';
    case 'notAnObject':
      return 'A record is a JSON object, not a list or a single value.';
    case 'unknownFormat':
      return `The format ${show(problem.format)} is unknown; "dappen-record/1" and "dappen-match/1" can be read.`;
    case 'unknownGame':
      return `The game ${show(problem.game)} is unknown; "dappen" can be played.`;
    case 'wrongShape':
      return `"${problem.key}" is missing or of the wrong kind; it must be ${problem.expected}.`;
    case 'rules':
      return rulesMessage(problem.problem);
    case 'dealerRange':
      return `The Dealer's seat ${problem.dealer} is not at this table; it must be from 0 to ${problem.players - 1}.`;
    case 'deck':
      return `The deck of hand ${problem.hand} is not complete; it must hold each of the 54 cards exactly once.`;
    case 'handAfterUnfinished':
      return `Hand ${problem.hand} follows a hand that is not finished; only the last hand of a match may stop early.`;
    case 'handAfterEnd':
      return `Hand ${problem.hand} comes after the end of the match; there must be no hand after it was decided.`;
    case 'unknownAction':
      return `There is no action "${problem.type}"; possible here: ${list(problem.may)}.`;
    case 'refused':
      return refusalMessage(problem.refusal);
    default:
      return assertNever(problem);
  }
}

/** A value of a record in short. */
function show(value: Quoted): string {
  const text = JSON.stringify(value) ?? 'left out';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

export function rulesMessage(problem: RulesProblem): string {
  switch (problem.code) {
    case 'not-an-object':
      return 'The rules must be a JSON object of rule keys.';
    case 'unknown-key':
      return `There is no rule "${problem.key}"; leave it out or correct its name.`;
    case 'bad-value':
      return `The rule "${problem.key}" cannot be ${show(problem.value)}; it must be ${problem.expected}.`;
    case 'buchenbach-needs-six':
      return `Buchenbach bids are for 6 players, not ${problem.players}; change "players" or "villageBids".`;
    default:
      return assertNever(problem);
  }
}

export function refusalMessage(refusal: Refusal): string {
  switch (refusal.code) {
    case 'handOver':
      return 'The hand is over; nothing may follow.';
    case 'noSuchSeat':
      return `There is no seat ${refusal.seat} at this table.`;
    case 'sitsOut':
      return `Seat ${refusal.seat} deals and sits this hand out, so it cannot act.`;
    case 'notYourTurn':
      return `Seat ${refusal.seat} acted, but it is the turn of seat ${refusal.toAct}.`;
    case 'wordNotNow':
      return `"${refusal.word}" cannot be said here; possible: ${list(refusal.may)}.`;
    case 'actionNotNow':
      return `"${refusal.action}" is not due here; possible: ${list(refusal.may)}.`;
    case 'mustSayDapp':
      return `A trump stop is held (${refusal.taroks} Taroks, the highest ${refusal.highest}), so it must be "dapp".`;
    case 'tooFewKingsToRaise':
      return `A raise takes ${refusal.needed} Kings in the hand and there are ${refusal.held}; possible: pass.`;
    case 'tooFewKingsToKeep':
      return `Keeping takes ${refusal.needed} Kings in the hand and there are ${refusal.held}; possible: goAhead.`;
    case 'highestBidReached':
      return 'The highest bid is reached; only a pass is possible.';
    case 'notACard':
      return `"${refusal.card}" is not a card; use codes such as XXI, Skus, SK or H4.`;
    case 'cardNotInHand':
      return `The card ${refusal.card} is not in the hand; it must be one that is.`;
    case 'mustFollow':
      return `${refusal.card} does not follow; ${refusal.suit === 'T' ? 'Tarok' : `suit ${refusal.suit}`} was led and must be played.`;
    case 'mustPlayTarok':
      return `${refusal.card} cannot be played; without a card of suit ${refusal.led} a Tarok is due.`;
    case 'ultimoTooEarly':
      return `${refusal.card} is declared for trick ${refusal.trick}; another legal card must go first.`;
    case 'ultimoOrder':
      return `${refusal.card} cannot go yet; of the laid cards ${refusal.first} goes first.`;
    case 'skusHeld':
      return 'The held Skus is not playable before the last trick; another card must be played.';
    case 'wrongDiscardCount':
      return `${refusal.count} cards were laid off; it must be exactly ${refusal.needed}.`;
    case 'cardTwice':
      return `${refusal.card} is named twice; every card may be named once.`;
    case 'trullNotDiscardable':
      return `${refusal.card} belongs to the Trull and may not be laid off; choose another card.`;
    case 'kingNotDiscardable':
      return `${refusal.card} is a King and may not be laid off; choose another card.`;
    case 'notAnUltimoCard':
      return `${refusal.card} cannot be laid as an Ultimo; only III, II and I can.`;
    default:
      return assertNever(refusal);
  }
}
