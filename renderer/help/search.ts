import type { Card } from '#engine/cards/card.ts';
import { fold, rangesIn, weigh, wordsOf } from './matching.ts';
import { type Block, type HelpTexts, PAGE_IDS, type PageId } from './pages.ts';
import { plainText, withTerms } from './richText.ts';

/** A page that has all the words that were looked for. */
export interface Hit {
  readonly page: PageId;
  /** A sentence or two with the first word found in it. */
  readonly excerpt: string;
}

interface Entry {
  readonly page: PageId;
  /** Passages to quote. */
  readonly passages: readonly string[];
  /** What is looked through, folded, the weightiest first: the page's own search words, titles, headings, all the rest. The other names of
   *  the Trull are found as well, but not quoted. */
  readonly layers: readonly [searchWords: string, title: string, headings: string, text: string];
}

interface Context {
  readonly texts: HelpTexts;
  readonly terms: Readonly<Record<string, string>>;
  readonly otherTerms: Readonly<Record<string, string>>;
  readonly cardName: (card: Card) => string;
  /** Words of pages that are not in the texts, such as the keys. */
  readonly more: Readonly<Partial<Record<PageId, readonly string[]>>>;
  /** Words that lead to a page though it may not have them. */
  readonly searchWords: Readonly<Partial<Record<PageId, string>>>;
}

function passagesOf(block: Block, { texts, terms, cardName }: Context): readonly string[] {
  const plain = (text: string): string =>
    plainText(text, terms, (page) => withTerms(texts.pages[page].title, terms), cardName);
  switch (block.kind) {
    case 'p':
    case 'h':
    case 'example':
    case 'reading':
      return [plain(block.text)];
    case 'list':
    case 'steps':
      return block.items.map(plain);
    case 'cards':
      return [plain(block.caption)];
    case 'table':
      return [
        ...(block.head.length > 0 ? [block.head.map(plain).join(' · ')] : []),
        ...block.rows.map((row) => row.map(plain).join(' · ')),
      ];
    case 'glossary':
      return texts.glossary.map(({ word, local, meaning }) => {
        const name = local === undefined || local === word ? word : `${word} (${local})`;
        return `${name}: ${plain(meaning)}`;
      });
    default:
      return [];
  }
}

/** Everything that can be found, prepared once for a language. */
export function searchIndex(context: Context): readonly Entry[] {
  const other: Context = { ...context, terms: context.otherTerms };
  return PAGE_IDS.map((page) => {
    const { title, blocks } = context.texts.pages[page];
    const linesOf = (headings: boolean, names: Context): readonly string[] =>
      blocks.filter(({ kind }) => (kind === 'h') === headings).flatMap((block) => passagesOf(block, names));
    const passages = [...linesOf(false, context), ...(context.more[page] ?? [])];
    const layer = (lines: readonly string[]): string => fold(lines.join('\n'));
    return {
      page,
      passages,
      layers: [
        layer([context.searchWords[page] ?? '']),
        layer([withTerms(title, context.terms), withTerms(title, context.otherTerms)]),
        layer([...linesOf(true, context), ...linesOf(true, other)]),
        layer([...passages, ...linesOf(false, other)]),
      ],
    };
  });
}

const EXCERPT = 160;
/** So much may stand before the first word that was found. */
const BEFORE = 70;

/** The passage that has most of the words, cut so that the first of them is seen. */
function excerptOf(passages: readonly string[], words: readonly string[]): string {
  let text = passages[0] ?? '';
  let most = 0;
  for (const passage of passages) {
    const folded = fold(passage);
    const sum = words.reduce((total, word) => total + weigh(folded, word), 0);
    if (sum > most) [text, most] = [passage, sum];
  }
  const first = rangesIn(text, words)[0]?.from ?? 0;
  if (text.length > EXCERPT && first > BEFORE) {
    text = `… ${text.slice(first - BEFORE + 10).replace(/^\S*\s/, '')}`;
  }
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s\S*$/, '')} …`;
}

/** A search word of the page counts more than a word in the title, that more than one in a heading, that more than
 *  one in the text; in each of them a whole word more than a part of one. 0: not found. */
function weightOf({ layers }: Entry, word: string): number {
  const place = layers.findIndex((layer) => weigh(layer, word) > 0);
  return place < 0 ? 0 : 3 * (layers.length - 1 - place) + weigh(layers[place] ?? '', word);
}

/** Pages that have every word, the best first, equals in the order of the book. */
export function findPages(index: readonly Entry[], query: string): readonly Hit[] {
  const words = wordsOf(query);
  if (words.length === 0) return [];
  const found = index.flatMap((entry) => {
    const weights = words.map((word) => weightOf(entry, word));
    if (weights.includes(0)) return [];
    return [{ entry, weight: weights.reduce((total, weight) => total + weight, 0) }];
  });
  return found
    .sort((a, b) => b.weight - a.weight)
    .map(({ entry }) => ({ page: entry.page, excerpt: excerptOf(entry.passages, words) }));
}
