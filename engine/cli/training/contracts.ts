import { after, playedByThumb } from '../../bots/search/imagined-hand.ts';
import { byThumb } from '../../bots/thumb/thumb.ts';
import type { Seat } from '../../games/dappen/action.ts';
import { type HandState, observe, resultOf } from '../../games/dappen/index.ts';
import type { Forecast } from './forecast.ts';

/**
 * What the contracts of a deal come to when all play by the rule of thumb. How a hand was bid changes
 * nothing in that play, and the stake only multiplies, so every deal is played once for each contract and
 * whole biddings can then be tried at hardly any cost.
 */

/** The Dapper's swing (docs/records.md "value") is `tier` times the stake, plus `beside`; simplified scoring. */
export interface Outcome {
  /** VP, negative if the team won. */
  readonly tier: number;
  /** What Ultimos add, VP; never multiplied. In a Solo 1 for the won or lost contract as well. */
  readonly beside: number;
}

/** The outcome with `dapper` in the Dapp contract, or in a Solo. `start`: the hand before the first word. */
export function playContract(start: HandState, dapper: Seat, kind: 'dapp' | 'solo'): Outcome {
  const { active } = start.deal;
  let state =
    kind === 'solo'
      ? after({ ...start, phase: { name: 'solo', turn: active.indexOf(dapper) } }, dapper, { type: 'solo' })
      : afterLastPass(start, dapper);
  while (state.phase.name === 'exchange' || state.phase.name === 'ultimo') {
    state = after(state, dapper, byThumb(observe(state, dapper)).action);
  }
  const result = resultOf(playedByThumb(state, Number.POSITIVE_INFINITY));
  if (result === undefined || result.winner === null || result.tier === null) {
    throw new Error('a contract was not played to its end');
  }
  const factor = kind === 'solo' ? 2 : 1;
  const tier = (result.winner === 'dapper' ? 1 : -1) * factor * result.tier;
  const own = result.scores[dapper] ?? 0;
  const another = result.scores[active.find((seat) => seat !== dapper) ?? -1] ?? 0;
  return { tier, beside: own - another - tier };
}

/** The Dapper holds an unraised bid and the last speaker passes. */
function afterLastPass(start: HandState, dapper: Seat): HandState {
  const { active } = start.deal;
  const turn = active.length - 1;
  const bid = { holder: dapper, drafted: false, level: 0 };
  return after({ ...start, phase: { name: 'dapp', turn, bid } }, active[turn] as Seat, { type: 'pass' });
}

/** All contracts of one deal, each played when it is first asked for; a Dapp is forecast where that is given. */
export class Contracts {
  readonly start: HandState;
  private readonly forecast: Forecast | undefined;
  private readonly outcomes = new Map<string, Outcome>();

  constructor(start: HandState, forecast?: Forecast) {
    this.start = start;
    this.forecast = forecast;
  }

  outcome(dapper: Seat, kind: 'dapp' | 'solo'): Outcome {
    const key = `${kind}${dapper}`;
    const known = this.outcomes.get(key);
    if (known !== undefined) return known;
    const { start, forecast } = this;
    const outcome =
      kind === 'dapp' && forecast !== undefined ? forecast(start, dapper) : playContract(start, dapper, kind);
    this.outcomes.set(key, outcome);
    return outcome;
  }

  /** The value for a seat, VP: the Dapper's swing, or an opponent's share of it with the other sign. */
  value(seat: Seat, contract: { kind: 'dapp' | 'solo'; dapper: Seat; multiplier: number }): number {
    const { tier, beside } = this.outcome(contract.dapper, contract.kind);
    const swing = tier * contract.multiplier + beside;
    return seat === contract.dapper ? swing : -swing / (this.start.deal.active.length - 1);
  }
}
