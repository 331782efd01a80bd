/** What came together in one deal: a sum over so many cases. Deals are independent, hands of one are not. */
export interface DealSum {
  readonly sum: number;
  readonly cases: number;
}

export interface Mean {
  readonly mean: number;
  /** Standard error, over deals. */
  readonly se: number;
}

/**
 * The mean over all cases, with its standard error over deals (the ratio estimate, for the number of
 * cases may differ between deals). Undefined without cases; `se` is 0 for a single deal.
 */
export function meanOverDeals(deals: readonly DealSum[]): Mean | undefined {
  const cases = deals.reduce((all, deal) => all + deal.cases, 0);
  if (cases === 0) return undefined;
  const mean = deals.reduce((all, deal) => all + deal.sum, 0) / cases;
  const squares = deals.reduce((all, deal) => all + (deal.sum - mean * deal.cases) ** 2, 0);
  const count = deals.length;
  const se = count > 1 ? Math.sqrt((squares * count) / (count - 1)) / cases : 0;
  return { mean, se };
}

/** The value that `part` (0 … 1) of the sorted numbers do not exceed; undefined for none. */
export function percentile(sorted: readonly number[], part: number): number | undefined {
  const place = Math.ceil(sorted.length * part) - 1;
  return sorted[Math.max(0, place)];
}
