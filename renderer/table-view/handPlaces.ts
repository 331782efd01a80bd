import { type Box, box, cardHeight } from './box.ts';
import type { Layout } from './layout.ts';

const GAP = 6;

/** Where the cards of the own hand lie: one row around the middle of its place, closer if they are many. */
export function handPlaces(count: number, layout: Pick<Layout, 'hand' | 'handCard'>): readonly Box[] {
  const { hand, handCard } = layout;
  const step = count < 2 ? 0 : Math.min(handCard + GAP, (hand.w - handCard) / (count - 1));
  const start = hand.x + (hand.w - handCard - step * (count - 1)) / 2;
  return Array.from({ length: count }, (_, i) =>
    box(start + i * step, hand.y, handCard, cardHeight(handCard)),
  );
}
