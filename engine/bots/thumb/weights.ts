/** How a side weighs a trick; card points (CP) unless said otherwise. Tuned by duplicate deals. */
export interface Weights {
  /** The chance with which this side expects to take a later trick: pips wait for a better one. */
  later: number;
  /** Cost of parting with a Tarok that no foe can beat; less as foes may well beat it. */
  master: number;
  /** Worth of a trick led with a Tarok, its own card aside. */
  tarokLead: number;
  /** Worth of a trick led with a plain card, its own card aside. */
  plainLead: number;
  /** What leading a Tarok is worth by itself, for it draws Taroks. */
  draws: number;
  /** Pips expected from each seat that still plays to the trick. */
  laterPips: number;
  /** The same once an Ultimo waits for its trick: the Dapper must draw the Taroks that could beat it,
   *  the team forces the laid card out by leading them. */
  drawsForUltimo: number;
  /** Cost, for the team, of parting with the last Tarok that could break a waiting Ultimo. */
  breaker: number;
  /** Cost of keeping a suit of one card: what is gained by playing it, to be void of the suit. */
  void: number;
}

export const DAPPER: Weights = {
  later: 0.9,
  master: 2,
  tarokLead: 4,
  plainLead: 0,
  draws: 2,
  laterPips: 0.6,
  drawsForUltimo: 8,
  breaker: 0,
  void: 0,
};

export const TEAM: Weights = {
  later: 0.75,
  master: 8,
  tarokLead: 4,
  plainLead: 5,
  draws: -2,
  laterPips: 0.6,
  drawsForUltimo: 6,
  breaker: 12,
  void: 0.2,
};
