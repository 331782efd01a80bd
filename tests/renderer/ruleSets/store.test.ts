import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { presetRules } from '#engine/games/dappen/rules.ts';
import { fileNameOf, MAX_FILE_BYTES, parseRulesFile, printRulesFile } from '#renderer/rules/file.ts';
import { MAX_OWN_RULES, parseOwnRules, useRuleSets } from '#renderer/stores/ruleSets.ts';

const start = () => {
  setActivePinia(createPinia());
  return useRuleSets();
};
const HOME = { ...presetRules('furtwangen', 7), target: 40 };

beforeEach(() => localStorage.clear());

describe('own rule sets', () => {
  it('are kept under a name over a restart', () => {
    const sets = start();
    const kept = sets.keep('  Daheim\n beim Otto ', HOME);
    expect(kept.ok && kept.value).toMatchObject({ name: 'Daheim beim Otto', rules: HOME });
    expect(start().own).toEqual(sets.own);
    expect(sets.stored).toBe(true);
  });

  it('are renamed, changed, removed', () => {
    const sets = start();
    const first = sets.keep('A', HOME);
    const second = sets.keep('A', HOME);
    if (!first.ok || !second.ok) throw new Error('not kept');
    expect(second.value.name).toBe('A (2)');
    expect(sets.rename(second.value.id, 'A')).toEqual({ ok: true, value: 'A (2)' });
    expect(sets.rename(second.value.id, 'B')).toEqual({ ok: true, value: 'B' });
    expect(sets.rename(second.value.id, ' \n')).toEqual({ ok: false, error: { code: 'noName' } });
    sets.update(first.value.id, presetRules('basic'));
    expect(sets.find(first.value.id)?.rules).toEqual(presetRules('basic'));
    sets.remove(first.value.id);
    expect(start().own.map(({ name }) => name)).toEqual(['B']);
    const third = sets.keep('C', HOME);
    expect(third.ok && third.value.id).toBe('own3');
  });

  it('need a name, and there is an end to them', () => {
    const sets = start();
    expect(sets.keep('\u0000 ', HOME)).toEqual({ ok: false, error: { code: 'noName' } });
    for (let i = 0; i < MAX_OWN_RULES; i++) sets.keep('x', HOME);
    expect(sets.own.length).toBe(MAX_OWN_RULES);
    expect(sets.keep('x', HOME)).toEqual({ ok: false, error: { code: 'tooMany', limit: MAX_OWN_RULES } });
  });

  it('a spoilt one is left out, the others stay', () => {
    const good = { id: 'own1', name: 'Gut', rules: HOME };
    expect(
      parseOwnRules([
        good,
        null,
        7,
        { id: 'own2', name: 'Schlecht', rules: { players: 9 } },
        { id: 'own3', name: '', rules: HOME },
        { ...good, name: 'Doppelt' },
      ]),
    ).toEqual([good]);
    expect(parseOwnRules({ length: 3 })).toEqual([]);
  });

  it('work without storage and say so', () => {
    vi.stubGlobal('localStorage', {
      getItem: () => null,
      setItem: () => {
        throw new Error('full');
      },
    });
    const sets = start();
    expect(sets.keep('A', HOME).ok).toBe(true);
    expect(sets.stored).toBe(false);
    expect(sets.own.length).toBe(1);
    vi.unstubAllGlobals();
  });
});

describe('files', () => {
  it('go out and come back the same', () => {
    const sets = start();
    const kept = sets.keep('Daheim', HOME);
    if (!kept.ok) throw new Error('not kept');
    const text = sets.exportText(kept.value.id) ?? '';
    sets.remove(kept.value.id);
    const back = sets.importText(text, 'from a file');
    expect(back.ok && back.value).toMatchObject({ name: 'Daheim', rules: HOME });
    expect(sets.exportText('own99')).toBeUndefined();
  });

  it('a nameless one gets a name', () => {
    const back = start().importText(printRulesFile({ name: ' ', rules: HOME }), 'from a file');
    expect(back.ok && back.value.name).toBe('from a file');
  });

  const file = (rules: unknown, more: object = {}): string =>
    JSON.stringify({ format: 'dappen-rules/1', name: 'x', rules, ...more });
  it.each([
    ['', { code: 'notJson' }],
    ['{', { code: 'notJson' }],
    ['[1]', { code: 'notRules', key: '' }],
    ['null', { code: 'notRules', key: '' }],
    ['{}', { code: 'notRules', key: 'format' }],
    ['{"format":"dappen-rules/2"}', { code: 'otherFormat', found: 'dappen-rules/2' }],
    ['{"format":"dappen-match/1","hands":[]}', { code: 'otherFormat', found: 'dappen-match/1' }],
    ['{"format":"dappen-rules/1","rules":{}}', { code: 'notRules', key: 'name' }],
    [file({}, { html: '<script>' }), { code: 'notRules', key: 'html' }],
    [file(undefined), { code: 'badRules', problem: { code: 'not-an-object', key: '' } }],
    [file({ plyers: 7 }), { code: 'badRules', problem: { code: 'unknown-key', key: 'plyers' } }],
    [
      file({ villageMultipliers: { push: 1 } }),
      { code: 'badRules', problem: { code: 'bad-value', key: 'villageMultipliers.push', value: 1 } },
    ],
    [
      file({ players: 7, villageBids: 'buchenbach' }),
      { code: 'badRules', problem: { code: 'buchenbach-needs-six', key: 'villageBids', players: 7 } },
    ],
    [
      '{"format":"dappen-rules/1","name":"x","rules":{"__proto__":{"target":1}}}',
      { code: 'badRules', problem: { code: 'unknown-key', key: '__proto__' } },
    ],
    [
      '{"format":"dappen-rules/1","name":"x","rules":{},"__proto__":{}}',
      { code: 'notRules', key: '__proto__' },
    ],
    [`${'['.repeat(30_000)}${']'.repeat(30_000)}`, { code: 'notRules', key: '' }],
    [' '.repeat(MAX_FILE_BYTES + 1), { code: 'tooLarge', limit: MAX_FILE_BYTES }],
    [`"${'ü'.repeat(MAX_FILE_BYTES / 2)}"`, { code: 'tooLarge', limit: MAX_FILE_BYTES }],
  ])('%.60j is refused and says why', (text, problem) => {
    const parsed = parseRulesFile(text);
    expect(parsed.ok).toBe(false);
    if (!parsed.ok) expect(parsed.error).toMatchObject(problem);
  });

  it.each([
    ['Daheim beim Otto', 'daheim-beim-otto.dappen-rules.json'],
    ['../../etc/passwd', 'etc-passwd.dappen-rules.json'],
    ['Höllsteig', 'hollsteig.dappen-rules.json'],
    ['!!!', 'rules.dappen-rules.json'],
  ])('%j is written as %s', (name, expected) => {
    expect(fileNameOf(name)).toBe(expected);
  });
});
