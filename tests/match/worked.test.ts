import { describe, expect, it } from 'vitest';
import { replayed } from '#tests/support/replayed.ts';
import { comparable, workedRecords } from '#tests/support/worked.ts';

const worked = workedRecords();

describe('worked records replay as expected', () => {
  it('all of them are here', () => {
    expect(worked.length).toBeGreaterThanOrEqual(140);
  });

  for (const { name, text, expected } of worked) {
    it(name, () => {
      expect(comparable(replayed(text))).toEqual(comparable(expected));
    });
  }
});
