import type { SittingView } from '#engine/table/protocol.ts';

/**
 * The sitting with the score sheet as it stood before this hand's result: the last card is still being shown,
 * and nobody has written anything down yet.
 */
export function beforeWriting(view: SittingView): SittingView {
  const { result } = view.observation;
  if (result === undefined || view.hands.length < view.handNumber) return view;
  return {
    ...view,
    hands: view.hands.slice(0, -1),
    totals: view.totals.map((total, seat) => total - (result.scores[seat] ?? 0)),
  };
}
