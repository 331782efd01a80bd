import { describe, expect, it } from 'vitest';
import { PLAYER_COUNTS } from '#engine/games/dappen/rules.ts';
import { type Box, bottom, centreX, centreY, grown, inside, overlap } from '#renderer/table-view/box.ts';
import { type Layout, layoutFor, type SeatPlace } from '#renderer/table-view/layout.ts';

const WINDOWS = [
  { width: 960, height: 600, scale: 1 },
  { width: 1280, height: 720, scale: 1 },
  { width: 1280, height: 720, scale: 1.5 },
  { width: 1280, height: 720, scale: 0.8 },
  { width: 1920, height: 1080, scale: 1 },
  { width: 1920, height: 1080, scale: 1.5 },
  { width: 1024, height: 768, scale: 1 },
  { width: 1366, height: 640, scale: 1 },
  { width: 2560, height: 1080, scale: 1 },
] as const;

const cases = WINDOWS.flatMap((window) =>
  PLAYER_COUNTS.flatMap((players) =>
    [false, true].flatMap((panelOpen) =>
      [false, true].map((leftHanded) => ({ ...window, players, panelOpen, leftHanded })),
    ),
  ),
);

/** Everything that can lie on the table at once, while `dapper` plays: all cards of a trick are down (with
 *  the room for their number and outline), every bubble is open, three Ultimos are laid. */
function worstCase(layout: Layout, dapper: number, you: number): [string, Box][] {
  const own = layout.seats.filter((place) => place.seat !== you);
  return [
    ...layout.seats.map((place): [string, Box] => [`plaque ${place.seat}`, grown(place.plaque, 2)]),
    ...own.map((place): [string, Box] => [`bubble ${place.seat}`, place.bubble ?? place.plaque]),
    ...layout.seats.map((place): [string, Box] => [`card ${place.seat}`, grown(place.card, 6)]),
    ...layout.seats.map((place): [string, Box] => [`Ultimos ${place.seat}`, place.ultimos]),
    [`discards ${dapper}`, (layout.seats[dapper] as SeatPlace).discards],
    ['ring', layout.ring],
    ['actions', layout.actions],
    ['hand', layout.hand],
    ['note', layout.note],
  ];
}

describe('the table in every layout and window', () => {
  it.each(cases)(
    '$players players, $width×$height at $scale, panel $panelOpen, left-handed $leftHanded',
    (input) => {
      const you = input.players - 2;
      const layout = layoutFor({ ...input, you });
      const problems: string[] = [];
      for (let dapper = 0; dapper < input.players; dapper++) {
        const boxes = worstCase(layout, dapper, you);
        for (const [i, [name, a]] of boxes.entries()) {
          for (const [other, b] of boxes.slice(i + 1)) {
            if (overlap(a, b)) problems.push(`${name} ${JSON.stringify(a)} × ${other} ${JSON.stringify(b)}`);
          }
          const onTable = { x: 0, y: layout.bar.h, w: layout.plank.w, h: layout.height - layout.bar.h };
          if (!inside(a, onTable)) problems.push(`${name} ${JSON.stringify(a)} leaves the table`);
        }
      }
      expect([...new Set(problems)]).toEqual([]);
      expect(layout.seats.every((place) => place.card.w >= 40)).toBe(true);
      expect(layout.seats.every((place) => place.plaque.w >= 150 || place.seat === you)).toBe(true);
    },
  );

  it.each(cases)(
    'a Solo: the twelve cards lie free ($players players, $width×$height at $scale)',
    (input) => {
      const layout = layoutFor({ ...input, you: 0 });
      const others = [
        ...layout.seats.flatMap((place) => [place.card, place.plaque, place.ultimos]),
        layout.ring,
        layout.actions,
      ];
      expect(others.filter((other) => overlap(layout.soloDapp, other))).toEqual([]);
    },
  );

  it.each(cases)(
    'the bidding sheet lies clear of seats and bubbles ($players, $width×$height at $scale)',
    (input) => {
      const layout = layoutFor({ ...input, you: 0 });
      const others = layout.seats.flatMap((place) => [place.plaque, place.bubble ?? place.plaque]);
      expect([layout.dapp, ...others].filter((other) => overlap(layout.sheet, other))).toEqual([]);
      expect(others.filter((other) => overlap(layout.dapp, other))).toEqual([]);
      expect(layout.sheet.h).toBeGreaterThan(120);
      expect(layout.sheet.w).toBeGreaterThan(420);
    },
  );
});

describe('the order of seats', () => {
  it.each(PLAYER_COUNTS)('%i players: the next seat is on the right, then counter-clockwise', (players) => {
    const you = 2;
    const layout = layoutFor({
      players,
      you,
      width: 1280,
      height: 720,
      scale: 1,
      panelOpen: true,
      leftHanded: false,
    });
    const at = (offset: number): SeatPlace => layout.seats[(you + offset) % players] as SeatPlace;
    expect(at(0).side).toBe('you');
    expect(at(1).side).toBe('right');
    expect(at(players - 1).side).toBe('left');
    // Angles seen from the middle of the table grow steadily, counter-clockwise from the bottom.
    const middle = { x: layout.plank.w / 2, y: (layout.bar.h + layout.actions.y) / 2 };
    const angles = Array.from({ length: players - 1 }, (_, i) => {
      const { plaque } = at(i + 1);
      const angle = Math.atan2(middle.y - centreY(plaque), centreX(plaque) - middle.x);
      return angle < -Math.PI / 2 ? angle + 2 * Math.PI : angle;
    });
    expect(angles).toEqual([...angles].sort((a, b) => a - b));
  });

  it('a window below the least size scrolls', () => {
    const small = layoutFor({
      players: 8,
      you: 0,
      width: 960,
      height: 600,
      scale: 1.5,
      panelOpen: false,
      leftHanded: false,
    });
    expect(small.scrolls).toBe(true);
    expect(small.width).toBe(853);
    expect(bottom(small.plank)).toBe(small.height);
  });
});
