/**
 * The landscape of the start screen as paths in a box of 1260 × 700: three ridges with firs, each nearer
 * one darker. Computed once; the colours are the stylesheet's.
 */

const WIDTH = 1260;
const BOTTOM = 710;

type Ridge = (x: number) => number;

/** One fir with its top at x, y; about 84 units high at scale 1. */
const fir = (x: number, y: number, k: number): string =>
  `M${x.toFixed(1)} ${y.toFixed(1)}l${16 * k} ${30 * k}h${-7 * k}l${15 * k} ${26 * k}h${-9 * k}` +
  `l${17 * k} ${30 * k}h${-64 * k}l${17 * k} ${-30 * k}h${-9 * k}l${15 * k} ${-26 * k}h${-7 * k}z`;

const hill = (ridge: Ridge): string => {
  let path = `M0 ${BOTTOM}`;
  for (let x = 0; x <= WIDTH + 10; x += 30) path += `L${x} ${ridge(x).toFixed(0)}`;
  return `${path}L${WIDTH + 10} ${BOTTOM}Z`;
};

/** A row of firs along a ridge, each a little different. */
function row(count: number, ridge: Ridge, size: number, seed: number): string {
  let state = seed;
  let path = '';
  for (let i = 0; i < count; i++) {
    state = (state * 9301 + 49297) % 233280;
    const chance = state / 233280;
    const x = -20 + (WIDTH + 40) * ((i + chance * 0.7) / count);
    const k = size * (0.8 + chance * 0.5);
    path += fir(x, ridge(x) - 70 * k, k);
  }
  return path;
}

const far: Ridge = (x) => 320 + 34 * Math.sin(x / 260 + 1);
const middle: Ridge = (x) => 392 + 26 * Math.sin(x / 170) - x * 0.05;
const near: Ridge = (x) => 476 + 30 * Math.sin(x / 210 + 2);
const meadow: Ridge = (x) => 574 + 22 * Math.sin(x / 240 + 4);

export const SCENERY = {
  far: hill(far),
  middleFirs: row(34, middle, 0.55, 7),
  middle: hill(middle),
  nearFirs: row(26, near, 0.85, 3),
  near: hill(near),
  house: fir(530, 500, 1.3) + fir(500, 520, 1.2),
  front: [
    [1130, 420, 2.4],
    [1222, 450, 2.2],
    [1060, 486, 1.6],
    [44, 430, 2.3],
    [-10, 480, 2.2],
  ]
    .map(([x = 0, y = 0, k = 1]) => fir(x, y, k))
    .join(''),
  meadow: hill(meadow),
} as const;
