import type { Seat } from '#engine/games/dappen/action.ts';
import type { PlayerCount } from '#engine/games/dappen/rules.ts';
import { cardHeight, clamp } from './box.ts';

export interface LayoutInput {
  readonly players: PlayerCount;
  readonly you: Seat;
  /** The window in px. */
  readonly width: number;
  readonly height: number;
  /** How much larger than designed everything is drawn: `scaleFor`. */
  readonly scale: number;
  readonly panelOpen: boolean;
  readonly leftHanded: boolean;
}

/** Opponents on the right, at the top and on the left, in the order of play. */
export function seating(players: PlayerCount): { readonly side: 1 | 2; readonly top: number } {
  const opponents = players - 1;
  const side = opponents >= 6 ? 2 : 1;
  return { side, top: opponents - 2 * side };
}

/** The least the table is laid out for (1280×720 at 150 %); a smaller window shows that, smaller. */
export const LEAST = { width: 853, height: 480 } as const;
const PANEL_WIDTH = 272;
/** A docked panel leaves the table at least this wide; otherwise it is a drawer. */
const LEAST_BESIDE_PANEL = 980;

/** Sizes and guide lines from which the places are made; all in units. */
export interface Measures {
  readonly width: number;
  readonly height: number;
  readonly scrolls: boolean;
  readonly room: 'wide' | 'middle' | 'tight';
  readonly panelWidth: number;
  readonly panelDocked: boolean;
  readonly panelFits: boolean;
  readonly tableWidth: number;
  readonly barHeight: number;
  readonly margin: number;
  readonly gap: number;
  readonly cardGap: number;
  /** Height of a bubble's tip: the distance between bubble and plaque. */
  readonly tip: number;
  readonly plaqueWidth: number;
  readonly plaqueHeight: number;
  readonly bubbleHeight: number;
  readonly ultimoCard: number;
  readonly ultimoHeight: number;
  /** Ultimos of the top row begin so far above the plaque. */
  readonly ultimoLift: number;
  readonly fan: number;
  readonly fanWidth: number;
  readonly pileWidth: number;
  /** Bubble, plaque and Ultimos of a column seat together. */
  readonly columnHeight: number;
  readonly topRow: number;
  /** Trick cards of the top row begin here; the own one ends at `cardsBottom`. */
  readonly cardsTop: number;
  readonly cardsBottom: number;
  readonly card: number;
  readonly ringHeight: number;
  readonly actionsTop: number;
  readonly plankTop: number;
  readonly handCard: number;
  readonly handTop: number;
  readonly handWidth: number;
}

export function measuresFor(input: LayoutInput): Measures {
  const asked = { width: input.width / input.scale, height: input.height / input.scale };
  const width = Math.max(LEAST.width, Math.floor(asked.width));
  const height = Math.max(LEAST.height, Math.floor(asked.height));
  const scrolls = Math.floor(asked.width) < LEAST.width || Math.floor(asked.height) < LEAST.height;

  const roomy = width - PANEL_WIDTH >= LEAST_BESIDE_PANEL;
  const panelWidth = roomy ? clamp(width * 0.2125, PANEL_WIDTH, 360) : Math.min(320, width * 0.4);
  const panelDocked = input.panelOpen && roomy;
  const tw = panelDocked ? width - Math.round(panelWidth) : width;

  const room = height < 560 || tw < 900 ? 'tight' : height < 660 || tw < 1000 ? 'middle' : 'wide';
  const pick = <T>(wide: T, middle: T, tight: T): T => ({ wide, middle, tight })[room];

  const barHeight = pick(44, 40, 36);
  const margin = pick(20, 18, 12);
  const gap = pick(6, 5, 4);
  const tip = pick(8, 7, 6);
  const cardGap = pick(14, 12, 10);
  const plaqueHeight = pick(60, 48, 44);
  const bubbleHeight = pick(30, 27, 26);
  const ultimoCard = pick(36, 34, 31);
  const ultimoHeight = cardHeight(ultimoCard);
  const fan = Math.round(ultimoCard * 0.76);
  const fanWidth = ultimoCard + 2 * fan;
  const pileWidth = ultimoCard + 14;

  const { side, top } = seating(input.players);
  const cell = (tw - 2 * margin) / top;
  const plaqueWidth = Math.round(clamp(cell - fanWidth - 16, 150, pick(196, 176, 162)));

  const handCard = Math.floor(
    clamp((tw - 2 * (plaqueWidth * 0.85 + 32)) / 7 - 6, 56, Math.min(height * 0.1195, 150)),
  );
  const plankTop = height - cardHeight(handCard) - pick(34, 18, 14);
  const actionsTop = plankTop - pick(48, 46, 4);
  const topRow = barHeight + pick(10, 9, 6);
  const cardsTop = topRow + plaqueHeight + tip + bubbleHeight + pick(10, 9, 8);
  const cardsBottom = actionsTop - 8;
  const ringHeight = pick(60, 50, 44);
  const byHeight = (cardsBottom - cardsTop - ringHeight - 14) / 2;
  // Two column cards, the top row's cards, and a pile of discards between those must fit side by side.
  const byWidth =
    side === 2
      ? (tw - 2 * (margin + plaqueWidth + cardGap + 14) - (top - 1) * (pileWidth + 30)) / (top + 2)
      : Number.POSITIVE_INFINITY;
  const card = Math.floor(Math.min((byHeight * 63) / 110, byWidth, handCard));

  return {
    width,
    height,
    scrolls,
    room,
    panelWidth: Math.round(panelWidth),
    panelDocked,
    panelFits: roomy,
    tableWidth: tw,
    barHeight,
    margin,
    gap,
    cardGap,
    tip,
    plaqueWidth,
    plaqueHeight,
    bubbleHeight,
    ultimoCard,
    ultimoHeight,
    ultimoLift: pick(3, 5, 5),
    fan,
    fanWidth,
    pileWidth,
    columnHeight: bubbleHeight + tip + plaqueHeight + gap + ultimoHeight,
    topRow,
    cardsTop,
    cardsBottom,
    card,
    ringHeight,
    actionsTop,
    plankTop,
    handCard,
    handTop: height - cardHeight(handCard) - pick(18, 9, 7),
    handWidth: 7 * handCard + 6 * 6,
  };
}
