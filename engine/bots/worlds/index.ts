/** Plausible deals for what a seat has seen. Other folders import from here. */
export { accepts } from './accepts.ts';
export { cardsAt, dealBehind, heldOrPlayed } from './deal.ts';
export { type Facts, factsOf, TWELVE } from './facts.ts';
export { imagine, series, type World } from './imagine.ts';
export { Likelihood } from './likelihood.ts';
export { Plays } from './plays.ts';
