import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rngFrom } from '#engine/cards/rng.ts';
import { readSave } from '#engine/table/save.ts';
import { memoryStore } from '#engine/table/store.ts';
import { TABLE_VERSION } from '#engine/table/upgrade.ts';
import { mutatedText } from '#tests/support/mutate.ts';
import { tableWith } from '#tests/support/sitting.ts';

/**
 * Saves as older programs wrote them, kept for ever (tests/faults/saves): whoever changes the form of a
 * save adds files of the new one and a step to engine/table/upgrade.ts, and touches none of these.
 */
const FOLDER = new URL('./saves/', import.meta.url);
const NAMES = readdirSync(FOLDER).filter((name) => name.endsWith('.json') && !name.endsWith('.view.json'));
const textOf = (name: string): string => readFileSync(new URL(name, FOLDER), 'utf8');

async function resumed(text: string) {
  const store = memoryStore(text);
  const table = tableWith({ store });
  const [welcome] = await table.ask({ type: 'hello' });
  const [step] = await table.ask({ type: 'resume' });
  return { store, table, welcome, step };
}

describe('a save of an older program', () => {
  test.each(NAMES)('%s is gone on with just where it was', async (name) => {
    const { store, step, welcome } = await resumed(textOf(name));
    expect(welcome).toMatchObject({ type: 'welcome', saved: {} });
    if (step?.type !== 'step') throw new Error('it was not resumed');
    const seen = `${JSON.stringify(step.view, undefined, 1)}\n`;
    await expect(seen).toMatchFileSnapshot(new URL(name.replace('.json', '.view.json'), FOLDER).pathname);
    // and it is written as of today
    expect(JSON.parse((await store.load()) ?? '')).toMatchObject({ table: { version: TABLE_VERSION } });
    expect(store.aside).toEqual([]);
  });

  test('there is one of every version', () => {
    const versions = new Set(NAMES.map((name) => Number(/^v(\d+)-/.exec(name)?.[1])));
    expect([...versions].sort()).toEqual(Array.from({ length: TABLE_VERSION }, (_, i) => i + 1));
  });

  test('without names gets some that can be told apart', async () => {
    const { table } = await resumed(textOf('v1-first-basic.json'));
    expect(new Set(table.view().names).size).toBe(6);
  });
});

describe('a spoilt save', () => {
  const ROUNDS = 25;

  test.each(NAMES)('%s: however it is spoilt, it is gone on with or kept aside whole', async (name) => {
    for (let round = 0; round < ROUNDS; round++) {
      const seed = `${name} ${round}`;
      const text = mutatedText(textOf(name), rngFrom(seed));
      const { store, welcome, table } = await resumed(text);
      if (welcome?.type !== 'welcome') throw new Error('no welcome');
      const told = JSON.stringify({ seed, welcome, log: table.log });
      expect(
        table.log.filter(({ is }) => is === 'fault'),
        told,
      ).toEqual([]);
      if (welcome.saved === undefined) {
        expect(store.aside, told).toEqual([{ text, reason: expect.any(String) }]);
        expect(welcome.setAside?.reason, told).toMatch(/^(garbled|newer|unplayable)$/);
      } else {
        expect(store.aside, told).toEqual([]);
        expect(readSave((await store.load()) ?? '').ok, told).toBe(true);
      }
    }
  });
});
