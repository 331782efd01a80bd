import { afterEach, describe, expect, test } from 'vitest';
import { parseRecord, playRecord } from '#engine/match/index.ts';
import { parseHostEvent, parseRequest } from '#engine/table/protocol.ts';
import { readSave } from '#engine/table/save.ts';
import { initialPreferences } from '#renderer/preferences/definitions.ts';
import { loadPreferences, type TextStore } from '#renderer/preferences/storage.ts';
import { MAX_FILE_BYTES, parseRulesFile } from '#renderer/rules/file.ts';
import { parseOwnRules } from '#renderer/stores/ruleSets.ts';

/** Files and stored texts that somebody made in order to do harm, at every door that takes one. */

const DEPTH = 20_000;
const nested = (inner: string): string => `${'['.repeat(DEPTH)}${inner}${']'.repeat(DEPTH)}`;
const objects = `${'{"a":'.repeat(6000)}1${'}'.repeat(6000)}`;
const MARKUP = '<img src=x onerror=alert(1)><script>alert(1)</script>';

/** Any JSON value that a hostile hand would put where another was expected. */
const VALUES: readonly (readonly [string, string])[] = [
  ['20,000 lists in each other', nested('')],
  ['6,000 objects in each other', objects],
  ['a prototype', '{"__proto__":{"players":8,"polluted":true}}'],
  ['a constructor', '{"constructor":{"prototype":{"polluted":true}}}'],
  ['markup', JSON.stringify(MARKUP)],
  ['a number beyond all', '1e999'],
  ['half a character', '"\\ud800"'],
  ['signs that turn the writing about', '"\\u202e\\u2066"'],
  ['a long text', JSON.stringify('x'.repeat(50_000))],
  ['nothing', 'null'],
];

const record = (rules: string, hands: string, more = ''): string =>
  `{"format":"dappen-match/1","game":"dappen","rules":${rules},"dealer":0,"hands":${hands}${more}}`;

afterEach(() => {
  expect('polluted' in {}).toBe(false);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

/** What comes out goes to other processes and into sentences, so it must survive both. */
function travels(value: unknown): void {
  expect(() => structuredClone(value)).not.toThrow();
  expect(() => JSON.stringify(value)).not.toThrow();
}

describe('a rule set from a file', () => {
  test.each(VALUES)('%s in any place is refused in words', (_name, value) => {
    for (const text of [
      value,
      `{"format":${value},"name":"x","rules":{}}`,
      `{"format":"dappen-rules/1","name":"x","rules":${value}}`,
      `{"format":"dappen-rules/1","name":"x","rules":{"target":${value}}}`,
      `{"format":"dappen-rules/1","name":"x","rules":{"villageMultipliers":${value}}}`,
      `{"format":"dappen-rules/1","name":"x","rules":{},"more":${value}}`,
    ]) {
      const parsed = parseRulesFile(text);
      expect(parsed.ok).toBe(false);
      travels(parsed);
    }
  });

  test('a name is text and stays short', () => {
    const parsed = parseRulesFile(`{"format":"dappen-rules/1","name":${JSON.stringify(MARKUP)},"rules":{}}`);
    expect(parsed).toMatchObject({ ok: true, value: { name: MARKUP.slice(0, 40) } });
    const turned = parseRulesFile('{"format":"dappen-rules/1","name":"a\\u202eb\\u0000\\ud800","rules":{}}');
    expect(turned).toMatchObject({ ok: true, value: { name: 'a b' } });
  });

  test('a file that is too large is not read', () => {
    expect(parseRulesFile(' '.repeat(MAX_FILE_BYTES + 1))).toMatchObject({
      ok: false,
      error: { code: 'tooLarge' },
    });
  });
});

describe('a record', () => {
  test.each(VALUES)('%s in any place is refused in codes', (_name, value) => {
    for (const text of [
      value,
      `{"format":${value}}`,
      `{"format":"dappen-match/1","game":${value}}`,
      record(value, '[]'),
      record(`{"players":${value}}`, '[]'),
      record('{}', value),
      record('{}', `[${value}]`),
      record('{}', `[{"deck":${value},"actions":[]}]`),
      record('{}', `[{"deck":[],"actions":${value}}]`),
      record('{}', `[{"deck":[],"actions":[{"seat":0,"type":${value}}]}]`),
    ]) {
      const parsed = parseRecord(text);
      if (parsed.ok) expect(playRecord(parsed.value).ok).toBe(false);
      else travels(parsed);
      expect(readSave(text).ok).toBe(false);
    }
    travels(readSave(record('{}', '[]', `,"table":${value}`)));
  });
});

describe('a message', () => {
  test.each(VALUES)('%s in any place is refused, at both ends', (_name, value) => {
    for (const text of [
      value,
      `{"id":1,"type":${value}}`,
      `{"id":1,"type":"hello","more":${value}}`,
      `{"id":1,"type":"act","action":${value}}`,
      `{"id":1,"type":"newMatch","rules":{},"you":0,"names":${value},"bots":[]}`,
      `{"type":"step","events":[],"view":${value},"kind":"forward"}`,
      `{"type":"error","error":${value}}`,
    ]) {
      const message: unknown = JSON.parse(text);
      for (const parsed of [parseRequest(message), parseHostEvent(message)]) {
        expect(parsed.ok).toBe(false);
        travels(parsed);
      }
    }
  });
});

describe('stored settings', () => {
  const holding = (text: string): TextStore => ({ getItem: () => text, setItem: () => undefined });

  test.each(VALUES)('%s leaves the first values', (_name, value) => {
    const first = initialPreferences();
    for (const text of [value, `{"theme":${value},"keys":${value},"interfaceScale":${value}}`]) {
      expect(loadPreferences(holding(text))).toEqual(first);
    }
    const own = parseOwnRules([{ id: 'own1', name: 'x', rules: JSON.parse(value) as unknown }]);
    expect(own).toEqual([]);
  });
});
