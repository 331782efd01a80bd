/** The coach: what an action is worth and why, before and after. Other folders import from here. */
export { advise, type CoachOptions } from './advise.ts';
export { type HandToReview, type Review, review } from './review.ts';
