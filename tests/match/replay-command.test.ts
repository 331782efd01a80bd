import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { LONG_RUN } from '#tests/support/games.ts';
import { comparable, workedRecords } from '#tests/support/worked.ts';

/** `dappen replay` as it is really started. */

const root = fileURLToPath(new URL('../../', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'dappen-replay-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(args: readonly string[], input = '', command = ['node', 'scripts/dappen.mjs']) {
  const [program = 'node', ...before] = command;
  const ended = spawnSync(program, [...before, 'replay', ...args], {
    cwd: root,
    input,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const lines = ended.stdout.split('\n').filter((line) => line !== '');
  return {
    status: ended.status,
    lines: lines.map((line) => JSON.parse(line)),
    stderr: ended.stderr,
    ...{ out: ended.stdout },
  };
}

const worked = workedRecords();
const good = worked.find(({ expected }) => expected.ok);
const bad = worked.find(({ expected }) => !expected.ok);
if (good === undefined || bad === undefined) throw new Error('no worked records');

describe('dappen replay', LONG_RUN, () => {
  it('prints one line for each of many files, in order; the status is the worst', () => {
    const { status, lines, out } = run(['--trace', ...worked.map(({ path }) => path)]);
    expect(lines.map((line) => comparable(line))).toEqual(worked.map(({ expected }) => comparable(expected)));
    expect(status).toBe(2);
    expect(out.endsWith('}\n')).toBe(true);
  });

  it('works as npm runs it, with nothing else on its output', () => {
    const { status, lines } = run(['--trace', good.path], '', ['npm', 'run', '-s', 'dappen', '--']);
    expect(lines.map((line) => comparable(line))).toEqual([comparable(good.expected)]);
    expect(status).toBe(0);
  });

  it('gives a trace only when asked', () => {
    expect(run([good.path]).lines[0]).not.toHaveProperty('trace');
    expect(run([good.path, '--trace']).lines[0]).toHaveProperty('trace');
  });

  it('reads standard input for -, among files too', () => {
    expect(run(['-', '--trace'], good.text).lines.map((line) => comparable(line))).toEqual([
      comparable(good.expected),
    ]);
    const { status, lines } = run([bad.path, '-'], good.text);
    expect(lines.map((line) => line.ok)).toEqual([false, true]);
    expect(status).toBe(2);
  });

  it('says of a file that cannot be read that it is a bad record, and goes on', () => {
    const { status, lines } = run([join(folder, 'none.json'), folder, good.path]);
    const unreadable = { ok: false, error: { code: 'bad-record', index: null, message: expect.any(String) } };
    expect(lines).toEqual([unreadable, unreadable, expect.objectContaining({ ok: true })]);
    expect(status).toBe(2);
  });

  it.each([
    ['nothing', ''],
    ['half a record', '{"format":"dappen-record/1",'],
    ['a format nested without end', `{"format":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    [
      'a rule nested without end',
      `{"format":"dappen-record/1","game":"dappen","rules":{"ultimos":${'['.repeat(50_000)}${']'.repeat(50_000)}},"dealer":0,"deck":[],"actions":[]}`,
    ],
    ['a format of a megabyte', `{"format":"${'x'.repeat(1_000_000)}"}`],
  ])('answers %s in one short line', (name, text) => {
    const file = join(folder, `${name}.json`);
    writeFileSync(file, text);
    const { status, lines, out } = run([file]);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ ok: false, error: { index: null } });
    expect(out.length).toBeLessThan(400);
    expect(status).toBe(2);
  });

  it.each([
    ['an unknown option', ['--tracing', good.path]],
    ['an unknown letter', ['-t', good.path]],
    ['no file', []],
  ])('refuses %s, on the error output alone', (_, args) => {
    const { status, out, stderr } = run(args);
    expect(status).toBe(2);
    expect(out).toBe('');
    expect(stderr).not.toBe('');
  });

  it('explains itself', () => {
    const help = spawnSync('node', ['scripts/dappen.mjs', 'replay', '--help'], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(help.status).toBe(0);
    expect(help.stdout).toContain('--trace');
  });
});
