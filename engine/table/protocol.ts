import type { Action, Seat } from '../games/dappen/action.ts';
import type { GameEvent } from '../games/dappen/event.ts';
import type { Observation } from '../games/dappen/observation.ts';
import type { Refusal } from '../games/dappen/refusal.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { RuleSet, RuleSetInput, RulesProblem } from '../games/dappen/rules.ts';

/**
 * Everything that crosses between a renderer and the host of a sitting, whichever transport carries it
 * (an Electron utility process, a browser Worker, a Node child). Plain data only.
 */

/** Bots that can be offered at the table. */
export const BOT_NAMES = ['random', 'thumb'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Renderer → host. `id` comes back as `re` in the answer. */
export type Request = { readonly id: number } & RequestBody;
export type RequestBody =
  /** First message, and again after every reconnection: answered by `welcome`. */
  | { readonly type: 'hello' }
  /** Starts a match; a saved one is replaced. `names` and `bots` have one entry per seat (the entry of
   *  `you` in `bots` is ignored). Without `seed` the host draws one. */
  | {
      readonly type: 'newMatch';
      readonly rules: RuleSetInput;
      readonly you: Seat;
      readonly names: readonly string[];
      readonly bots: readonly BotName[];
      readonly seed?: string | undefined;
    }
  | { readonly type: 'act'; readonly action: Action }
  | { readonly type: 'nextHand' }
  /** Back to one's own previous decision of this hand; the hand counts as assisted. */
  | { readonly type: 'undo' }
  | { readonly type: 'redo' }
  /** Ends the match without a winner and forgets the save. */
  | { readonly type: 'abandon' }
  /** Goes on with the saved match. */
  | { readonly type: 'resume' }
  /** Asks for the match as a record (docs/records.md); answered by `record`. The running hand and the
   *  seed stay out of it until the match is over. */
  | { readonly type: 'exportRecord' };

/** Host → renderer. */
export type HostEvent =
  | {
      readonly type: 'welcome';
      readonly re: number;
      /** A saved match that can be resumed; absent while a sitting is under way. */
      readonly saved?: SavedMatch;
      /** The sitting under way, in full. */
      readonly view?: SittingView;
      /** A save was found and could not be read; it was set aside, never deleted. */
      readonly setAside?: { readonly reason: string };
    }
  /** Something happened. `events` in order; `view` is the whole state after them. Bots' steps come one
   *  message per action, as fast as they think: pacing is the renderer's business. */
  | {
      readonly type: 'step';
      readonly events: readonly GameEvent[];
      readonly view: SittingView;
      /** `reset`: the state was replaced (new match, resume, undo, redo): nothing to animate from. */
      readonly kind: 'forward' | 'reset';
    }
  /** The match was abandoned; there is no sitting any more. */
  | { readonly type: 'closed'; readonly re: number }
  | { readonly type: 'record'; readonly re: number; readonly record: string }
  /** A request was refused; the sitting goes on as it was. `re` is absent if the message had no id. */
  | { readonly type: 'error'; readonly re?: number; readonly error: HostError }
  /** The state could not be stored; the sitting goes on in memory. */
  | { readonly type: 'notSaved'; readonly reason: string };

export type HostError =
  | { readonly code: 'badMessage'; readonly detail: string }
  | { readonly code: 'badRules'; readonly problem: RulesProblem }
  /** Not now: no sitting, hand not over, match over, nothing to undo … */
  | {
      readonly code:
        | 'noSitting'
        | 'handNotOver'
        | 'matchOver'
        | 'nothingToUndo'
        | 'nothingToRedo'
        | 'nothingSaved'
        | 'badSeats';
    }
  | { readonly code: 'refused'; readonly refusal: Refusal };

/** What the start screen says about a saved match. */
export interface SavedMatch {
  readonly rules: RuleSet;
  readonly names: readonly string[];
  readonly you: Seat;
  readonly handNumber: number;
  readonly totals: readonly number[];
}

/** A finished hand on the score sheet. */
export interface FinishedHand {
  readonly dealer: Seat;
  readonly result: HandResult;
  /** An undo or a hint was used in it. */
  readonly assisted: boolean;
}

/** The sitting as the person at the table may see it. */
export interface SittingView {
  readonly rules: RuleSet;
  readonly names: readonly string[];
  readonly bots: readonly BotName[];
  readonly you: Seat;
  /** Number of the current hand, from 1. */
  readonly handNumber: number;
  /** Finished hands of the match, the current one included once it is over. */
  readonly hands: readonly FinishedHand[];
  /** VP or cents per seat over the finished hands. */
  readonly totals: readonly number[];
  /** Who won the match; absent while it goes on. */
  readonly winners?: readonly Seat[];
  readonly nextDealer: Seat;
  readonly observation: Observation;
  /** Place of the observation in the hand: number of actions so far. */
  readonly actionCount: number;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly assisted: boolean;
}
