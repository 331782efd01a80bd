import type { Bot, Budget } from '../bots/bot.ts';
import type { Card } from '../cards/card.ts';
import { fnv1a, type Rng, rngFrom } from '../cards/rng.ts';
import type { Action, Seat } from '../games/dappen/action.ts';
import { apply, type HandState, newHand, observe, resultOf, toAct } from '../games/dappen/index.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { RuleSet } from '../games/dappen/rules.ts';
import { dealDeck, GAME, type RecordedAction, recorded } from '../match/index.ts';

/**
 * The arena: every deal is played once per rotation of the line-up over the seats, so that every entry
 * sits everywhere once. A player's generator comes from seed, deal, action and seat, never from its name or
 * its rotation: the same bot decides the same, whatever it is called.
 */

/**
 * Who decides for a seat in the arena. It is given the true state, for the sake of `perfect` alone; bots
 * come in through `seated`, which shows them what their seat can see and nothing else.
 */
export type Player = (state: HandState, seat: Seat, rng: Rng, budget: Budget) => Action | Promise<Action>;

/** A bot in the arena. */
export const seated =
  (bot: Bot): Player =>
  (state, seat, rng, budget) => {
    const answer = bot(observe(state, seat), rng, budget);
    return answer instanceof Promise ? answer.then(({ action }) => action) : answer.action;
  };

export interface Entry {
  readonly name: string;
  /** The same player twice in a line-up decides the same: its hands are played once. */
  readonly player: Player;
  /** How a foreign program does, counted while it plays. */
  readonly foreign?: ForeignCounts;
}

/** What became of the decisions that a foreign program was asked for (docs/foreign-bots.md). */
export interface ForeignCounts {
  readonly asked: number;
  /** Of these: no legal action, or no line because it had ended or wrote more than one. */
  readonly errors: number;
  /** Of these: no answer in time. */
  readonly timeouts: number;
}

/** Which seats of a deal the first entry takes: all, or only the one where the first baseline becomes Dapper. */
export type Seats = 'all' | 'dapper';

export interface ArenaSetup {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly deals: number;
  readonly lineUp: readonly Entry[];
  /** Each plays every hand again in place of the first entry, for comparison. */
  readonly baselines: readonly Entry[];
  readonly seats: Seats;
  readonly budget: Budget;
  /** Milliseconds of some clock. */
  readonly now: () => number;
}

/** A hand to its end. */
interface Played {
  readonly active: readonly Seat[];
  readonly actions: readonly RecordedAction[];
  readonly result: HandResult;
  /** Who decided, and how long it took in ms. */
  readonly decisions: readonly { readonly seat: Seat; readonly ms: number }[];
}

/** One played hand. `seating`: the entry's place in the line-up, per seat. */
export interface ArenaHand extends Played {
  /** From 0. */
  readonly deal: number;
  readonly rotation: number;
  readonly seating: readonly number[];
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  /** What came of the same deal with each baseline in the first entry's seats. */
  readonly baselines: readonly HandResult[];
}

/** Plays all hands, one after another. Throws if a bot fails: a measurement must not hide that. */
export async function* playArena(setup: ArenaSetup): AsyncGenerator<ArenaHand> {
  const { lineUp, rules, seats } = setup;
  for (let deal = 0; deal < setup.deals; deal++) {
    const deck = dealDeck(GAME, setup.seed, deal + 1);
    const dealer = deal % rules.players;
    const table = new Table(setup, deal, dealer, deck);
    rotations: for (let rotation = 0; rotation < lineUp.length; rotation++) {
      const seating = Array.from({ length: rules.players }, (_, seat) => (seat + rotation) % lineUp.length);
      const players = seating.map((entry) => (lineUp[entry] as Entry).player);
      const baselines: HandResult[] = [];
      for (const { player } of setup.baselines) {
        const others = seating.map((entry, seat) => (entry === 0 ? player : (players[seat] as Player)));
        baselines.push((await table.play(others)).result);
        if (seats === 'dapper' && seating[baselines[0]?.dapper ?? -1] !== 0) continue rotations;
      }
      const played = await table.play(players);
      yield { ...played, deal, rotation, seating, dealer, deck, baselines };
    }
  }
}

/** One deal, which is played with several players in its seats; the same players: the same hand. */
class Table {
  private readonly setup: ArenaSetup;
  private readonly dealer: Seat;
  private readonly deck: readonly Card[];
  private readonly key: string;
  private readonly played: { readonly players: readonly Player[]; readonly hand: Played }[] = [];

  constructor(setup: ArenaSetup, deal: number, dealer: Seat, deck: readonly Card[]) {
    this.setup = setup;
    this.dealer = dealer;
    this.deck = deck;
    this.key = `arena:${fnv1a(setup.seed).toString(36)}:${deal}`;
  }

  async play(players: readonly Player[]): Promise<Played> {
    const known = this.played.find((one) => one.players.every((player, seat) => player === players[seat]));
    if (known !== undefined) return known.hand;
    const hand = await this.playOut(players);
    this.played.push({ players, hand });
    return hand;
  }

  private async playOut(players: readonly Player[]): Promise<Played> {
    const { rules, budget, now } = this.setup;
    const actions: RecordedAction[] = [];
    const decisions: { seat: Seat; ms: number }[] = [];
    let state = newHand({ rules, dealer: this.dealer, deck: this.deck });
    for (;;) {
      const seat = toAct(state);
      const result = resultOf(state);
      if (result !== undefined) return { active: state.deal.active, actions, result, decisions };
      if (seat === undefined) throw new Error('nobody can act, but the hand is not over');
      const player = players[seat] as Player;
      const started = now();
      const answer = player(state, seat, rngFrom(`${this.key}:${actions.length}:${seat}`), budget);
      const action = answer instanceof Promise ? await answer : answer;
      decisions.push({ seat, ms: now() - started });
      const step = apply(state, seat, action);
      if (!step.ok) throw new Error(`seat ${seat}: ${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
      actions.push(recorded(seat, action));
      state = step.value.state;
    }
  }
}
