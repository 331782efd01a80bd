/** How a side weighs a trick; card points (CP) unless said otherwise. Tuned by duplicate deals. */
export interface Weights {
  /** The chance with which this side expects to take a later trick: pips wait for a better one. */
  readonly later: number;
  /** Cost of parting with a Tarok that no foe can beat; less as foes may well beat it. */
  readonly master: number;
  /** Worth of a trick led with a Tarok, its own card aside. */
  readonly tarokLead: number;
  /** Worth of a trick led with a plain card, its own card aside. */
  readonly plainLead: number;
  /** What leading a Tarok is worth by itself, for it draws Taroks. */
  readonly draws: number;
  /** Pips expected from each seat that still plays to the trick. */
  readonly laterPips: number;
  /** The same once an Ultimo waits for its trick: the Dapper must draw the Taroks that could beat it,
   *  the team forces the laid card out by leading them. */
  readonly drawsForUltimo: number;
  /** Worth of winning an Ultimo's promised trick with it. */
  readonly ultimo: number;
  /** Cost, for the team, of parting with the last Tarok that could break a waiting Ultimo. */
  readonly breaker: number;
  /** Cost of keeping a suit of one card: what is gained by playing it, to be void of the suit. */
  readonly void: number;
}

export const DAPPER: Weights = {
  later: 1,
  master: 11,
  tarokLead: 2,
  plainLead: 4,
  draws: 4,
  laterPips: 0.2,
  drawsForUltimo: 8,
  ultimo: 30,
  breaker: 0,
  void: 0,
};

export const TEAM: Weights = {
  later: 0.5,
  master: 11,
  tarokLead: 0,
  plainLead: -2,
  draws: -1,
  laterPips: 1.5,
  drawsForUltimo: 6,
  ultimo: 0,
  breaker: 12,
  void: 0.2,
};
