/** The window, in px, that the interface is designed for. */
const DESIGN_WINDOW = { width: 1280, height: 720 } as const;
/** Nothing grows beyond this, at an interface scale of 100 %. */
const MOST = 3;

export interface Size {
  /** px */
  readonly width: number;
  readonly height: number;
}

/**
 * How many times larger than designed everything is drawn: what the person prefers (per cent), times what the
 * window has room for. A larger window than the one designed for shows the same picture larger; a smaller one
 * keeps its size and is laid out otherwise.
 */
export function scaleFor(percent: number, window: Size): number {
  const room = Math.min(window.width / DESIGN_WINDOW.width, window.height / DESIGN_WINDOW.height);
  return (percent / 100) * Math.min(Math.max(room, 1), MOST);
}
