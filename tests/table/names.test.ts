import { describe, expect, it } from 'vitest';
import { clippedName, plainName } from '#engine/table/names.ts';

const FAMILY = '👨\u200D👩\u200D👧';
const PILOT = '👩🏽\u200D✈\uFE0F';

describe('names', () => {
  it.each([
    [' Anna\n Maria ', 'Anna Maria'],
    ['Anna\u202EMaria', 'Anna Maria'],
    ['\u200D', ''],
    ['An\u200Dna', 'An na'],
    [`${FAMILY}\u200D`, FAMILY],
    [`Anna ${FAMILY}${PILOT}`, `Anna ${FAMILY}${PILOT}`],
  ])('%j becomes %j', (raw, plain) => {
    expect(plainName(raw)).toBe(plain);
    expect(plainName(plain)).toBe(plain);
  });

  it.each([
    ['Bartholomäus der Zweite', 12, 'Bartholomäus'],
    ['Anna   B', 6, 'Anna B'],
    ['Anna Beate', 5, 'Anna'],
    [`Anna ${FAMILY}`, 12, `Anna ${FAMILY}`],
    // five code points do not fit: the family goes as a whole
    [`Annabell ${FAMILY}`, 12, 'Annabell'],
    ['', 12, ''],
  ])('%j cut to %i is %j', (raw, max, kept) => {
    expect(clippedName(raw, max)).toBe(kept);
  });
});
