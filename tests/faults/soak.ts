import { type Rng, rngFrom } from '#engine/cards/rng.ts';
import { PLAYER_COUNTS, PRESET_NAMES, presetRules, type RuleSet } from '#engine/games/dappen/rules.ts';
import { createHost } from '#engine/table/host.ts';
import {
  type BotName,
  type HostEvent,
  parseHostEvent,
  type RequestBody,
  type SittingView,
} from '#engine/table/protocol.ts';
import { memoryStore } from '#engine/table/store.ts';
import { thinkInPlace } from '#engine/table/think.ts';
import { browserLink, type HostWorker } from '#renderer/link/browser.ts';
import { choose, type Mood, randomMood, randomRules, same } from '#tests/support/games.ts';

/**
 * Matches of bots played as a player plays them: through the link, the protocol and the host, over every
 * preset and random rules, with undos and reconnections. After every action what was saved is loaded by a
 * fresh host and compared with what the player was shown.
 */

export interface Soak {
  readonly hands: number;
  readonly seed: string;
  /** A match is given up after so many hands: every load plays all of them again. */
  readonly longest: number;
  /** Hears how many hands are done. */
  readonly progress?: (hands: number) => void;
}

export interface SoakReport {
  readonly hands: number;
  readonly matches: number;
  /** Saves that were loaded and compared. */
  readonly loads: number;
}

const BOTS: readonly BotName[] = ['random', 'level1', 'thumb', 'thumb'];
const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.upTo(from.length - 1)] as T;
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Rules of match number `n`: every preset with every number of players in turn, random ones between. */
function rulesOfMatch(n: number, rng: Rng): RuleSet {
  if (n % 2 === 1) return randomRules(rng);
  const preset = PRESET_NAMES[(n / 2) % PRESET_NAMES.length] ?? 'basic';
  return presetRules(preset, preset === 'buchenbach' ? 6 : pick(rng, PLAYER_COUNTS));
}

/** A host in this thread behind the link of the browser edition; messages are cloned as a Worker's are. */
function linkedHost(store = memoryStore()) {
  const listeners: ((message: { data: unknown }) => void)[] = [];
  const faults: string[] = [];
  const host = createHost({
    store,
    entropy: () => 'soak',
    // every action is written before the next one, so that every save can be looked at
    think: (question) => turn().then(() => thinkInPlace(question)),
    post: (event) => {
      const data: unknown = structuredClone(event);
      for (const listener of listeners) listener({ data });
    },
    log: (entry) => faults.push(JSON.stringify(entry)),
  });
  const worker: HostWorker = {
    postMessage: (message: unknown) => void host.receive(structuredClone(message)),
    terminate: () => undefined,
    addEventListener: (type: string, listener: unknown) => {
      if (type === 'message') listeners.push(listener as (message: { data: unknown }) => void);
    },
  };
  const link = browserLink({
    startWorker: () => worker,
    locks: undefined,
    persist: () => Promise.resolve(true),
    repeat: () => () => undefined,
  });
  return { host, link, store, faults };
}

/** What a fresh host shows of a save before anybody acts. */
async function shownOf(text: string): Promise<SittingView | undefined> {
  const events: HostEvent[] = [];
  const host = createHost({
    store: memoryStore(text),
    entropy: () => 'unused',
    think: () => new Promise(() => undefined),
    post: (event) => events.push(event),
  });
  await host.receive({ id: 1, type: 'hello' });
  await host.receive({ id: 2, type: 'resume' });
  const step = parseHostEvent(structuredClone(events[1]));
  return step.ok && step.value.type === 'step' ? step.value.view : undefined;
}

/** Plays until so many hands are over. Throws at the first difference, with the seed and the record. */
export async function soak({ hands, seed, longest, progress }: Soak): Promise<SoakReport> {
  const { link, store, faults } = linkedHost();
  let events: HostEvent[] = [];
  let view: SittingView | undefined;
  let compared: string | undefined;
  let id = 0;
  let loads = 0;
  let matches = 0;
  let done = 0;
  link.onEvent((event) => {
    events.push(event);
    if (event.type === 'step' || event.type === 'welcome') view = event.view ?? view;
  });

  const fail = async (what: string): Promise<never> => {
    throw new Error(`${what}\nseed: ${seed}, match ${matches}\nrecord: ${(await store.load()) ?? 'none'}`);
  };

  /** Whatever was saved last is what is shown. */
  async function compare(): Promise<void> {
    const text = await store.load();
    if (text === undefined || text === compared) return;
    compared = text;
    loads++;
    const shown = await shownOf(text);
    // what was undone is not saved
    if (!same(shown, { ...view, canRedo: false })) {
      await fail(`loaded: ${JSON.stringify(shown)}\nshown:  ${JSON.stringify(view)}`);
    }
  }

  /** Asks, and waits until everybody has acted and it is the person's turn or the hand is over. */
  async function ask(body: RequestBody): Promise<readonly HostEvent[]> {
    events = [];
    id++;
    link.send({ id, ...body });
    for (let still = 0; still < 3; ) {
      const before = await store.load();
      await turn();
      await compare();
      const waits = view?.observation.toAct !== undefined && view.observation.toAct !== view.you;
      still = !waits && events.length > 0 && before === (await store.load()) ? still + 1 : 0;
    }
    if (faults.length > 0) await fail(faults.join('\n'));
    return events;
  }

  async function decide(mood: Mood, rng: Rng): Promise<void> {
    const { observation, you, canUndo } = view as SittingView;
    if (canUndo && rng.upTo(19) === 0) {
      const shown = view;
      await ask({ type: 'undo' });
      await ask({ type: 'redo' });
      if (!same(view?.observation, shown?.observation)) await fail('redo leads elsewhere');
      return;
    }
    if (rng.upTo(49) === 0) {
      const shown = view;
      await ask({ type: 'hello' });
      if (!same(view, shown)) await fail('hello shows something else');
    }
    const action = choose(observation.legal, observation.dapper === you, mood, rng);
    const [first] = await ask({ type: 'act', action });
    if (first?.type !== 'step') await fail(`refused: ${JSON.stringify([action, first])}`);
  }

  while (done < hands) {
    const rng = rngFrom(`soak ${seed} ${matches}`);
    const rules = rulesOfMatch(matches, rng);
    const seats = Array.from({ length: rules.players }, (_, seat) => seat);
    matches++;
    await ask({
      type: 'newMatch',
      rules,
      you: rng.upTo(rules.players - 1),
      names: seats.map((seat) => `Guest ${seat}`),
      bots: seats.map(() => pick(rng, BOTS)),
      seed: `${seed} ${matches}`,
    });
    const mood = randomMood(rng);
    for (;;) {
      while ((view as SittingView).observation.result === undefined) await decide(mood, rng);
      done++;
      progress?.(done);
      const { winners, handNumber } = view as SittingView;
      if (winners !== undefined || handNumber >= longest || done >= hands) break;
      await ask({ type: 'nextHand' });
    }
    if (rng.upTo(1) === 0) await ask({ type: 'abandon' });
  }
  return { hands: done, matches, loads };
}
