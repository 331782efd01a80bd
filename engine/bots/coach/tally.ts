import type { Observation } from '../../games/dappen/observation.ts';
import type { ActionAdvice, Advice, Reason } from './advice.ts';
import { type Group, plainReasons } from './choices.ts';
import type { Happening, Outcome } from './outcome.ts';

/** Reasons that hold in fewer deals than this are left out. */
const RARE = 0.1;

/** What explains most first, if it is as frequent. */
const IMPORTANCE: Readonly<Record<Happening['kind'], number>> = {
  ultimoMade: 8,
  ultimoBroken: 8,
  fallsUnder: 6,
  pipsToOtherSide: 5,
  pipsToOwnSide: 5,
  dapperIsVoid: 4,
  takesTrick: 3,
  mateTakesTrick: 3,
  otherSideTakesTrick: 2,
  becomesDapper: 2,
  stakeRises: 2,
};

interface Trial {
  readonly group: Group;
  readonly values: number[];
  won: number;
  readonly happened: Map<string, { readonly what: Happening; in: number; weight: number }>;
}

/** Gathers what actions came to in common worlds. */
export class Tally {
  private readonly seen: Observation;
  private readonly trials: readonly Trial[];
  private readonly weights: number[] = [];
  private total = 0;

  constructor(seen: Observation, groups: readonly Group[]) {
    this.seen = seen;
    this.trials = groups.map((group) => ({ group, values: [], won: 0, happened: new Map() }));
  }

  /** Worlds so far. */
  get worlds(): number {
    return this.weights.length;
  }

  /** One more world: an outcome for each group. */
  add(weight: number, outcomes: readonly Outcome[]): void {
    this.weights.push(weight);
    this.total += weight;
    for (const [i, { values, happened }] of this.trials.entries()) {
      const outcome = outcomes[i] as Outcome;
      const trial = this.trials[i] as Trial;
      values.push(outcome.value);
      if (outcome.won) trial.won += weight;
      for (const what of outcome.happened) {
        const key = JSON.stringify(what);
        const known = happened.get(key) ?? { what, in: 0, weight: 0 };
        known.in++;
        known.weight += weight;
        happened.set(key, known);
      }
    }
  }

  /** What the actions are worth so far; the best first, of equal ones the first. */
  advice(of: Pick<Advice, 'wanted' | 'exact' | 'complete'>): Advice {
    const { seat, phase } = this.seen;
    const means = new Map(this.trials.map((trial) => [trial, this.meanOf(trial.values)]));
    const mean = (trial: Trial): number => means.get(trial) ?? 0;
    const sorted = [...this.trials].sort((a, b) => mean(b) - mean(a));
    const best = sorted[0] as Trial;
    const actions = sorted.flatMap((trial) => this.actionsOf(trial, mean(trial), best));
    return { seat, phase, worlds: this.worlds, ...of, actions };
  }

  private actionsOf(trial: Trial, value: number, best: Trial): ActionAdvice[] {
    const { difference, error, ...againstBest } = this.compared(trial, best);
    const counted = this.reasonsOf(trial);
    return trial.group.map((action) => ({
      action,
      winChance: this.total > 0 ? rounded(trial.won / this.total) : 0,
      value,
      loss: Math.max(0, -difference),
      lossError: error,
      againstBest,
      reasons: [
        ...plainReasons(this.seen, action),
        // neighbours fare alike, but each under its own name
        ...counted.map((reason) =>
          'card' in reason && action.type === 'play' ? renamed(reason, trial, action.card) : reason,
        ),
      ],
    }));
  }

  private reasonsOf({ happened }: Trial): Reason[] {
    const weighed = [...happened.values()].map(({ what, in: count, weight }) => {
      const share = weight / this.total;
      const reason: Reason = { ...what, in: count, of: this.worlds, share: rounded(share) };
      return { reason, share, importance: IMPORTANCE[what.kind] * share };
    });
    return weighed
      .filter(({ share }) => share >= RARE)
      .sort((a, b) => b.importance - a.importance)
      .map(({ reason }) => reason);
  }

  private meanOf(values: readonly number[]): number {
    let sum = 0;
    for (const [i, value] of values.entries()) sum += value * (this.weights[i] as number);
    return this.total > 0 ? sum / this.total : 0;
  }

  /** A trial against the best one, world by world. */
  private compared({ values }: Trial, best: Trial) {
    let sum = 0;
    let squares = 0;
    const count = { better: 0, same: 0, worse: 0 };
    for (const [i, value] of values.entries()) {
      const weight = this.weights[i] as number;
      const more = value - (best.values[i] as number);
      sum += weight * more;
      squares += weight * more * more;
      count[more > 0 ? 'better' : more < 0 ? 'worse' : 'same']++;
    }
    if (this.total === 0) return { difference: 0, error: 0, ...count };
    const difference = sum / this.total;
    const variance = Math.max(0, squares / this.total - difference * difference);
    return { difference, error: Math.sqrt(variance / values.length), ...count };
  }
}

/** Sums of weights are a few last digits off. */
const rounded = (share: number): number => Math.round(share * 1e6) / 1e6;

function renamed(
  reason: Reason,
  { group }: Trial,
  card: Extract<Reason, { kind: 'takesTrick' }>['card'],
): Reason {
  const [first] = group;
  const own = 'card' in reason && first.type === 'play' && reason.card === first.card;
  return own ? { ...reason, card } : reason;
}
