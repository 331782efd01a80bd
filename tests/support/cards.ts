import { type Card, parseCard } from '#engine/cards/card.ts';

/** Card shorthand of the scenario tables: codes with spaces between them, `'Skus XXI SK H4'`. */
export function cards(shorthand: string): Card[] {
  return shorthand
    .split(/\s+/)
    .filter((code) => code !== '')
    .map((code) => {
      const card = parseCard(code);
      if (card === undefined) throw new Error(`not a card: ${code}`);
      return card;
    });
}
