import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { rngFrom } from '#engine/cards/rng.ts';
import type { HostEvent, RequestBody, SittingView } from '#engine/table/protocol.ts';
import { choose, randomMood, randomRules } from './games.ts';

/** What a process holds after its garbage was collected, in MB. */
export interface Memory {
  readonly hands: number;
  readonly heap: number;
  readonly rss: number;
}

type Heard = HostEvent | { readonly type: 'memory'; readonly rss: number; readonly heapUsed: number };

/** A match is given up after so many hands. */
const LONGEST = 20;
const MB = 2 ** 20;

/**
 * Plays so many hands with one process of the built host, its save in a real file, and looks at its memory
 * every `every` hands. Rules at random, bots `thumb`.
 */
export async function hostMemory(
  hands: number,
  every: number,
  seed: string,
  note: (memory: Memory) => void,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-soak-'));
  const host = fork('out/main/host.js', [folder], {
    serialization: 'advanced',
    execArgv: ['--expose-gc', '--import', new URL('./memory-probe.mjs', import.meta.url).href],
  });
  const waiting: ((event: Heard) => boolean)[] = [];
  let view: SittingView | undefined;
  host.on('message', (message) => {
    const event = message as Heard;
    if (event.type === 'step') view = event.view;
    for (const [i, done] of waiting.entries()) if (done(event)) waiting.splice(i, 1);
  });
  const until = <T>(found: (event: Heard) => T | undefined): Promise<T> =>
    new Promise((resolve, reject) => {
      host.once('exit', (code, signal) => reject(new Error(`the host ended with ${code ?? signal}`)));
      waiting.push((event) => {
        const value = found(event);
        if (value !== undefined) resolve(value);
        return value !== undefined;
      });
    }).finally(() => host.removeAllListeners('exit')) as Promise<T>;
  let id = 0;
  const ask = async (body: RequestBody): Promise<SittingView> => {
    id++;
    const shown = until((event) => {
      if (event.type !== 'step') return undefined;
      const { observation, you } = event.view;
      return observation.result !== undefined || observation.toAct === you ? event.view : undefined;
    });
    host.send({ id, ...body });
    return shown;
  };

  try {
    let done = 0;
    for (let match = 0; done < hands; match++) {
      const rng = rngFrom(`memory ${seed} ${match}`);
      const rules = randomRules(rng);
      const seats = Array.from({ length: rules.players }, (_, seat) => seat);
      const names = seats.map((seat) => `Guest ${seat}`);
      const mood = randomMood(rng);
      view = await ask({
        type: 'newMatch',
        rules,
        you: rng.upTo(rules.players - 1),
        names,
        bots: seats.map(() => 'thumb'),
        seed: `${seed} ${match}`,
      });
      for (;;) {
        while (view.observation.result === undefined) {
          const { legal, dapper } = view.observation;
          view = await ask({ type: 'act', action: choose(legal, dapper === view.you, mood, rng) });
        }
        done++;
        if (done % every === 0) {
          const memory = until((event) => (event.type === 'memory' ? event : undefined));
          host.send({ type: 'memory' });
          const { rss, heapUsed } = await memory;
          note({ hands: done, heap: heapUsed / MB, rss: rss / MB });
        }
        if (view.winners !== undefined || view.handNumber >= LONGEST || done >= hands) break;
        view = await ask({ type: 'nextHand' });
      }
    }
  } finally {
    // it writes what it has before it goes
    const gone = new Promise((resolve) => host.once('exit', resolve));
    if (host.kill()) await gone;
    rmSync(folder, { recursive: true, force: true });
  }
}
