import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import writeFileAtomic from 'write-file-atomic';

/** Where the window stands, in device-independent pixels of the whole desktop. */
const RECTANGLE = v.object({
  x: v.pipe(v.number(), v.safeInteger()),
  y: v.pipe(v.number(), v.safeInteger()),
  width: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  height: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
});
const PLACE = v.object({ bounds: RECTANGLE, maximized: v.boolean() });
export type Rectangle = v.InferOutput<typeof RECTANGLE>;
export type Place = v.InferOutput<typeof PLACE>;

export const SMALLEST = { width: 960, height: 600 };
export const USUAL = { width: 1280, height: 720 };

/** The remembered place; `undefined` when there is none or the file is spoilt, which costs nobody anything. */
export function readPlace(file: string): Place | undefined {
  try {
    return v.parse(PLACE, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

/** Written while the window closes, so it must not wait; a full disk must not keep the window open. */
export function writePlace(file: string, place: Place, complain: (reason: unknown) => void): void {
  try {
    writeFileAtomic.sync(file, JSON.stringify(place));
  } catch (reason) {
    complain(reason);
  }
}

/**
 * The rectangle moved and shrunk so that it lies inside `area`, the part of the nearest screen that is free
 * of task bars: a screen may have gone, or become smaller, since the place was remembered.
 */
export function keepInside(wanted: Rectangle, area: Rectangle): Rectangle {
  const width = Math.min(Math.max(wanted.width, SMALLEST.width), area.width);
  const height = Math.min(Math.max(wanted.height, SMALLEST.height), area.height);
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  return {
    x: clamp(wanted.x, area.x, area.x + area.width - width),
    y: clamp(wanted.y, area.y, area.y + area.height - height),
    width,
    height,
  };
}
