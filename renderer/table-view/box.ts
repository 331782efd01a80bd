/** A rectangle on the table, in units: px of the window divided by the interface scale. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export const box = (x: number, y: number, w: number, h: number): Box => ({
  x: Math.round(x),
  y: Math.round(y),
  w: Math.round(w),
  h: Math.round(h),
});

export const right = (of: Box): number => of.x + of.w;
export const bottom = (of: Box): number => of.y + of.h;
export const centreX = (of: Box): number => of.x + of.w / 2;
export const centreY = (of: Box): number => of.y + of.h / 2;

/** The box with a margin around it. */
export const grown = (of: Box, by: number): Box => ({
  x: of.x - by,
  y: of.y - by,
  w: of.w + 2 * by,
  h: of.h + 2 * by,
});

export const overlap = (a: Box, b: Box): boolean =>
  a.x < right(b) && b.x < right(a) && a.y < bottom(b) && b.y < bottom(a);

export const inside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x && inner.y >= outer.y && right(inner) <= right(outer) && bottom(inner) <= bottom(outer);

/** Height of a card of this width. */
export const cardHeight = (width: number): number => Math.round((width * 110) / 63);

export const clamp = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));
