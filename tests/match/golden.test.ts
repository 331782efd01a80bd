import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { PRESET_CHANGES, PRESET_NAMES } from '#engine/games/dappen/rules.ts';
import { recordFrom } from '#engine/match/index.ts';
import { goldenText } from '#tests/support/golden.ts';

/**
 * Whole hands and matches as they were, action by action: events and everybody's observations. After a
 * change that is meant, `npm run golden` writes the files anew; read the difference before it is committed.
 * A new one begins as a file with its `record` alone.
 */
const folder = fileURLToPath(new URL('../records/golden/', import.meta.url));
const files = readdirSync(folder).sort();
const recordIn = (file: string) => JSON.parse(readFileSync(`${folder}${file}`, 'utf8')).record;

describe('golden records', () => {
  for (const file of files) {
    it(file, async () => {
      const printed = recordIn(file);
      const record = recordFrom(printed);
      if (!record.ok) throw new Error(JSON.stringify(record.error));
      await expect(goldenText(record.value, printed)).toMatchFileSnapshot(`${folder}${file}`);
    });
  }

  it('there is one of every preset and every table size', () => {
    const rules = files.map((file) => recordIn(file).rules);
    for (const name of PRESET_NAMES)
      expect(rules).toContainEqual(expect.objectContaining(PRESET_CHANGES[name]));
    expect(new Set(rules.map((one) => one.players))).toEqual(new Set([6, 7, 8]));
  });
});
