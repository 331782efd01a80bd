import { type Box, centreX, centreY } from '#renderer/table-view/box.ts';

/**
 * Motion of cards: transforms and opacity only, from one place of the table to another. A motion follows
 * what happened and decides nothing; when the table goes on, whatever still flies lands at once.
 */
const running = new Set<Animation>();

export interface Flight {
  /** Units → px. */
  readonly scale: number;
  readonly ms: number;
  readonly delayMs?: number;
  /** Opacity at the far end. */
  readonly fade?: number;
}

/** The transform that puts an element lying at `here` onto `there`; it never grows. */
const onto = (here: Box, there: Box, scale: number): string =>
  `translate(${(centreX(there) - centreX(here)) * scale}px, ${(centreY(there) - centreY(here)) * scale}px) scale(${Math.min(1, there.w / here.w)})`;

function start(el: HTMLElement, frames: Keyframe[], flight: Flight, fill: FillMode, easing: string): void {
  if (flight.ms <= 0 || typeof el.animate !== 'function') return;
  const animation = el.animate(frames, {
    duration: flight.ms,
    delay: flight.delayMs ?? 0,
    easing,
    fill,
  });
  running.add(animation);
  const done = (): void => {
    running.delete(animation);
  };
  animation.finished.then(done, done);
}

/** Lets an element that lies at `here` come in from `there`. */
export const flyIn = (el: HTMLElement, here: Box, there: Box, flight: Flight): void =>
  start(
    el,
    [
      { transform: onto(here, there, flight.scale), opacity: flight.fade ?? 1 },
      { transform: 'none', opacity: 1 },
    ],
    flight,
    'backwards',
    'cubic-bezier(.2, .7, .2, 1)',
  );

/** Lets an element that lies at `here` go away to `there`. */
export const flyAway = (el: HTMLElement, here: Box, there: Box, flight: Flight): void =>
  start(
    el,
    [
      { transform: 'none', opacity: 1 },
      { transform: onto(here, there, flight.scale), opacity: flight.fade ?? 0 },
    ],
    flight,
    'forwards',
    'cubic-bezier(.4, .1, .2, 1)',
  );

/** Everything that still flies lands now. */
export function landAll(): void {
  for (const animation of running) animation.finish();
  running.clear();
}
