import type { Seat } from '#engine/games/dappen/action.ts';
import { type Box, box, cardHeight, clamp, right } from './box.ts';
import { type LayoutInput, type Measures, measuresFor, seating } from './measures.ts';

/** Everything that belongs to one seat, each in its own place. */
export interface SeatPlace {
  readonly seat: Seat;
  readonly side: 'you' | 'right' | 'top' | 'left';
  readonly plaque: Box;
  /** The largest a bubble may get; it hugs `bubbleFrom`. Nobody's bubble at the own seat. */
  readonly bubble?: Box;
  /** The edge of the bubble that points at the plaque, and where along it, in units from the box's left. */
  readonly tip?: { readonly edge: 'top' | 'bottom'; readonly x: number };
  readonly bubbleFrom?: 'left' | 'right';
  /** The card played to the trick. */
  readonly card: Box;
  /** Up to three Ultimo cards, fanned from the left by `fan` units. */
  readonly ultimos: Box;
  /** The Dapper's twelve discards. */
  readonly discards: Box;
}

/** Where everything is. All in units: multiply by `scale` for px. */
export interface Layout {
  readonly scale: number;
  readonly width: number;
  readonly height: number;
  /** The window is too small: the page scrolls instead of shrinking further. */
  readonly scrolls: boolean;
  /** How much room there is: texts and signs shorten with it. */
  readonly room: Measures['room'];
  readonly bar: Box;
  readonly cloth: Box;
  readonly plank: Box;
  /** By seat number. */
  readonly seats: readonly SeatPlace[];
  /** Number of the trick and the direction of play. */
  readonly ring: Box;
  /** The twelve cards before they are taken up. */
  readonly dapp: Box;
  /** The untouched twelve of a Solo during play. */
  readonly soloDapp: Box;
  /** What is due, and buttons. */
  readonly actions: Box;
  /** The sheet with the words of the bidding, the Ultimos and other questions. */
  readonly sheet: Box;
  /** The same where the middle of the table is empty: before the first lead. */
  readonly tallSheet: Box;
  /** The own hand: one row, cards `handCard` wide. */
  readonly hand: Box;
  readonly handCard: number;
  /** Why cards are veiled, what the hand is about. */
  readonly note: Box;
  /** The side panel; as a drawer it lies over the table. */
  readonly panel: Box;
  readonly panelDocked: boolean;
  /** There is room for the panel beside the table; otherwise it is a drawer. */
  readonly panelFits: boolean;
  readonly ultimoCard: number;
  readonly fan: number;
}

/** Positions for these players in this window. Play runs counter-clockwise: the next seat is on the right. */
export function layoutFor(input: LayoutInput): Layout {
  const m = measuresFor(input);
  const { side, top } = seating(input.players);
  const tw = m.tableWidth;
  const mid = tw / 2;

  const topSeats = placeTop(m, top, side);
  const columns = placeColumns(m, side);
  const ring = placeRing(m);
  const order: Omit<SeatPlace, 'seat'>[] = [
    placeYou(m, input.leftHanded),
    ...columns.map((place) => mirrored(place, tw)).reverse(),
    ...topSeats.toReversed(),
    ...columns,
  ];
  const seats = order.map((place, i) => ({ ...place, seat: (input.you + i) % input.players }));
  seats.sort((a, b) => a.seat - b.seat);

  const dappCard = m.room === 'tight' ? 26 : clamp(m.card * 0.64, 32, 60);
  const dappWidth = 2 * (dappCard + 5 * Math.round(dappCard * 0.26)) + 20;
  const sheetTop = m.cardsTop + cardHeight(dappCard) + { wide: 28, middle: 22, tight: 8 }[m.room];
  const sheetWidth = Math.min(tw - 2 * (m.margin + m.plaqueWidth + 10), 640);
  const noteWidth = (tw - m.handWidth) / 2 - 28;
  return {
    scale: input.scale,
    width: m.width,
    height: m.height,
    scrolls: m.scrolls,
    room: m.room,
    bar: box(0, 0, m.width, m.barHeight),
    cloth: box(10, m.barHeight, tw - 20, m.height - m.barHeight - 10),
    plank: box(0, m.plankTop, tw, m.height - m.plankTop),
    seats,
    ring,
    dapp: box(mid - dappWidth / 2, m.cardsTop, dappWidth, cardHeight(dappCard)),
    soloDapp: box(mid + m.card / 2 + 16, m.cardsBottom - m.ultimoHeight, m.pileWidth, m.ultimoHeight),
    actions:
      m.room === 'tight'
        ? box(input.leftHanded ? 14 : tw - noteWidth - 14, m.plankTop + 6, noteWidth, 42)
        : box(20, m.actionsTop, tw - 40, m.plankTop - m.actionsTop),
    sheet: box(mid - sheetWidth / 2, sheetTop, sheetWidth, m.actionsTop - sheetTop - 2),
    tallSheet: box(
      mid - sheetWidth / 2,
      m.topRow + m.plaqueHeight + 12,
      sheetWidth,
      m.cardsBottom - m.topRow - m.plaqueHeight - 12,
    ),
    hand: box(mid - m.handWidth / 2, m.handTop, m.handWidth, cardHeight(m.handCard)),
    handCard: m.handCard,
    note: noteBox(m, noteWidth, input.leftHanded),
    panel: box(m.width - m.panelWidth, m.barHeight, m.panelWidth, m.height - m.barHeight),
    panelDocked: m.panelDocked,
    panelFits: m.panelFits,
    ultimoCard: m.ultimoCard,
    fan: m.fan,
  };
}

const noteBox = (m: Measures, width: number, leftHanded: boolean): Box => {
  const top = m.room === 'tight' ? m.plankTop + 50 : m.plankTop + 24;
  const x = leftHanded ? 14 : m.tableWidth - width - 14;
  return box(x, top, width, m.height - top - 6);
};

function placeYou(m: Measures, leftHanded: boolean): Omit<SeatPlace, 'seat'> {
  const mid = m.tableWidth / 2;
  // A name of one's own may be longer than those of the others.
  const width = Math.min(m.plaqueWidth + 16, (m.tableWidth - m.handWidth) / 2 - 28);
  const top = m.room === 'tight' ? m.plankTop + 10 : m.height - m.plaqueHeight - 40;
  const low = m.cardsBottom - m.ultimoHeight;
  return {
    side: 'you',
    plaque: box(leftHanded ? m.tableWidth - width - 18 : 18, top, width, m.plaqueHeight),
    card: box(mid - m.card / 2, m.cardsBottom - cardHeight(m.card), m.card, cardHeight(m.card)),
    ultimos: box(mid - m.card / 2 - 16 - m.fanWidth, low, m.fanWidth, m.ultimoHeight),
    discards: box(mid + m.card / 2 + 16, low, m.pileWidth, m.ultimoHeight),
  };
}

/** What the bubble of a column's upper seat leaves to that of the top row's first, which so begins under its plaque. */
const CORNER = 38;

/** The left column from top to bottom; the right one is its mirror image. */
function placeColumns(m: Measures, side: 1 | 2): Omit<SeatPlace, 'seat'>[] {
  const from = m.topRow + m.plaqueHeight + m.gap;
  const rowHeight = (m.actionsTop - from) / 2;
  const rows = side === 2 ? [0, 1] : [1];
  return rows.map((row) => {
    // Whatever the row has to spare goes above the bubble, so that nothing hangs over the action bar.
    const y = from + row * rowHeight + (rowHeight - m.columnHeight) * (side === 2 ? 0.5 : 0.35);
    const plaqueTop = y + m.bubbleHeight + m.tip;
    const x = m.margin;
    const under = plaqueTop + m.plaqueHeight + m.gap;
    const height = cardHeight(m.card);
    // Level with the plaque, but clear of the bubbles above, the row below and the action bar.
    const foot = row === 0 ? y + rowHeight - 8 : m.cardsBottom;
    const cardTop = clamp(plaqueTop + (m.plaqueHeight - height) / 2, Math.max(y, m.cardsTop), foot - height);
    return {
      side: 'left',
      plaque: box(x, plaqueTop, m.plaqueWidth, m.plaqueHeight),
      bubble: box(x, y, row === 0 ? m.plaqueWidth - CORNER : m.plaqueWidth, m.bubbleHeight),
      tip: { edge: 'bottom', x: 26 },
      bubbleFrom: 'left',
      card: box(x + m.plaqueWidth + m.cardGap, cardTop, m.card, height),
      ultimos: box(x, under, m.fanWidth, m.ultimoHeight),
      discards: box(x + m.fanWidth + 10, under, m.pileWidth, m.ultimoHeight),
    };
  });
}

function mirrored(place: Omit<SeatPlace, 'seat'>, width: number): Omit<SeatPlace, 'seat'> {
  const flip = (of: Box): Box => box(width - right(of), of.y, of.w, of.h);
  return {
    side: 'right',
    plaque: flip(place.plaque),
    ...(place.bubble && { bubble: flip(place.bubble) }),
    ...(place.bubble &&
      place.tip && { tip: { edge: place.tip.edge, x: place.bubble.w - place.tip.x } as const }),
    bubbleFrom: 'right',
    card: flip(place.card),
    ultimos: flip(place.ultimos),
    discards: flip(place.discards),
  };
}

/** The top row from left to right. */
function placeTop(m: Measures, count: number, side: 1 | 2): Omit<SeatPlace, 'seat'>[] {
  const tw = m.tableWidth;
  const group = m.plaqueWidth + 8 + m.fanWidth;
  const free = tw - 2 * m.margin - count * group;
  const gap = free / (count + (side === 2 ? 0.5 : 0.2));
  const start = (tw - count * group - (count - 1) * gap) / 2;
  // Beside a column's upper bubble only the middle is free for the bubbles of the top row.
  const edge = side === 2 ? m.margin + m.plaqueWidth - CORNER + 8 : m.margin;
  const share = (tw - 2 * edge) / count;
  const bubbleTop = m.topRow + m.plaqueHeight + m.tip;
  const height = cardHeight(m.card);
  const between = tw - 2 * (m.margin + m.plaqueWidth + m.cardGap + m.card + 14) - m.card;
  const apart = Math.max(m.card + m.pileWidth + 30, (group + gap) * 0.55);
  const step = side === 2 ? Math.min(between / (count - 1), apart) : Math.min(group + gap, tw * 0.27);
  return Array.from({ length: count }, (_, i) => {
    const from = side === 2 && i > 0 && i === count - 1 ? 'right' : 'left';
    const x = start + i * (group + gap);
    const bubbleWidth = Math.min(share - 8, m.plaqueWidth + 20);
    const bubbleX = clamp(x + 4, edge + i * share + 4, edge + (i + 1) * share - 4 - bubbleWidth);
    const tipX =
      from === 'right' ? bubbleWidth - 28 : clamp(x + 32, bubbleX + 14, bubbleX + bubbleWidth) - bubbleX;
    const cardX = tw / 2 + (i - (count - 1) / 2) * step - m.card / 2;
    const inward = i === count - 1 ? cardX - 12 - m.pileWidth : cardX + m.card + 14;
    return {
      side: 'top',
      plaque: box(x, m.topRow, m.plaqueWidth, m.plaqueHeight),
      bubble: box(bubbleX, bubbleTop, bubbleWidth, m.bubbleHeight),
      tip: { edge: 'top', x: Math.round(tipX) },
      bubbleFrom: from,
      card: box(cardX, m.cardsTop, m.card, height),
      ultimos: box(x + m.plaqueWidth + 8, m.topRow - m.ultimoLift, m.fanWidth, m.ultimoHeight),
      discards: box(inward, m.cardsTop + 6, m.pileWidth, m.ultimoHeight),
    };
  });
}

function placeRing(m: Measures): Box {
  const height = cardHeight(m.card);
  const from = m.cardsTop + height;
  const to = m.cardsBottom - height;
  return box(m.tableWidth / 2 - 66, (from + to) / 2 - m.ringHeight / 2, 132, m.ringHeight);
}
