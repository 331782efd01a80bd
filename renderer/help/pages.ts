import type { Card } from '#engine/cards/card.ts';

/**
 * The help as data: which pages there are, in which order, and what a page is made of. The texts stand in
 * help/en and help/de; both have every page.
 *
 * In a text `**bold**` is emphasis, `{skus}` a name of the Trull as the player calls it (and `{derPagat}`
 * and the like in German), `[card:XX]` the name of a card, `[page:7]` a link to another page.
 */

export const GROUPS = ['start', 'rules', 'variants', 'reference'] as const;
export type Group = (typeof GROUPS)[number];

/** Sections of docs/rules.md have their number, switches of the rule set their key. */
export const PAGES = {
  start: ['welcome', 'skat', 'program'],
  rules: ['1', '2', '3', '4', '5', '6', '7'],
  variants: [
    '8',
    '9',
    'players',
    'ultimos',
    'challengeDrafted',
    'missedDuty',
    'holdingSkus',
    'fairyTaleTrick',
    'villageBids',
    'villageMultipliers',
    'scoring',
    'target',
    'hands',
    'villagePayment',
  ],
  reference: ['10', 'glossary', 'keys'],
} as const satisfies Record<Group, readonly string[]>;

export type PageId = (typeof PAGES)[Group][number];
export const PAGE_IDS: readonly PageId[] = GROUPS.flatMap((group): readonly PageId[] => PAGES[group]);

/** Other names under which a "?" may ask for a page. */
const ALIASES: ReadonlyMap<string, PageId> = new Map([
  ['push', 'villageMultipliers'],
  ['oneKing', 'villageMultipliers'],
  ['twoKings', 'villageMultipliers'],
]);

/** The page for what a "?" asked; the first page for anything unknown. */
export function pageFor(section: string | undefined): PageId {
  if (section === undefined) return 'welcome';
  return PAGE_IDS.find((id) => id === section) ?? ALIASES.get(section) ?? 'welcome';
}

export const groupOf = (id: PageId): Group =>
  GROUPS.find((group) => (PAGES[group] as readonly PageId[]).includes(id)) ?? 'start';

/** The number of the rules' section, for pages that are one. */
export const sectionNumber = (id: PageId): string | undefined => (/^\d+$/.test(id) ? id : undefined);

export type Block =
  | { readonly kind: 'p'; readonly text: string }
  | { readonly kind: 'h'; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly string[] }
  | { readonly kind: 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'cards'; readonly cards: readonly (Card | 'back')[]; readonly caption: string }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
    }
  /** A worked example. */
  | { readonly kind: 'example'; readonly text: string }
  /** How this program reads a point that the sources leave open. */
  | { readonly kind: 'reading'; readonly text: string }
  /** The table of tiers. */
  | { readonly kind: 'tiers' }
  | { readonly kind: 'glossary' }
  | { readonly kind: 'keys' };

export interface PageText {
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface GlossaryEntry {
  readonly word: string;
  /** What it is called in the Black Forest, if otherwise. */
  readonly local?: string;
  readonly meaning: string;
}

export interface HelpTexts {
  readonly pages: Readonly<Record<PageId, PageText>>;
  readonly glossary: readonly GlossaryEntry[];
}

/** Short forms for writing pages down. */
export const p = (text: string): Block => ({ kind: 'p', text });
export const h = (text: string): Block => ({ kind: 'h', text });
export const list = (...items: string[]): Block => ({ kind: 'list', items });
export const steps = (...items: string[]): Block => ({ kind: 'steps', items });
export const cards = (caption: string, ...shown: (Card | 'back')[]): Block => ({
  kind: 'cards',
  cards: shown,
  caption,
});
export const table = (head: readonly string[], ...rows: (readonly string[])[]): Block => ({
  kind: 'table',
  head,
  rows,
});
export const example = (text: string): Block => ({ kind: 'example', text });
export const reading = (text: string): Block => ({ kind: 'reading', text });
