/** Plausible deals for what a seat has seen. Other folders import from here. */
export { accepts } from './accepts.ts';
export { cardsAt, dealBehind, heldOrPlayed, type ImaginedDeal } from './deal.ts';
export { type Facts, factsOf, PLAYED, TWELVE } from './facts.ts';
export { type ImagineOptions, imagine, series, type World, type Worlds } from './imagine.ts';
export { Likelihood } from './likelihood.ts';
