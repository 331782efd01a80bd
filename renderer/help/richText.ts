import type { Card } from '#engine/cards/card.ts';
import { parseCard } from '#engine/cards/card.ts';
import { PAGE_IDS, type PageId } from './pages.ts';

/** A text of the help in pieces, ready to be drawn: never as HTML. */
export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'bold'; readonly pieces: readonly Piece[] }
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'page'; readonly page: PageId };

type Terms = Readonly<Record<string, string>>;

const MARKS = /\*\*(.+?)\*\*|\[card:(\w+)\]|\[page:(\w+)\]/g;

/** Fills in the names of the Trull. */
export const withTerms = (text: string, terms: Terms): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    Object.hasOwn(terms, name) ? (terms[name] ?? whole) : whole,
  );

/** Takes a text apart. Throws at a card or page that does not exist: the texts are our own. */
export function piecesOf(text: string, terms: Terms): readonly Piece[] {
  const filled = withTerms(text, terms);
  const pieces: Piece[] = [];
  let end = 0;
  for (const match of filled.matchAll(MARKS)) {
    if (match.index > end) pieces.push({ kind: 'text', text: filled.slice(end, match.index) });
    end = match.index + match[0].length;
    const [, bold, code, id] = match;
    if (bold !== undefined) {
      pieces.push({ kind: 'bold', pieces: piecesOf(bold, terms) });
    } else if (code !== undefined) {
      const card = parseCard(code);
      if (card === undefined) throw new Error(`help: no card ${code}`);
      pieces.push({ kind: 'card', card });
    } else {
      const page = PAGE_IDS.find((known) => known === id);
      if (page === undefined) throw new Error(`help: no page ${id}`);
      pieces.push({ kind: 'page', page });
    }
  }
  if (end < filled.length) pieces.push({ kind: 'text', text: filled.slice(end) });
  return pieces;
}

/** The same as plain text, for searching: links by the title of their page. */
export const plainText = (
  text: string,
  terms: Terms,
  titleOf: (page: PageId) => string,
  cardName: (card: Card) => string,
): string =>
  piecesOf(text, terms)
    .map((piece): string => {
      switch (piece.kind) {
        case 'text':
          return piece.text;
        case 'bold':
          return piece.pieces.map((inner) => ('text' in inner ? inner.text : '')).join('');
        case 'card':
          return cardName(piece.card);
        default:
          return titleOf(piece.page);
      }
    })
    .join('');
