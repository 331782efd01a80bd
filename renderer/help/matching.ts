import { QUESTION_WORDS } from './searchWords.ts';

/** Finding words in a text, whatever their case, accents and (for longer ones) endings. */

/** Lower case, without accents, so that "Gstiess" and "koenig" are found as well. */
export const fold = (text: string): string =>
  text
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');

/** The words of what was typed, folded and without the signs around them; of a question only those that say what
 *  it is about. */
export function wordsOf(query: string): readonly string[] {
  const words = fold(query)
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter(Boolean);
  const telling = words.filter((word) => !QUESTION_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, 8);
}

const LETTER = /[\p{L}\p{N}]/u;
const isLetter = (text: string, at: number): boolean => LETTER.test(text[at] ?? '');

/** Longer words are found in another inflection, too: "letzter" finds "letzten", "Ultimo" finds "Ulti". */
const stemOf = (word: string): string | undefined => (word.length > 5 ? word.slice(0, -2) : undefined);

interface Range {
  readonly from: number;
  readonly to: number;
}

function* occurrences(folded: string, part: string): Generator<Range> {
  for (let from = folded.indexOf(part); from >= 0; from = folded.indexOf(part, from + part.length)) {
    yield { from, to: from + part.length };
  }
}

/** Words that begin with the stem, to their ends. */
function inflected(folded: string, word: string): Range[] {
  const stem = stemOf(word);
  if (stem === undefined) return [];
  return [...occurrences(folded, stem)]
    .filter(({ from }) => !isLetter(folded, from - 1))
    .map(({ from, to }) => {
      let end = to;
      while (isLetter(folded, end)) end++;
      return { from, to: end };
    });
}

/** Where a word stands in a folded text: itself, or, where it does not, in another inflection. */
function placesOf(folded: string, word: string): Range[] {
  const exact = [...occurrences(folded, word)];
  return exact.length > 0 ? exact : inflected(folded, word);
}

/** How well a folded text has a word: 3 by itself, 2 as part of another, 1 in another inflection, 0 not. */
export function weigh(folded: string, word: string): 0 | 1 | 2 | 3 {
  let best: 0 | 2 = 0;
  for (const { from, to } of occurrences(folded, word)) {
    if (!isLetter(folded, from - 1) && !isLetter(folded, to)) return 3;
    best = 2;
  }
  return best > 0 ? best : inflected(folded, word).length > 0 ? 1 : 0;
}

/** Where the words stand in a text as it is written; in order, none overlapping another. */
export function rangesIn(text: string, words: readonly string[]): readonly Range[] {
  let folded = '';
  /** For each place in the folded text the place in the text. */
  const origin: number[] = [];
  let at = 0;
  for (const character of text) {
    const piece = fold(character);
    for (let i = 0; i < piece.length; i++) origin.push(at);
    folded += piece;
    at += character.length;
  }
  origin.push(text.length);
  const place = (i: number): number => origin[i] ?? text.length;
  const found = words
    .flatMap((word) => placesOf(folded, word))
    .map(({ from, to }) => ({ from: place(from), to: Math.max(place(to), place(to - 1) + 1) }))
    .sort((a, b) => a.from - b.from || b.to - a.to);
  const kept: Range[] = [];
  for (const range of found) if (range.from >= (kept.at(-1)?.to ?? 0)) kept.push(range);
  return kept;
}

/** A text in pieces: what was looked for, and what stands between. */
export function markedPieces(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly found: boolean }[] {
  const pieces: { text: string; found: boolean }[] = [];
  let end = 0;
  for (const { from, to } of rangesIn(text, words)) {
    if (from > end) pieces.push({ text: text.slice(end, from), found: false });
    pieces.push({ text: text.slice(from, to), found: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), found: false });
  return pieces;
}
