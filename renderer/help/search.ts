import type { Card } from '#engine/cards/card.ts';
import { type Block, type HelpTexts, PAGE_IDS, type PageId } from './pages.ts';
import { plainText, withTerms } from './richText.ts';

/** A page that has all the words that were looked for. */
export interface Hit {
  readonly page: PageId;
  /** A sentence or two around the first word found. */
  readonly excerpt: string;
}

interface Entry {
  readonly page: PageId;
  readonly title: string;
  /** Passages to find and to quote. */
  readonly passages: readonly string[];
  /** The same with the other names of the Trull: found, but not quoted. */
  readonly otherNames: readonly string[];
}

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

interface Context {
  readonly texts: HelpTexts;
  readonly terms: Readonly<Record<string, string>>;
  readonly otherTerms: Readonly<Record<string, string>>;
  readonly cardName: (card: Card) => string;
  /** Words of pages that are not in the texts, such as the keys. */
  readonly more: Readonly<Partial<Record<PageId, readonly string[]>>>;
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
      return texts.glossary.map(({ word, local, meaning }) =>
        local === undefined || local === word ? `${word}: ${meaning}` : `${word} (${local}): ${meaning}`,
      );
    default:
      return [];
  }
}

/** Everything that can be found, prepared once for a language. */
export function searchIndex(context: Context): readonly Entry[] {
  return PAGE_IDS.map((page) => {
    const { title, blocks } = context.texts.pages[page];
    const other: Context = { ...context, terms: context.otherTerms };
    return {
      page,
      title: withTerms(title, context.terms),
      otherNames: [
        withTerms(title, context.otherTerms),
        ...blocks.flatMap((block) => passagesOf(block, other)),
      ],
      passages: [...blocks.flatMap((block) => passagesOf(block, context)), ...(context.more[page] ?? [])],
    };
  });
}

const EXCERPT = 160;

/** Longer words are found in another inflection, too: "letzter" finds "letzten". */
const has = (folded: string, word: string): boolean =>
  folded.includes(word) || (word.length > 5 && folded.includes(word.slice(0, -2)));

function excerptOf(passages: readonly string[], words: readonly string[]): string {
  let text = passages[0] ?? '';
  let most = 0;
  for (const passage of passages) {
    const folded = fold(passage);
    const found = words.filter((word) => has(folded, word)).length;
    if (found > most) [text, most] = [passage, found];
  }
  return text.length <= EXCERPT ? text : `${text.slice(0, EXCERPT).replace(/\s\S*$/, '')} …`;
}

/** Pages that have every word, those with a word in their title first, else in the order of the book. */
export function findPages(index: readonly Entry[], query: string): readonly Hit[] {
  const words = fold(query).split(/\s+/).filter(Boolean).slice(0, 8);
  if (words.length === 0) return [];
  const scored = index.flatMap(({ page, title, passages, otherNames }) => {
    const all = fold([title, ...passages, ...otherNames].join('\n'));
    if (!words.every((word) => has(all, word))) return [];
    const titles = fold(`${title}\n${otherNames[0] ?? ''}`);
    const inTitle = words.filter((word) => has(titles, word)).length;
    return [{ page, excerpt: excerptOf(passages, words), score: inTitle }];
  });
  return scored.sort((a, b) => b.score - a.score).map(({ page, excerpt }) => ({ page, excerpt }));
}
