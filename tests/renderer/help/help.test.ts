import { describe, expect, it } from 'vitest';
import { parseCard } from '#engine/cards/card.ts';
import { trumpStopIn } from '#engine/games/dappen/index.ts';
import { PRESET_NAMES } from '#engine/games/dappen/rules.ts';
import { cardName } from '#renderer/components/cards/names.ts';
import { termsOf } from '#renderer/components/screens/shared/useTerms.ts';
import { de } from '#renderer/help/de/index.ts';
import { en } from '#renderer/help/en/index.ts';
import { fold, markedPieces, weigh, wordsOf } from '#renderer/help/matching.ts';
import { type Block, PAGE_IDS, pageFor } from '#renderer/help/pages.ts';
import { piecesOf, withTerms } from '#renderer/help/richText.ts';
import { findPages, searchIndex } from '#renderer/help/search.ts';
import { SEARCH_WORDS } from '#renderer/help/searchWords.ts';
import { SETTINGS } from '#renderer/rules/settings.ts';
import { REFUSAL_SECTION } from '#renderer/table-view/refusalSection.ts';

const TEXTS = { en, de } as const;
const LANGUAGES = ['en', 'de'] as const;

const textsOf = (block: Block): readonly string[] => {
  switch (block.kind) {
    case 'list':
    case 'steps':
      return block.items;
    case 'table':
      return [...block.head, ...block.rows.flat()];
    case 'cards':
      return [block.caption];
    case 'p':
    case 'h':
    case 'example':
    case 'reading':
      return [block.text];
    default:
      return [];
  }
};

describe('every "?" opens its own page', () => {
  it.each(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', ...SETTINGS])('%s', (section) => {
    const page = pageFor(section);
    expect(page).not.toBe('welcome');
    if (!['push', 'oneKing', 'twoKings'].includes(section)) expect(page).toBe(section);
  });
  it('every refusal has a page', () => {
    for (const section of Object.values(REFUSAL_SECTION)) expect(pageFor(section)).not.toBe('welcome');
  });
  it('anything else opens the first page', () => {
    expect(pageFor(undefined)).toBe('welcome');
    expect(pageFor('__proto__')).toBe('welcome');
    expect(pageFor('constructor')).toBe('welcome');
  });
});

describe.each(LANGUAGES)('the texts in %s', (language) => {
  it.each(PAGE_IDS)('page %s: marks are closed, cards and links exist, no name is left open', (id) => {
    for (const names of ['tarok', 'cego'] as const) {
      const terms = termsOf(language, names);
      const { title, blocks } = TEXTS[language].pages[id];
      expect(withTerms(title, terms)).not.toMatch(/[{}]/);
      for (const text of blocks.flatMap(textsOf)) {
        const plain = piecesOf(text, terms);
        for (const piece of plain) {
          if (piece.kind === 'text') expect(piece.text).not.toMatch(/\*\*|[{}[\]]/);
        }
      }
    }
  });

  it('tables are rectangular', () => {
    for (const id of PAGE_IDS) {
      for (const block of TEXTS[language].pages[id].blocks) {
        if (block.kind !== 'table') continue;
        for (const row of block.rows) expect([id, row.length]).toEqual([id, block.head.length]);
      }
    }
  });

  it('the presets page names every preset', () => {
    const block = TEXTS[language].pages['9'].blocks.find(({ kind }) => kind === 'table');
    expect(block?.kind === 'table' && block.rows.length).toBe(PRESET_NAMES.length);
  });

  it('the glossary is in order, one entry per word', () => {
    const words = TEXTS[language].glossary.map(({ word }) => word);
    expect([...words].sort((a, b) => a.localeCompare(b, language))).toEqual(words);
    expect(new Set(words).size).toBe(words.length);
  });
});

describe('both languages tell the same', () => {
  it.each(PAGE_IDS)('page %s has the same blocks and shows the same cards', (id) => {
    const shape = (blocks: readonly Block[]) =>
      blocks.map((block) => {
        if (block.kind === 'cards') return ['cards', ...block.cards];
        if (block.kind === 'table') return ['table', block.rows.length, block.head.length];
        if (block.kind === 'list' || block.kind === 'steps') return [block.kind, block.items.length];
        return [block.kind];
      });
    expect(shape(de.pages[id].blocks)).toEqual(shape(en.pages[id].blocks));
  });
});

describe('suits are called as the cards show them', () => {
  const FRENCH = /♠|♣|♥|♦|\b(spades|clubs|diamonds|Pik|Kreuz|Karo|black suits|red suits|Schwarz|Rot)\b/i;
  it.each(LANGUAGES)('%s', (language) => {
    const terms = termsOf(language, 'tarok', 'german');
    const { pages, glossary } = TEXTS[language];
    const texts = [
      ...PAGE_IDS.flatMap((id) => pages[id].blocks.flatMap(textsOf)),
      ...glossary.map(({ meaning }) => meaning),
    ];
    for (const text of texts) expect(withTerms(text, terms)).not.toMatch(FRENCH);
    expect(
      texts.some((text) => withTerms(text, terms).includes(language === 'de' ? 'Schellen' : 'bells')),
    ).toBe(true);
  });
});

describe('what is shown is true', () => {
  const shown = en.pages['3'].blocks.flatMap((block) => (block.kind === 'cards' ? [block] : []));
  it('the two hands of the trump stop', () => {
    const stops = shown.map(({ cards }) =>
      trumpStopIn(cards.flatMap((card) => parseCard(card) ?? [])) === undefined ? 'free' : 'stop',
    );
    expect(stops).toEqual(['stop', 'free']);
  });
  it('the table of the trump stop', () => {
    const block = en.pages['3'].blocks.find(({ kind }) => kind === 'table');
    if (block?.kind !== 'table') throw new Error('no table');
    for (const [taroks = '', highest = ''] of block.rows) {
      expect(highest === '{skus}' ? 22 : Number(highest)).toBe(23 - Number(taroks));
    }
  });
});

describe('searching', () => {
  const indexOf = (language: 'en' | 'de') =>
    searchIndex({
      texts: TEXTS[language],
      terms: termsOf(language, 'tarok'),
      otherTerms: termsOf(language, 'cego'),
      cardName: (card) => cardName(card, { language, names: 'tarok', suits: 'french' }),
      more: { keys: ['Full screen'] },
      searchWords: SEARCH_WORDS[language],
    });
  it.each([
    ['en', 'trump stop', '3'],
    ['en', 'DISCARD king', '4'],
    ['en', 'full screen', 'keys'],
    ['en', 'geiss', 'fairyTaleTrick'],
    ['en', 'house numbers', 'villageMultipliers'],
    ['de', 'Gstiess halten', 'holdingSkus'],
    ['de', 'gstieß letzter stich', 'holdingSkus'],
    ['de', 'Märchenstich', 'fairyTaleTrick'],
    ['de', 'maerchenstich', 'fairyTaleTrick'],
    ['de', 'Skatspieler', 'skat'],
  ] as const)('%s: "%s" finds page %s', (language, query, page) => {
    expect(findPages(indexOf(language), query).map((hit) => hit.page)).toContain(page);
  });
  it('a word of a title comes first, and excerpts are short', () => {
    const hits = findPages(indexOf('en'), 'ultimos');
    expect(hits.slice(0, 2).map(({ page }) => page)).toEqual(['5', 'ultimos']);
    for (const { excerpt } of hits) expect(excerpt.length).toBeLessThanOrEqual(165);
  });
  it('nothing is found for nothing and for nonsense', () => {
    expect(findPages(indexOf('en'), '  ')).toEqual([]);
    expect(findPages(indexOf('en'), 'zebra')).toEqual([]);
    expect(findPages(indexOf('en'), '(.*)+$ [')).toEqual([]);
  });
  it.each([
    // the title, before the pages that only speak of it
    ['de', 'Ultimo', '5'],
    ['de', 'ulti', '5'],
    ['en', 'holding', 'holdingSkus'],
    // words and questions of people who are new to it
    ['de', 'Wer ist Partner?', 'welcome'],
    ['de', 'Partner', 'welcome'],
    ['de', 'partner', 'welcome'],
    ['de', 'Team', 'welcome'],
    ['de', 'Mitspieler', 'welcome'],
    ['de', 'Was ist Trumpf?', '1'],
    ['de', 'Joker', '1'],
    ['de', 'As', '1'],
    ['de', 'Ass', '1'],
    ['de', 'Augen', '1'],
    ['de', 'Wie viele Punkte', '7'],
    ['de', 'Punkte', '7'],
    ['de', 'gewinnen', '7'],
    ['de', 'Wie gewinne ich?', '7'],
    ['de', 'Schneider', '7'],
    ['de', 'Kosten', '7'],
    ['de', 'reizen', '3'],
    ['de', 'strecken', '3'],
    ['de', 'Stich', '6'],
    ['de', 'Farbe bekennen', '6'],
    ['de', 'Trumpfsperre', '3'],
    ['en', 'partner', 'welcome'],
    ['en', 'Who is my partner?', 'welcome'],
    ['en', 'What is trump?', '1'],
    ['en', 'points', '7'],
    ['en', 'how many points', '7'],
    ['en', 'How do I win?', '7'],
    ['en', 'challenge', '3'],
    ['en', 'bidding', '3'],
    ['en', 'follow suit', '6'],
    ['en', 'keyboard', 'keys'],
  ] as const)('%s: the best page for "%s" is %s', (language, query, page) => {
    expect(findPages(indexOf(language), query)[0]?.page).toBe(page);
  });
  it.each(LANGUAGES)('%s: every excerpt of a word in the text shows it', (language) => {
    for (const query of ['dapp', 'solo', 'skus', 'ultimo', language === 'de' ? 'könig' : 'king']) {
      for (const { page, excerpt } of findPages(indexOf(language), query)) {
        const title = withTerms(TEXTS[language].pages[page].title, termsOf(language, 'tarok'));
        const shown = markedPieces(`${title}\n${excerpt}`, wordsOf(query)).some(({ found }) => found);
        expect([page, query, shown]).toEqual([page, query, true]);
      }
    }
  });
  it('a question of nothing but such words is looked for as it is', () => {
    expect(wordsOf('Wie viele Punkte?')).toEqual(['punkte']);
    expect(wordsOf('what is')).toEqual(['what', 'is']);
    expect(wordsOf('39:39 (§7)')).toEqual(['39:39', '7']);
  });
  it.each([
    ['Ein Ulti zählt.', 'Ultimo', ['Ulti']],
    ['Multiplikatoren', 'Ultimo', []],
    ['Der Gstieß, die Gstiesse', 'gstiess', ['Gstieß', 'Gstiess']],
    ['zwei Könige, KÖNIG', 'konig könig', ['König', 'KÖNIG']],
    ['letzten Stich', 'letzter stich', ['letzten', 'Stich']],
    ['Pagat, Pagat', 'pagat aga', ['Pagat', 'Pagat']],
  ])('in "%s" "%s" marks %j', (text, query, marked) => {
    const pieces = markedPieces(text, wordsOf(query));
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
    expect(pieces.filter(({ found }) => found).map((piece) => piece.text)).toEqual(marked);
  });
  it('a whole word weighs more than a part of one, that more than another inflection', () => {
    expect(['one king', 'kings', 'kin'].map((text) => weigh(text, 'king'))).toEqual([3, 2, 0]);
    expect(weigh('ulti', 'ultimo')).toBe(1);
  });
  it('accents and cases do not matter', () => {
    expect(fold('Gstieß, Könige')).toBe('gstiess, koenige');
  });
});
