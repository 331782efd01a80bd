/** Not done yet: a moment to let other work go on. */
export type Busy = 'busy';

/**
 * Work that can be done piece by piece, a few milliseconds each. What comes of it does not depend on what
 * happens in between.
 */
export type Pieces<T> = Generator<Busy, T, void>;

/** Does all of it at once. */
export function whole<T>(pieces: Pieces<T>): T {
  let piece = pieces.next();
  while (piece.done !== true) piece = pieces.next();
  return piece.value;
}
