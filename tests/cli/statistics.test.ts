import { describe, expect, it } from 'vitest';
import { meanOverDeals, percentile } from '#engine/cli/statistics.ts';

describe('the mean over deals', () => {
  it('weighs every case the same, and errs by how deals differ', () => {
    const deals = [
      { sum: 2, cases: 2 },
      { sum: 6, cases: 2 },
    ];
    // means of 1 and 3: standard deviation √2 over two deals
    expect(meanOverDeals(deals)).toEqual({ mean: 2, se: Math.SQRT2 / Math.SQRT2 });
  });

  it('does not count the hands of a deal as independent', () => {
    const few = Array.from({ length: 10 }, (_, i) => ({ sum: i, cases: 1 }));
    const many = few.map(({ sum }) => ({ sum: sum * 6, cases: 6 }));
    expect(meanOverDeals(many)?.se).toBeCloseTo(meanOverDeals(few)?.se ?? 0, 12);
  });

  it('knows nothing without cases and no error with a single deal', () => {
    expect(meanOverDeals([])).toBeUndefined();
    expect(meanOverDeals([{ sum: 0, cases: 0 }])).toBeUndefined();
    expect(meanOverDeals([{ sum: 3, cases: 1 }])).toEqual({ mean: 3, se: 0 });
  });
});

describe('percentiles', () => {
  it('are numbers that occurred', () => {
    const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
    expect([0.5, 0.95, 0].map((part) => percentile(numbers, part))).toEqual([5, 10, 1]);
    expect(percentile([], 0.5)).toBeUndefined();
  });
});
