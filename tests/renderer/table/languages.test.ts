import { describe, expect, it } from 'vitest';
import { de } from '#renderer/i18n/de/index.ts';
import { en } from '#renderer/i18n/en/index.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): Map<string, string> {
  const found = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const here = path === '' ? key : `${path}.${key}`;
    if (typeof value === 'string') found.set(here, value);
    else for (const [inner, text] of leaves(value, here)) found.set(inner, text);
  }
  return found;
}

const english = leaves(en);
const german = leaves(de);
const fields = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g) ?? [])].sort();

describe('both languages', () => {
  it('have the same keys', () => {
    expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('have a text for every key', () => {
    for (const [key, text] of [...english, ...german]) expect(text.trim(), key).not.toBe('');
  });

  it('fill in the same values, but for the forms of the Trull that a language needs', () => {
    const plain = (text: string): string[] =>
      [...new Set(fields(text).map((field) => field.toLowerCase().replace(/^\{(der|den|dem)/, '{')))].sort();
    const differing = [...english].filter(
      ([key, text]) => plain(text).join() !== plain(german.get(key) ?? '').join(),
    );
    expect(differing.map(([key, text]) => [key, text, german.get(key)])).toEqual([]);
  });

  it('count alike: as many forms of a number', () => {
    const forms = (text: string): number => text.split(' | ').length;
    const differing = [...english].filter(([key, text]) => forms(text) !== forms(german.get(key) ?? ''));
    expect(differing.map(([key]) => key)).toEqual([]);
  });

  it('bubbles are short enough for the narrowest table', () => {
    const bubbles = [...english, ...german].filter(([key]) => /^table\.(says|talk)\./.test(key));
    expect(bubbles.length).toBeGreaterThan(20);
    for (const [key, text] of bubbles) expect([...text].length, `${key}: ${text}`).toBeLessThanOrEqual(18);
  });
});
