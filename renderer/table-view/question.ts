import { isKing } from '#engine/cards/card.ts';
import type { Seat, Word } from '#engine/games/dappen/action.ts';
import { nextStake, refusalFor } from '#engine/games/dappen/index.ts';
import type { Observation, TrumpStop } from '#engine/games/dappen/observation.ts';
import type { Refusal } from '#engine/games/dappen/refusal.ts';
import { wordsOf } from './due.ts';
import { dappRange, type PayRange, soloRange } from './pay.ts';
import type { Saying } from './saying.ts';

/** A question of the bidding, with everything its choices are explained by. Codes only. */
export interface Question {
  readonly code:
    | 'solo'
    | 'dapp'
    /** Pass is no choice: a trump stop. */
    | 'forced'
    | 'onlyPass'
    | 'challenge'
    | 'challengeDrafted'
    | 'push'
    | 'raise'
    | 'answer'
    | 'answerPush'
    | 'answerRaise';
  /** Who the question is about: the one who stands to play, or who challenges. */
  readonly about: Seat | undefined;
  readonly choices: readonly Choice[];
  /** Own trump stop, where it binds or (missed duty) should. */
  readonly trumpStop: TrumpStop | undefined;
  /** Under the missed-duty variant passing is possible, and dear. */
  readonly dutyMayBeMissed: boolean;
  /** Words one might expect here that cannot be said, and why. */
  readonly refused: readonly Refusal[];
}

export interface Choice {
  readonly word: Word;
  /** What the word is called here: a raise by what it raises to. */
  readonly saying: Saying;
  /** The stake if it is said. */
  readonly stake: number;
  readonly pays: PayRange | undefined;
  /** After a pass: who may still say something. */
  readonly later: readonly Seat[];
  /** After a pass in the second round: who is drafted if everybody passes. */
  readonly drafts: Seat | undefined;
  /** Kings in the own hand, where they matter. */
  readonly kings: number | undefined;
}

const BIG: readonly Word[] = ['solo', 'dapp', 'challenge', 'push', 'raise', 'keep'];

/** The question that waits for the observer; undefined outside the bidding or when others are asked. */
export function questionOf(seen: Observation): Question | undefined {
  if (seen.toAct !== seen.seat) return undefined;
  if (seen.phase !== 'solo' && seen.phase !== 'dapp' && seen.phase !== 'answer') return undefined;
  const words = wordsOf(seen);
  const beforeDapp = seen.phase === 'dapp' && seen.dapper === undefined;
  const code = codeOf(seen, words);
  return {
    code,
    about: seen.phase === 'answer' ? seen.challenger : seen.dapper,
    choices: [...words].sort((a, b) => place(a) - place(b)).map((word) => choiceOf(seen, word)),
    trumpStop: beforeDapp ? seen.trumpStop : undefined,
    dutyMayBeMissed: beforeDapp && words.includes('pass') && seen.trumpStop !== undefined,
    refused: refusedWords(seen, words),
  };
}

const place = (word: Word): number => (BIG.includes(word) ? 0 : 1);

function codeOf(seen: Observation, words: readonly Word[]): Question['code'] {
  if (seen.phase === 'solo') return 'solo';
  if (seen.phase === 'answer') {
    const last = seen.talk.at(-1)?.word;
    return last === 'push' ? 'answerPush' : last === 'raise' ? 'answerRaise' : 'answer';
  }
  if (words.includes('push')) return 'push';
  if (words.includes('raise')) return 'raise';
  if (words.includes('challenge')) return seen.drafted ? 'challengeDrafted' : 'challenge';
  if (words.includes('dapp')) return words.includes('pass') ? 'dapp' : 'forced';
  return 'onlyPass';
}

/** Later speakers of this round, in order. */
function laterSpeakers(seen: Observation): readonly Seat[] {
  return seen.active.slice(seen.active.indexOf(seen.seat) + 1);
}

function choiceOf(seen: Observation, word: Word): Choice {
  const stake = (isRaise(word) ? nextStake(seen) : undefined) ?? Math.max(1, seen.multiplier);
  const before = seen.phase === 'dapp' && seen.dapper === undefined;
  const raises = seen.talk.filter(({ word: said }) => said === 'raise').length;
  const drafted = seen.active.at(-2);
  const later = laterSpeakers(seen);
  return {
    word,
    saying: word === 'raise' ? (raises > 0 ? 'twoKings' : 'oneKing') : word,
    stake,
    pays:
      word === 'pass' || word === 'goAhead'
        ? undefined
        : word === 'solo'
          ? soloRange(seen.rules)
          : dappRange(seen.rules, stake),
    // the last speaker can never say Dapp: the one before is drafted first
    later: before ? later.slice(0, -1) : later,
    drafts: before && drafted !== seen.seat ? drafted : undefined,
    kings: seen.rules.villageBids === 'buchenbach' ? seen.dealt.filter(isKing).length : undefined,
  };
}

const isRaise = (word: Word): boolean => word === 'challenge' || word === 'push' || word === 'raise';

function refusedWords(seen: Observation, words: readonly Word[]): readonly Refusal[] {
  const expected: Word[] =
    seen.phase === 'answer'
      ? ['keep']
      : seen.phase === 'dapp' && seen.dapper !== undefined && seen.rules.villageBids === 'buchenbach'
        ? ['raise']
        : [];
  return expected
    .filter((word) => !words.includes(word))
    .flatMap((word) => refusalFor(seen, { type: word }) ?? []);
}
