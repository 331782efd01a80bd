import type { Bot, Budget } from '../bots/bot.ts';
import type { Card } from '../cards/card.ts';
import { fnv1a, rngFrom } from '../cards/rng.ts';
import type { Seat } from '../games/dappen/action.ts';
import { apply, newHand, observe, resultOf, toAct } from '../games/dappen/index.ts';
import type { HandResult } from '../games/dappen/result.ts';
import type { RuleSet } from '../games/dappen/rules.ts';
import { dealDeck, GAME, type RecordedAction, recorded } from '../match/index.ts';

/**
 * The arena: every deal is played once per rotation of the line-up over the seats, so that every entry
 * sits everywhere once. A bot's generator comes from seed, deal, action and seat, never from its name or
 * its rotation: the same bot decides the same, whatever it is called.
 */
export interface Entry {
  readonly name: string;
  readonly bot: Bot;
}

export interface ArenaSetup {
  readonly rules: RuleSet;
  readonly seed: string;
  readonly deals: number;
  readonly lineUp: readonly Entry[];
  readonly budget: Budget;
  /** Milliseconds of some clock. */
  readonly now: () => number;
}

/** One played hand. `seating`: the entry's place in the line-up, per seat. */
export interface ArenaHand {
  /** From 0. */
  readonly deal: number;
  readonly rotation: number;
  readonly seating: readonly number[];
  readonly dealer: Seat;
  readonly deck: readonly Card[];
  readonly active: readonly Seat[];
  readonly actions: readonly RecordedAction[];
  readonly result: HandResult;
  /** Who decided, and how long it took in ms. */
  readonly decisions: readonly { readonly entry: number; readonly ms: number }[];
}

/** Plays all hands, one after another. Throws if a bot fails: a measurement must not hide that. */
export async function* playArena(setup: ArenaSetup): AsyncGenerator<ArenaHand> {
  const { lineUp, rules } = setup;
  for (let deal = 0; deal < setup.deals; deal++) {
    const deck = dealDeck(GAME, setup.seed, deal + 1);
    for (let rotation = 0; rotation < lineUp.length; rotation++) {
      const seats = Array.from({ length: rules.players }, (_, seat) => (seat + rotation) % lineUp.length);
      yield await playOne(setup, { deal, rotation, seating: seats, dealer: deal % rules.players, deck });
    }
  }
}

async function playOne(
  setup: ArenaSetup,
  hand: Pick<ArenaHand, 'deal' | 'rotation' | 'seating' | 'dealer' | 'deck'>,
): Promise<ArenaHand> {
  const { rules, lineUp, budget, now } = setup;
  const key = `arena:${fnv1a(setup.seed).toString(36)}:${hand.deal}`;
  const actions: RecordedAction[] = [];
  const decisions: { entry: number; ms: number }[] = [];
  let state = newHand({ rules, dealer: hand.dealer, deck: hand.deck });
  for (;;) {
    const seat = toAct(state);
    const result = resultOf(state);
    if (result !== undefined) return { ...hand, active: state.deal.active, actions, result, decisions };
    if (seat === undefined) throw new Error('nobody can act, but the hand is not over');
    const entry = hand.seating[seat] as number;
    const { bot, name } = lineUp[entry] as Entry;
    const seen = observe(state, seat);
    const started = now();
    const answer = bot(seen, rngFrom(`${key}:${actions.length}:${seat}`), budget);
    const { action } = answer instanceof Promise ? await answer : answer;
    decisions.push({ entry, ms: now() - started });
    const step = apply(state, seat, action);
    if (!step.ok) throw new Error(`${name}: ${JSON.stringify(action)}: ${JSON.stringify(step.error)}`);
    actions.push(recorded(seat, action));
    state = step.value.state;
  }
}
