import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { realDisk } from '#electron/host/disk.ts';
import { fileStore } from '#electron/host/file-store.ts';
import { rngFrom } from '#engine/cards/rng.ts';
import type { HostEvent, SittingView } from '#engine/table/protocol.ts';
import type { Store } from '#engine/table/store.ts';
import { type Fault, faultyDisk, MISHAPS, memoryDisk } from '#tests/support/faulty-disk.ts';
import { choose, LONG_RUN, randomMood } from '#tests/support/games.ts';
import { newMatchRequest, type Table, tableWith } from '#tests/support/sitting.ts';

/** Whatever fails at whichever call: what is found afterwards is the old save or the new one, whole. */

const OLD = '{"the":"old save"}';
const NEW = `{"the":"new save","long":"${'x'.repeat(5000)}"}`;
const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Resolves when the work is done, has failed, or its process is gone. */
const ended = (work: Promise<unknown>, dead: () => boolean): Promise<void> =>
  Promise.race([
    work.then(
      () => undefined,
      () => undefined,
    ),
    (async () => {
      while (!dead()) await soon();
    })(),
  ]);

describe('a mishap at any call of a store', () => {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dappen-faults-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  /** Everything that lies in the folder after a fresh start. */
  async function afterRestart(): Promise<{ saved: string | undefined; aside: string[] }> {
    const saved = await fileStore(folder).load();
    const names = readdirSync(folder).sort();
    const aside = names.filter((name) => name.startsWith('match-unreadable-'));
    expect(names.filter((name) => !aside.includes(name))).toEqual(saved === undefined ? [] : ['match.json']);
    return { saved, aside: aside.map((name) => readFileSync(path.join(folder, name), 'utf8')) };
  }

  const ways: readonly (readonly [string, string | undefined, (store: Store) => Promise<unknown>])[] = [
    ['the first save', undefined, (store) => store.save(NEW)],
    ['a save over another', OLD, (store) => store.save(NEW)],
    ['two saves', OLD, (store) => store.save(`${NEW} `).then(() => store.save(NEW))],
    ['reading', OLD, (store) => store.load()],
    ['clearing', OLD, (store) => store.clear()],
    ['setting aside', OLD, (store) => store.setAside(OLD, 'notJson')],
  ];

  test.each(ways)('%s', LONG_RUN, async (name, before, use) => {
    let tried = 0;
    for (const mishap of MISHAPS) {
      for (let at = 0; ; at++) {
        rmSync(folder, { recursive: true, force: true });
        await fileStore(folder).load();
        if (before !== undefined) writeFileSync(path.join(folder, 'match.json'), before);
        const { disk, calls, dead } = faultyDisk(realDisk, { at, mishap, code: 'EIO' });
        await ended(use(fileStore(folder, disk)), dead);
        if (calls() <= at) break;
        tried++;
        const { saved, aside } = await afterRestart();
        const found = JSON.stringify({ mishap, at, saved, aside });
        // nothing is half there, and what was there before is somewhere
        expect([undefined, OLD, NEW, `${NEW} `], found).toContain(saved);
        expect(aside, found).toEqual(saved === undefined && aside.length > 0 ? [OLD] : []);
        if (before === undefined) continue;
        expect(saved !== undefined || aside.length === 1 || name === 'clearing', found).toBe(true);
      }
    }
    expect(tried).toBeGreaterThan(MISHAPS.length);
  });

  test('a folder that has gone is made again', async () => {
    const store = fileStore(folder);
    await store.load();
    rmSync(folder, { recursive: true });
    await store.save(NEW);
    expect((await afterRestart()).saved).toBe(NEW);
  });
});

/** Plays some decisions of a match of random bots; stops where the process dies. */
async function playSome(
  table: Table<Store>,
  seed: string,
  decisions: number,
  dead: () => boolean,
): Promise<void> {
  const rng = rngFrom(seed);
  const mood = randomMood(rng);
  const tell = (work: Promise<HostEvent[]>): Promise<void> => ended(work, dead);
  await tell(table.ask({ type: 'hello' }));
  if (dead()) return;
  await tell(table.ask(newMatchRequest({ target: 100 }, { seed })));
  for (let i = 0; i < decisions && !dead(); i++) {
    const { observation } = table.view();
    if (observation.result !== undefined) await tell(table.ask({ type: 'nextHand' }));
    else await tell(table.act(choose(observation.legal, true, mood, rng)));
  }
}

const FOLDER = path.resolve('/a-folder');
const viewsOf = (events: readonly HostEvent[]): SittingView[] =>
  events.flatMap((event) => (event.type === 'step' ? [event.view] : []));

describe('a mishap at any call while a match is played', () => {
  const DECISIONS = 5;

  async function played(fault: Fault) {
    const real = memoryDisk();
    const { disk, calls, dead } = faultyDisk(real, fault);
    const table = tableWith({ store: fileStore(FOLDER, disk) });
    await playSome(table, 'faults', DECISIONS, dead);
    return { table, real, reached: calls() > fault.at };
  }

  const resumed = async (real: ReturnType<typeof memoryDisk>): Promise<SittingView | undefined> => {
    const again = tableWith({ store: fileStore(FOLDER, real) });
    await again.ask({ type: 'hello' });
    const [first] = await again.ask({ type: 'resume' });
    return first?.type === 'step' ? first.view : undefined;
  };

  test.each(['fails', 'torn'] as const)(
    'that %s is told once and mended by the next action',
    LONG_RUN,
    async (mishap) => {
      let told = 0;
      for (let at = 0; ; at++) {
        const { table, real, reached } = await played({
          at,
          mishap,
          code: at % 2 === 0 ? 'ENOSPC' : 'EROFS',
        });
        if (!reached) break;
        const types = table.events.flatMap((event) =>
          event.type === 'notSaved' || event.type === 'savedAgain' ? [event] : [],
        );
        // the last write may be the one that failed; every earlier one is followed by a good one
        const kinds = types.map(({ type }) => type);
        expect([[], ['notSaved'], ['notSaved', 'savedAgain']], `call ${at}`).toContainEqual(kinds);
        if (types[0] !== undefined) {
          expect(types[0]).toEqual({ type: 'notSaved', reason: at % 2 === 0 ? 'full' : 'forbidden' });
          expect(JSON.stringify(table.events)).not.toContain('/home/somebody');
          told++;
        }
        if (kinds.length !== 1) expect(await resumed(real), `call ${at}`).toEqual(table.view());
      }
      expect(told).toBeGreaterThan(DECISIONS);
    },
  );

  test.each(['dies', 'diesTorn', 'diesAfter'] as const)(
    '%s: the match goes on from a state that there was',
    LONG_RUN,
    async (mishap) => {
      let resumedOften = 0;
      for (let at = 0; ; at++) {
        const { table, real, reached } = await played({ at, mishap, code: '' });
        if (!reached) break;
        const view = await resumed(real);
        if (view === undefined) {
          expect(
            [...real.files.keys()].filter((file) => file.endsWith('match.json')),
            `call ${at}`,
          ).toEqual([]);
          continue;
        }
        resumedOften++;
        expect(viewsOf(table.events), `call ${at}`).toContainEqual(view);
      }
      expect(resumedOften).toBeGreaterThan(DECISIONS);
    },
  );
});
