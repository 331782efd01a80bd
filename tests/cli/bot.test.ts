import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ForeignProgram } from '#engine/cli/foreign-program.ts';
import { dappen, type Ran } from '#tests/support/cli.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'dappen-bot-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const NODE = JSON.stringify(process.execPath);
const EXAMPLE = fileURLToPath(new URL('../../docs/examples/foreign-bot.mjs', import.meta.url));

let written = 0;
/** The command that runs a small program. */
function program(text: string): string {
  const file = path.join(folder, `program-${++written}.mjs`);
  writeFileSync(file, text);
  return `${NODE} ${JSON.stringify(file)}`;
}

/** A program that does `body` for every `line`, with what it reads as `{ observation, legal }`. */
const perLine = (body: string): string =>
  program(`import { createInterface } from 'node:readline';
let asked = 0;
const say = (value) => console.log(JSON.stringify(value));
createInterface({ input: process.stdin }).on('line', (line) => {
  const { observation, legal } = JSON.parse(line);
  asked++;
  ${body}
});`);

/** The first legal move as an action. */
const FIRST = `const [first] = legal;
  say(first.type === 'discard' ? { type: 'discard', cards: first.from.slice(0, first.count) }
    : first.type === 'ultimo' ? { type: 'ultimo', cards: [] } : first);`;

const flooding = (end: string): string =>
  program(`function more() {
  while (process.stdout.write('x'.repeat(65536) + '${end}'));
  process.stdout.once('drain', more);
}
more();`);

const bot = (...args: string[]): Promise<Ran> => dappen('bot', ...args);

interface Counts {
  readonly asked: number;
  readonly errors: number;
  readonly timeouts: number;
}
interface Entry {
  readonly name: string;
  readonly value: number;
  readonly foreign?: Counts;
}

async function report(...args: string[]): Promise<Entry[]> {
  const { status, out, errors } = await bot('--json', ...args);
  expect({ status, errors, lines: out.length }).toEqual({ status: 0, errors: [], lines: 1 });
  return JSON.parse(out[0] ?? '').bots;
}

async function countsOf(command: string, ...args: string[]): Promise<Counts> {
  const [entry] = await report('--cmd', command, '--bots', 'foreign,thumb', '--hands', '2', ...args);
  expect(entry?.foreign?.asked).toBeGreaterThan(20);
  return entry?.foreign as Counts;
}

describe('dappen bot', () => {
  it('lets a foreign program take seats, as JSON and as text', async () => {
    const command = perLine(FIRST);
    const bots = await report('--cmd', command, '--hands', '6');
    expect(bots.map(({ name }) => name)).toEqual(['foreign', ...Array(5).fill('thumb')]);
    expect(bots[0]?.foreign).toEqual({ asked: expect.any(Number), errors: 0, timeouts: 0 });
    expect(bots[0]?.foreign?.asked).toBeGreaterThan(30);
    expect(bots.slice(1).every((one) => one.foreign === undefined)).toBe(true);
    const { out } = await bot('--cmd', command, '--bots', 'me=foreign,thumb', '--hands', '1');
    expect(out.at(-1)).toMatch(/^me was asked \d+ times; thumb answered 0 errors and 0 time-outs$/);
  });

  it('knows several programs', async () => {
    const bots = await report(
      ...['--cmd', perLine(FIRST), '--cmd', perLine("say({ type: 'no such' });"), '--hands', '2'],
      ...['--bots', 'foreign2,foreign'],
    );
    expect(bots.map(({ name }) => name)).toEqual(['foreign2', 'foreign']);
    const [second, first] = bots.map(({ foreign }) => foreign);
    expect(first).toMatchObject({ errors: 0, timeouts: 0 });
    expect(second).toMatchObject({ errors: second?.asked, timeouts: 0 });
  });

  it('shows a program what its seat sees, and nothing else', async () => {
    const log = path.join(folder, 'seen.txt');
    const command = program(`import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
createInterface({ input: process.stdin }).on('line', (line) => {
  appendFileSync(${JSON.stringify(log)}, line + '\\n');
  const { legal } = JSON.parse(line);
  const say = (value) => console.log(JSON.stringify(value));
  ${FIRST}
});`);
    await report('--cmd', command, '--hands', '6');
    const lines = readFileSync(log, 'utf8').trim().split('\n');
    for (const line of lines) {
      const { observation, legal, ...rest } = JSON.parse(line);
      expect(rest).toEqual({});
      expect(legal.length).toBeGreaterThan(0);
      expect(observation.toAct).toBe(observation.seat);
      expect(Object.keys(observation)).not.toContain('deck');
      expect(observation.dealt.length).toBe(observation.trickCount);
    }
  });

  it('is reproduced by its seed where the program is', async () => {
    const scores = async () =>
      (await report('--cmd', perLine(FIRST), '--hands', '6', '--seed', 'again')).map(({ value }) => value);
    expect(await scores()).toEqual(await scores());
  });

  it.each<[string, () => string]>([
    ['ends at once', () => program('process.exit(1);')],
    ['does not exist', () => 'no-such-program-of-this-name'],
    ['ends at every question', () => perLine('process.exit(0);')],
    ['writes without end', () => flooding('\\n')],
    ['writes one line without end', () => flooding('')],
    ['writes two lines for one', () => perLine("process.stdout.write('{}\\n{}\\n');")],
  ])('goes on with thumb when the program %s', async (_, command) => {
    const { asked, errors, timeouts } = await countsOf(command(), '--timeout', '20000');
    expect({ errors, timeouts }).toEqual({ errors: asked, timeouts: 0 });
  });

  it('goes on with thumb when the program answers nothing legal', async () => {
    const answers = ['XX', 'null', '[]', '[{}]', '{"type":"win"}', '{"type":"play","card":"XXXII"}'];
    answers.push('{"type":"discard","cards":"all"}', '{"type":"discard","cards":[]}', '{"type":"play"}', '7');
    const { asked, errors, timeouts } = await countsOf(
      perLine(`const answers = ${JSON.stringify(answers)}; console.log(answers[asked % answers.length]);`),
    );
    expect({ errors, timeouts }).toEqual({ errors: asked, timeouts: 0 });
  });

  it('goes on with thumb when the program never answers, and gives it up', async () => {
    for (const command of [perLine(''), program('for (;;);'), 'sleep 1000 | sleep 1000']) {
      const { asked, errors, timeouts } = await countsOf(command, '--timeout', '300');
      expect({ errors, timeouts }).toEqual({ errors: asked - 3, timeouts: 3 });
    }
  });

  it('hears a program again that failed now and then', async () => {
    const sometimes = await countsOf(perLine(`if (asked === 20) process.exit(1); else { ${FIRST} }`));
    expect(sometimes.errors).toBe(Math.floor(sometimes.asked / 20));
    const illegal = await countsOf(perLine(`if (asked % 5 === 0) say(7); else { ${FIRST} }`));
    expect(illegal.errors).toBe(Math.floor(illegal.asked / 5));
  });

  it('beats random play with the example of the documentation', async () => {
    const command = `${NODE} ${JSON.stringify(EXAMPLE)}`;
    const [foreign, random] = await report('--cmd', command, '--bots', 'foreign,random', '--hands', '80');
    expect(foreign?.foreign).toMatchObject({ errors: 0, timeouts: 0 });
    expect(foreign?.value).toBeGreaterThan((random?.value ?? 0) + 1);
  });

  it('refuses what it does not know, and explains itself', async () => {
    for (const args of [
      [],
      ['--hands', '1'],
      ['--cmd', 'true'],
      ['--cmd', '', '--hands', '1'],
      ['--cmd', 'true', '--hands', '1', '--timeout', '0'],
      ['--cmd', 'true', '--hands', '1', '--bots', 'foreign2'],
      ['--cmd', 'true', '--hands', '1', '--loud'],
    ]) {
      const { status, out, errors } = await bot(...args);
      expect({ args, status, out, errors: errors.length }).toEqual({ args, status: 2, out: [], errors: 1 });
    }
    expect((await bot('--help')).out.join()).toContain("--cmd 'PROGRAM'");
  });
});

describe('a foreign program', () => {
  it('ends with its input, and is ended if it does not', async () => {
    const polite = path.join(folder, 'polite.txt');
    const asked = new ForeignProgram(
      program(`import { writeFileSync } from 'node:fs';
process.stdin.on('data', () => console.log('1')).on('end', () => writeFileSync(${JSON.stringify(polite)}, 'bye'));`),
      20_000,
    );
    expect(await asked.ask('?')).toEqual({ is: 'line', line: '1' });
    await asked.close();
    expect(readFileSync(polite, 'utf8')).toBe('bye');
    const pulse = path.join(folder, 'pulse.txt');
    const stubborn = new ForeignProgram(
      program(`import { appendFileSync } from 'node:fs';
setInterval(() => appendFileSync(${JSON.stringify(pulse)}, '.'), 5);
process.stdin.on('data', () => console.log('1'));`),
      20_000,
    );
    expect(await stubborn.ask('?')).toEqual({ is: 'line', line: '1' });
    await expect.poll(() => readFileSync(pulse, 'utf8').length).toBeGreaterThan(2);
    await stubborn.close();
    const beats = readFileSync(pulse, 'utf8').length;
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(readFileSync(pulse, 'utf8').length).toBe(beats);
  });
});
