import type { Budget } from '../bots/bot.ts';
import type { Action } from '../games/dappen/action.ts';
import type { GameEvent } from '../games/dappen/event.ts';
import { parseRules } from '../games/dappen/rules.ts';
import { assertNever, messageOf, type Result } from '../result.ts';
import {
  type HostError,
  type HostEvent,
  MAX_TEXT,
  parseRequest,
  type Request,
  type SaveTrouble,
} from './protocol.ts';
import { printExport, printSave, readSave } from './save.ts';
import { createSaver } from './saver.ts';
import {
  act,
  botKey,
  botToAct,
  handNumber,
  newSitting,
  nextHand,
  opening,
  redo,
  type Sitting,
  savedMatchOf,
  seenBy,
  undo,
  viewOf,
} from './sitting.ts';
import type { Store } from './store.ts';
import { type BotFailure, decide, type Think, thinkInPlace } from './think.ts';
import { troubleOf } from './trouble.ts';

/**
 * One sitting behind the protocol, whatever carries the messages. A shell (an Electron utility process,
 * a Worker, a Node child) makes one host, hands every incoming message to `receive` as it came, and
 * carries what `post` gets to the renderer:
 *
 *   const host = createHost({ post: (event) => port.postMessage(event), store, entropy });
 *   port.on('message', ({ data }) => host.receive(data));
 *
 * A lost renderer says `hello` again and gets the whole state; a lost host is made anew over the same
 * store, and `hello` offers what was saved. Before a shell ends the process it awaits `settled()`.
 */
export interface HostSetup {
  /** Gets every event, in order; plain data. */
  readonly post: (event: HostEvent) => void;
  readonly store: Store;
  /** A fresh seed, at most 100 characters, that nobody can guess. */
  readonly entropy: () => string;
  /** How bots are asked; in place if left out. A shell with threads asks them there, with a time limit. */
  readonly think?: Think;
  /** What a bot may spend on a decision. */
  readonly budget?: Budget;
  /** For a local log: entries hold what other seats saw, and never leave the machine by themselves. */
  readonly log?: (entry: LogEntry) => void;
}

export type LogEntry =
  /** A bot failed and `thumb` answered for it. */
  | ({ readonly is: 'botFailed' } & BotFailure)
  /** A store failed; the next action tries again. */
  | { readonly is: 'notSaved'; readonly detail: string }
  /** A save could not be read and is kept aside. */
  | { readonly is: 'setAside'; readonly detail: string }
  /** A mistake of this program; the sitting goes on as it was. */
  | { readonly is: 'fault'; readonly detail: string };

/** Why a request was refused; undefined when it was done. */
type Refused = HostError | undefined;

export interface Host {
  /** Takes any message; never rejects. Resolves when it was answered (bots may still be thinking). */
  receive(message: unknown): Promise<void>;
  /** Resolves when no bot is thinking and everything is written. */
  settled(): Promise<void>;
}

export function createHost(setup: HostSetup): Host {
  const { post, store, entropy, think = thinkInPlace, budget = {}, log = () => undefined } = setup;
  const noted = (line: string): void => post({ type: 'noted', line: line.slice(0, MAX_TEXT) });
  const fault = (thrown: unknown): void => {
    log({ is: 'fault', detail: messageOf(thrown) });
    noted(`fault: ${messageOf(thrown)}`);
  };
  const saver = createSaver(store, { failed: notSaved, wrote: savedAgain });
  /** Why the latest write or reading failed; undefined when it did not. */
  let trouble: SaveTrouble | undefined;
  let sitting: Sitting | undefined;
  /** Number of the hand in which bots are not asked, because one of them may have taken a host down. */
  let carefulHand: number | undefined;
  /** What the store held at the last `hello`, until it is resumed or replaced. */
  let saved: Sitting | undefined;
  /** A match from a file that may take the place of both. */
  let opened: Sitting | undefined;
  /** Grows whenever the state is replaced; a bot that began to think before is not heard. */
  let generation = 0;
  let bots: Promise<void> = Promise.resolve();
  let queue: Promise<void> = Promise.resolve();

  function notSaved(thrown: unknown): void {
    trouble = troubleOf(thrown);
    log({ is: 'notSaved', detail: messageOf(thrown) });
    post({ type: 'notSaved', reason: trouble });
  }

  function botFailed(failure: BotFailure): void {
    log({ is: 'botFailed', ...failure, detail: failure.detail.slice(0, MAX_TEXT) });
    noted(`bot ${failure.bot} ${failure.what}`); // its words may tell cards
  }

  function savedAgain(): void {
    if (trouble === undefined) return;
    trouble = undefined;
    post({ type: 'savedAgain' });
  }

  /**
   * Puts a new state in force. It is posted first and written at once after: a slow or full disk never
   * holds up play, and what a crash in between could lose is one action, which bots would repeat.
   */
  function enter(next: Sitting, events: readonly GameEvent[], kind: 'forward' | 'reset'): void {
    post({ type: 'step', events, view: viewOf(next), kind });
    keep(next);
  }

  function keep(next: Sitting): void {
    sitting = next;
    saver.save(() => printSave(next));
  }

  /** Enters a state that does not follow from a turn, and lets the bots go on from there. */
  function restart(next: Sitting, events: readonly GameEvent[], kind: 'forward' | 'reset'): void {
    generation++;
    enter(next, events, kind);
    bots = playBots(generation).catch(fault);
  }

  /** Bots act one after another until it is the person's turn, the hand is over or the state is replaced. */
  async function playBots(mine: number): Promise<void> {
    while (sitting !== undefined && mine === generation) {
      const seat = botToAct(sitting);
      if (seat === undefined) return;
      const bot = carefulHand === handNumber(sitting) ? 'thumb' : (sitting.bots[seat] ?? 'thumb');
      const question = { bot, seen: seenBy(sitting, seat), key: botKey(sitting, seat), budget };
      const action = await decide(question, think, botFailed, () => mine !== generation);
      if (mine !== generation) return;
      const moved = act(sitting, seat, action);
      // what `decide` returns is legal, and only this loop moves the sitting within a generation
      if (!moved.ok) throw new Error(`a bot's legal action was refused: ${moved.error.code}`);
      const { sitting: next, events } = moved.value;
      // a bot that lays no Ultimo: nobody may know that it was asked (§5)
      if (events.length === 0) keep(next);
      else enter(next, events, 'forward');
    }
  }

  /** Moves the sitting on, or says why that cannot be. */
  function move(
    next: (current: Sitting) => Result<Sitting, HostError>,
    kind: 'forward' | 'reset',
    eventsOf: (next: Sitting) => readonly GameEvent[] = () => [],
  ): Refused {
    if (sitting === undefined) return { code: 'noSitting' };
    const moved = next(sitting);
    if (!moved.ok) return moved.error;
    restart(moved.value, eventsOf(moved.value), kind);
    return undefined;
  }

  async function hello(re: number): Promise<void> {
    if (sitting !== undefined) {
      post({ type: 'welcome', re, view: viewOf(sitting) });
      if (trouble !== undefined) post({ type: 'notSaved', reason: trouble });
      return;
    }
    saved = undefined;
    const text = await saver.read().catch((thrown: unknown) => {
      notSaved(thrown);
      return undefined;
    });
    if (text === undefined) {
      post({ type: 'welcome', re });
      return;
    }
    const loaded = readSave(text);
    if (loaded.ok) {
      saved = loaded.value;
      post({ type: 'welcome', re, saved: savedMatchOf(saved) });
    } else {
      const { reason, detail } = loaded.error;
      log({ is: 'setAside', detail });
      saver.setAside(text, detail);
      post({ type: 'welcome', re, setAside: { reason } });
    }
  }

  function startMatch(request: Extract<Request, { type: 'newMatch' }>): Refused {
    const { you, names, bots: seats, seed = entropy() } = request;
    const rules = parseRules(request.rules);
    if (!rules.ok) return { code: 'badRules', problem: rules.error };
    const { players } = rules.value;
    if (names.length !== players || seats.length !== players || you >= players) return { code: 'badSeats' };
    saved = undefined;
    carefulHand = undefined;
    const started = newSitting(rules.value, { you, names, bots: seats }, seed);
    restart(started, opening(started), 'reset');
    return undefined;
  }

  function takeTurn(action: Action): Refused {
    if (sitting === undefined) return { code: 'noSitting' };
    const moved = act(sitting, sitting.you, action);
    if (!moved.ok) return moved.error;
    restart(moved.value.sitting, moved.value.events, 'forward');
    return undefined;
  }

  function resume({ careful }: Extract<Request, { type: 'resume' }>): Refused {
    if (sitting !== undefined || saved === undefined) return { code: 'nothingSaved' };
    const resumed = saved;
    saved = undefined;
    carefulHand = careful ? handNumber(resumed) : undefined;
    restart(resumed, [], 'reset');
    return undefined;
  }

  function abandon(re: number): Refused {
    if (sitting === undefined && saved === undefined) return { code: 'noSitting' };
    generation++;
    sitting = undefined;
    saved = undefined;
    saver.clear();
    post({ type: 'closed', re });
    return undefined;
  }

  function exportRecord(re: number): Refused {
    if (sitting === undefined) return { code: 'noSitting' };
    post({ type: 'record', re, record: printExport(sitting) });
    return undefined;
  }

  function openRecord(re: number, record: string): void {
    const read = readSave(record, entropy());
    opened = read.ok ? read.value : undefined;
    if (read.ok) post({ type: 'opened', re, match: savedMatchOf(read.value) });
    else post({ type: 'opened', re, problem: read.error.reason });
  }

  function playOpened(): Refused {
    if (opened === undefined) return { code: 'nothingSaved' };
    const next = opened;
    opened = undefined;
    saved = undefined;
    carefulHand = undefined;
    restart(next, [], 'reset');
    return undefined;
  }

  /** Does what a request asks for, or says why it cannot be done. */
  async function answer(request: Request): Promise<Refused> {
    switch (request.type) {
      case 'hello':
        await hello(request.id);
        return undefined;
      case 'newMatch':
        return startMatch(request);
      case 'act':
        return takeTurn(request.action);
      case 'nextHand':
        return move(nextHand, 'forward', opening);
      case 'undo':
        return move(undo, 'reset');
      case 'redo':
        return move(redo, 'reset');
      case 'abandon':
        return abandon(request.id);
      case 'resume':
        return resume(request);
      case 'exportRecord':
        return exportRecord(request.id);
      case 'openRecord':
        openRecord(request.id, request.record);
        return undefined;
      case 'playOpened':
        return playOpened();
      default:
        return assertNever(request);
    }
  }

  async function take(message: unknown): Promise<void> {
    const request = parseRequest(message);
    if (request.ok) {
      const error = await answer(request.value);
      if (error !== undefined) post({ type: 'error', re: request.value.id, error });
      return;
    }
    const { id, detail } = request.error;
    post({ type: 'error', ...(id === undefined ? {} : { re: id }), error: { code: 'badMessage', detail } });
  }

  return {
    receive(message) {
      queue = queue.then(() => take(message)).catch(fault);
      return queue;
    },
    async settled() {
      let before: Promise<void> | undefined;
      await queue;
      while (before !== bots) {
        before = bots;
        await bots;
      }
      await saver.settled();
    },
  };
}
