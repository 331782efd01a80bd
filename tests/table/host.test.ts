import { describe, expect, it } from 'vitest';
import type { Action } from '#engine/games/dappen/action.ts';
import type { Observation } from '#engine/games/dappen/observation.ts';
import { parseRecord, playRecord } from '#engine/match/index.ts';
import type { Question, Think } from '#engine/table/think.ts';
import { thinkInPlace } from '#engine/table/think.ts';
import { LONG_RUN } from '#tests/support/games.ts';
import { errorIn, newMatchRequest, SEED, type Table, tableWith } from '#tests/support/sitting.ts';

/** The first of the legal moves, the quietest where there is a choice. */
function quiet(seen: Observation): Action {
  const move = seen.legal[0];
  if (move === undefined) throw new Error('it is not your turn');
  if (move.type === 'discard') return { type: 'discard', cards: move.from.slice(0, move.count) };
  if (move.type === 'ultimo') return { type: 'ultimo', cards: [] };
  return move;
}

async function playOn(table: Table, until: (table: Table) => boolean): Promise<void> {
  while (!until(table)) await table.act(quiet(table.view().observation));
}

const yourTurn = ({ observation, you }: ReturnType<Table['view']>): boolean => observation.toAct === you;
const isOver = (table: Table): boolean => table.view().observation.result !== undefined;
const matchOver = (table: Table): boolean => table.view().winners !== undefined;

async function playMatch(table: Table): Promise<void> {
  while (!matchOver(table)) {
    await playOn(table, isOver);
    if (!matchOver(table)) await table.ask({ type: 'nextHand' });
  }
}

describe('hello', () => {
  it('finds nothing at first', async () => {
    expect(await tableWith().ask({ type: 'hello' })).toEqual([{ type: 'welcome', re: 1 }]);
  });

  it('gives the whole sitting to whoever lost it', async () => {
    const table = tableWith();
    await table.ask(newMatchRequest());
    const view = table.view();
    expect(await table.ask({ type: 'hello' })).toEqual([{ type: 'welcome', re: 2, view }]);
  });
});

describe('a match', () => {
  it('begins with the deal and goes on to your turn, one message for each action', async () => {
    const table = tableWith();
    const events = await table.ask(newMatchRequest({}, { you: 2 }));
    expect(events[0]).toMatchObject({ type: 'step', kind: 'reset', events: [{ type: 'dealt' }] });
    for (const [i, event] of events.entries()) {
      expect(event).toMatchObject({ type: 'step', kind: i === 0 ? 'reset' : 'forward' });
      if (event.type === 'step') expect(event.view.actionCount).toBe(i);
    }
    expect(yourTurn(table.view())).toBe(true);
  });

  it('is played to its end, the deal passing on', LONG_RUN, async () => {
    const table = tableWith();
    await table.ask(newMatchRequest({ target: 12 }, { bot: 'thumb' }));
    await playMatch(table);
    const { hands, totals, winners, nextDealer, handNumber } = table.view();
    expect(hands.length).toBe(handNumber);
    expect(Math.max(...totals)).toBeGreaterThanOrEqual(12);
    expect(winners).toEqual(totals.flatMap((sum, seat) => (sum === Math.max(...totals) ? [seat] : [])));
    expect(hands.map((hand) => hand.dealer)).toEqual(hands.map((_, i) => ((hands[0]?.dealer ?? 0) + i) % 6));
    expect(nextDealer).toBe(((hands.at(-1)?.dealer ?? 0) + 1) % 6);
    expect(errorIn(await table.ask({ type: 'nextHand' }))).toEqual({ code: 'matchOver' });
    expect(errorIn(await table.ask({ type: 'undo' }))).toEqual({ code: 'matchOver' });
  });

  it('of eight goes on without you where you deal', LONG_RUN, async () => {
    const table = tableWith();
    for (let seed = 0; ; seed++) {
      await table.ask(newMatchRequest({ players: 8 }, { you: 3, seed: `eight ${seed}` }));
      if (table.view().observation.dealer === 3) break;
    }
    const { observation, canUndo } = table.view();
    expect(observation.result).toBeDefined();
    expect(observation.dealt).toEqual([]);
    expect(canUndo).toBe(false);
    expect(errorIn(await table.act({ type: 'pass' }))).toMatchObject({ code: 'refused' });
    expect(errorIn(await table.ask({ type: 'undo' }))).toEqual({ code: 'nothingToUndo' });
    await table.ask({ type: 'nextHand' });
    expect(yourTurn(table.view())).toBe(true);
  });

  it('draws its own seed where none is given', async () => {
    const seeds = ['one', 'two', 'one'];
    const tables = seeds.map((seed) => tableWith({ entropy: () => seed }));
    const { seed: _, ...request } = newMatchRequest();
    const dealt = await Promise.all(
      tables.map(async (table) => {
        await table.ask(request);
        return table.view().observation.dealt;
      }),
    );
    expect(dealt[0]).toEqual(dealt[2]);
    expect(dealt[0]).not.toEqual(dealt[1]);
  });
});

describe('refusals', () => {
  it('says what is not possible without a sitting', async () => {
    const table = tableWith();
    for (const type of ['nextHand', 'undo', 'redo', 'abandon', 'exportRecord'] as const) {
      expect(errorIn(await table.ask({ type })), type).toEqual({ code: 'noSitting' });
    }
    expect(errorIn(await table.act({ type: 'pass' }))).toEqual({ code: 'noSitting' });
    expect(errorIn(await table.ask({ type: 'resume' }))).toEqual({ code: 'nothingSaved' });
  });

  it('says what is wrong with a new match', async () => {
    const table = tableWith();
    const request = newMatchRequest();
    expect(errorIn(await table.ask({ ...request, names: ['just me'] }))).toEqual({ code: 'badSeats' });
    expect(errorIn(await table.ask({ ...request, bots: ['thumb'] }))).toEqual({ code: 'badSeats' });
    expect(errorIn(await table.ask({ ...request, you: 6 }))).toEqual({ code: 'badSeats' });
    const seven = newMatchRequest({ players: 7, villageBids: 'buchenbach' });
    expect(errorIn(await table.ask(seven))).toMatchObject({
      code: 'badRules',
      problem: { code: 'buchenbach-needs-six' },
    });
    const unknown = { id: 1, ...request, rules: { joker: true } };
    expect(errorIn(await table.tell(unknown))).toMatchObject({ code: 'badRules', problem: { key: 'joker' } });
  });

  it('says why an action is not legal, and goes on as before', async () => {
    const table = tableWith();
    await table.ask(newMatchRequest());
    const view = table.view();
    const answer = await table.act({ type: 'discard', cards: ['S7'] });
    expect(errorIn(answer)).toMatchObject({ code: 'refused', refusal: { code: 'actionNotNow' } });
    expect(errorIn(await table.ask({ type: 'nextHand' }))).toEqual({ code: 'handNotOver' });
    expect(errorIn(await table.ask({ type: 'redo' }))).toEqual({ code: 'nothingToRedo' });
    await table.ask({ type: 'hello' });
    expect(table.view()).toEqual(view);
  });
});

describe('undo', () => {
  it('goes back to your own latest decision, past what bots did; redo takes it back', async () => {
    const table = tableWith();
    await table.ask(newMatchRequest());
    const start = table.view();
    await table.act(quiet(start.observation));
    const later = table.view();
    expect(later.canUndo).toBe(true);
    const [event, ...others] = await table.ask({ type: 'undo' });
    expect(others).toEqual([]);
    expect(event).toMatchObject({ type: 'step', kind: 'reset', events: [] });
    expect(table.view()).toEqual({ ...start, canRedo: true, assisted: true });
    await table.ask({ type: 'redo' });
    expect(table.view()).toEqual({ ...later, assisted: true });
    expect(errorIn(await table.ask({ type: 'redo' }))).toEqual({ code: 'nothingToRedo' });
  });

  it('lets the bots repeat what they did after the same action', async () => {
    const table = tableWith();
    await table.ask(newMatchRequest({}, { bot: 'random' }));
    const action = quiet(table.view().observation);
    await table.act(action);
    const first = table.view();
    await table.ask({ type: 'undo' });
    await table.act(action);
    expect(table.view()).toEqual({ ...first, assisted: true });
  });

  it('passes over a turn that had no choice', LONG_RUN, async () => {
    const table = tableWith();
    await table.ask(newMatchRequest({}, { bot: 'thumb' }));
    await playOn(table, isOver);
    // the last card of the hand was nobody's decision
    await table.ask({ type: 'undo' });
    const { observation } = table.view();
    expect(observation.legal.length > 1 || observation.phase === 'exchange').toBe(true);
    expect(table.view().hands).toEqual([]);
  });

  it('marks the hand as assisted, and only that hand', LONG_RUN, async () => {
    const table = tableWith();
    await table.ask(newMatchRequest({ target: 100 }));
    await table.act(quiet(table.view().observation));
    await table.ask({ type: 'undo' });
    await playOn(table, isOver);
    await table.ask({ type: 'nextHand' });
    expect(table.view().assisted).toBe(false);
    await playOn(table, isOver);
    expect(table.view().hands.map((hand) => hand.assisted)).toEqual([true, false]);
  });
});

/** Bots that answer only when told to. */
function slowBots() {
  const waiting: { readonly question: Question; readonly answer: () => Promise<void> }[] = [];
  const think: Think = (question) =>
    new Promise((resolve) => {
      waiting.push({ question, answer: async () => resolve(await thinkInPlace(question)) });
    });
  return { waiting, think };
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('while a bot thinks', () => {
  it(
    'messages are answered, and what it then says to a state that is gone is not heard',
    LONG_RUN,
    async () => {
      const { waiting, think } = slowBots();
      const table = tableWith({ think });
      await table.host.receive({ id: 1, ...newMatchRequest({}, { you: 0, seed: 'slow' }) });
      // bots speak until it is your turn
      while (!yourTurn(table.view())) {
        await waiting.pop()?.answer();
        await pause();
      }
      await table.host.receive({ id: 2, type: 'act', action: quiet(table.view().observation) });
      expect(waiting.length).toBe(1);
      const late = waiting.pop();
      await table.host.receive({ id: 3, type: 'act', action: { type: 'pass' } });
      expect(table.events.at(-1)).toMatchObject({ type: 'error', re: 3, error: { code: 'refused' } });
      await table.host.receive({ id: 4, type: 'undo' });
      const view = table.view();
      const count = table.events.length;
      await late?.answer();
      await pause();
      expect(table.events.length).toBe(count);
      expect(table.view()).toEqual(view);
      expect(yourTurn(view)).toBe(true);
    },
  );

  it('a new match or the end of it silences it', LONG_RUN, async () => {
    const { waiting, think } = slowBots();
    const table = tableWith({ think });
    await table.host.receive({ id: 1, ...newMatchRequest({}, { you: 0, seed: 'other' }) });
    while (waiting.length === 0)
      await table.host.receive({ id: 2, ...newMatchRequest({}, { seed: `${waiting.length} x` }) });
    await table.host.receive({ id: 3, type: 'abandon' });
    const count = table.events.length;
    for (const late of waiting) await late.answer();
    await pause();
    expect(table.events.length).toBe(count);
    expect(table.events.at(-1)).toEqual({ type: 'closed', re: 3 });
  });
});

describe('a bot that fails', () => {
  const failing: readonly (readonly [string, Think, string])[] = [
    ['throws', () => Promise.reject(new Error('out of worlds')), 'threw'],
    ['acts illegally', async () => ({ type: 'play', card: 'S7' }), 'illegal'],
    ['answers nonsense', async () => undefined as unknown as Action, 'threw'],
  ];

  it.each(failing)('that %s is replaced by thumb for the decision', async (_, think, what) => {
    const table = tableWith({ think });
    const sound = tableWith();
    await table.ask(newMatchRequest({}, { bot: 'random' }));
    await sound.ask(newMatchRequest({}, { bot: 'thumb' }));
    expect(table.log.length).toBeGreaterThan(0);
    for (const entry of table.log) expect(entry).toMatchObject({ is: 'botFailed', bot: 'random', what });
    expect(table.view().observation).toEqual(sound.view().observation);
  });
});

describe('a record for other people', () => {
  it('leaves out the running hand and the seed until the match is over', LONG_RUN, async () => {
    const table = tableWith();
    await table.ask(newMatchRequest({ target: 9 }, { bot: 'thumb' }));
    const record = async (): Promise<string> => {
      const [event] = await table.ask({ type: 'exportRecord' });
      if (event?.type !== 'record') throw new Error('no record');
      return event.record;
    };
    const handsIn = (text: string): number => {
      const parsed = parseRecord(text);
      if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
      const played = playRecord(parsed.value);
      if (!played.ok) throw new Error(JSON.stringify(played.error));
      return played.value.match.results.length;
    };
    const early = await record();
    expect(handsIn(early)).toBe(0);
    expect(early).not.toContain(SEED);
    expect(early).not.toContain('deck');
    await playOn(table, isOver);
    const between = await record();
    expect(handsIn(between)).toBe(1);
    expect(between.includes(SEED)).toBe(matchOver(table));
    await playMatch(table);
    const whole = await record();
    expect(handsIn(whole)).toBe(table.view().handNumber);
    expect(whole).toContain(SEED);
  });
});
