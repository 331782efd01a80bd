import { expect, it } from 'vitest';
import { isAmong, observe } from '#engine/games/dappen/index.ts';
import { limited } from '#engine/table/limit.ts';
import { type Question, type Think, thinkHere } from '#engine/table/think.ts';
import { eachRandomHand, LONG_RUN } from '#tests/support/games.ts';
import { everPausing } from '#tests/support/means.ts';
import { newMatchRequest, tableWith } from '#tests/support/sitting.ts';

/** A bot that never answers, and how it was asked. */
function mute() {
  const asked: { readonly question: Question; readonly cancelled: () => boolean }[] = [];
  const think: Think = (question, cancelled = () => false) => {
    asked.push({ question, cancelled });
    return new Promise(() => undefined);
  };
  return { asked, think };
}

it('the host tells a bot that nobody waits for it any more', async () => {
  const { asked, think } = mute();
  const table = tableWith({ think });
  const start = (id: number, seed: string) =>
    table.host.receive({ id, ...newMatchRequest({}, { you: 0, seed }) });
  for (let id = 1; asked.length === 0; id++) await start(id, `match ${id}`);
  expect(asked[0]?.cancelled()).toBe(false);
  await start(100, 'another');
  expect(asked[0]?.cancelled()).toBe(true);
});

it('a bot that is late is told as well', async () => {
  const { asked, think } = mute();
  let ring = (): void => undefined;
  const slow = limited(think, (_, rings) => {
    ring = rings;
    return () => undefined;
  });
  const answer = slow({} as Question);
  await Promise.resolve();
  expect(asked[0]?.cancelled()).toBe(false);
  ring();
  await expect(answer).rejects.toThrow('no answer');
  expect(asked[0]?.cancelled()).toBe(true);
});

it('level 4 stops in the middle, with a legal answer', LONG_RUN, async () => {
  const { means, pauses } = everPausing();
  let hands = 0;
  const asked: Promise<void>[] = [];
  eachRandomHand('cancel', 3, ({ steps }) => {
    const step = steps.find(({ before, moves }) => before.phase.name === 'play' && moves.length > 3);
    if (step === undefined) return;
    const seen = observe(step.before, step.action.seat);
    hands++;
    asked.push(
      (async () => {
        const action = await thinkHere(means)(
          { bot: 'level4', seen, key: 'cancel', budget: { worlds: 5000 } },
          () => pauses() >= 3 * hands,
        );
        expect(isAmong(seen.legal, action)).toBe(true);
      })(),
    );
  });
  await Promise.all(asked);
  expect(hands).toBeGreaterThan(0);
  expect(pauses()).toBeLessThan(6 * hands + 3);
});
