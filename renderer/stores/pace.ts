import type { GameEvent } from '#engine/games/dappen/event.ts';

/** How fast the table shows what happens; all times in ms. */
export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

export interface Pace {
  readonly speed: Speed;
  /** Waits for `next` after everything another seat does. */
  readonly stepMode: boolean;
  /** The person wants no motion: flights take no time, pauses for reading stay. */
  readonly reducedMotion: boolean;
}

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.7, normal: 1, fast: 0.5, instant: 0 };

/** At least brisk: for what is sure already. */
export const quicker = (speed: Speed): Speed => (speed === 'instant' ? speed : 'fast');

/** A card from one place to another. */
export const FLIGHT_MS = 200;
/** A finished trick lies on the table. Even at full speed it can be seen to have been there. */
export const HOLD_MS = 900;
const INSTANT_HOLD_MS = 250;
/** The last trick, with all that hangs on it, lies so many times as long. */
const LAST_TRICK = 2;
/** A word that changes something is to be read; `Pass` is only heard. */
const WORD_MS = 900;

/** Time to read or take in what happened, at normal speed, after its motion. */
const PAUSE: Readonly<Record<GameEvent['type'], number>> = {
  dealt: 300,
  said: 550,
  drafted: 1200,
  contract: 900,
  tookDapp: 500,
  discarded: 300,
  instantWin: 1800,
  ultimosLaid: 900,
  played: 300,
  trickWon: 0,
  ultimoDecided: 1100,
  missedDuty: 1800,
  handOver: 0,
};

/** The motion that belongs to an event, at normal speed. */
const MOTION: Readonly<Record<GameEvent['type'], number>> = {
  dealt: 1100,
  said: 0,
  drafted: 0,
  contract: 0,
  tookDapp: FLIGHT_MS * 2,
  discarded: FLIGHT_MS * 2,
  instantWin: FLIGHT_MS,
  ultimosLaid: FLIGHT_MS,
  played: FLIGHT_MS,
  trickWon: FLIGHT_MS,
  ultimoDecided: 0,
  missedDuty: 0,
  handOver: 0,
};

/** How long the motion of an event takes, in ms; 0 means that things are simply in their new place. */
export const motionMs = (event: GameEvent, pace: Pace): number =>
  pace.reducedMotion ? 0 : Math.round(MOTION[event.type] * FACTOR[pace.speed]);

/** How long the table rests after the motion of an event, in ms. */
export const pauseMs = (event: GameEvent, pace: Pace): number => {
  const pause = event.type === 'said' && event.word !== 'pass' ? WORD_MS : PAUSE[event.type];
  return Math.round(pause * FACTOR[pace.speed]);
};

/** How long a finished trick lies open before it is taken in, in ms. */
export const holdMs = (pace: Pace, last: boolean): number =>
  Math.max(INSTANT_HOLD_MS, Math.round(HOLD_MS * (last ? LAST_TRICK : 1) * FACTOR[pace.speed]));

/** Events by which a seat acts of its own will: step mode waits after them. */
export const actorOf = (event: GameEvent): number | undefined => {
  switch (event.type) {
    case 'said':
    case 'drafted':
    case 'discarded':
    case 'ultimosLaid':
    case 'played':
    case 'instantWin':
    case 'missedDuty':
      return event.seat;
    default:
      return undefined;
  }
};
