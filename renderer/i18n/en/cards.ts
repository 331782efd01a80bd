/** Names of the cards, and the texts of the deck and credits pages. */
export const cards = {
  back: 'face-down card',
  tarok: 'Tarok {number}',
  suitCard: '{rank} of {suit}',
  /** Letters in a card's corner. */
  letters: { K: 'K', Q: 'Q', N: 'N', J: 'J', A: 'A' },
  ranks: {
    K: 'King',
    Q: 'Queen',
    N: 'Knight',
    J: 'Jack',
    A: 'Ace',
    '2': 'Two',
    '3': 'Three',
    '4': 'Four',
    '7': 'Seven',
    '8': 'Eight',
    '9': 'Nine',
    '10': 'Ten',
  },
  suits: {
    french: { S: 'spades', C: 'clubs', H: 'hearts', D: 'diamonds', T: 'Taroks' },
    german: { S: 'leaves', C: 'acorns', H: 'hearts', D: 'bells', T: 'Taroks' },
  },
  trull: {
    tarok: { Skus: 'Skus', XXI: '21 (Mond)', I: '1 (Pagat)' },
    cego: { Skus: 'Gstieß', XXI: '21 (Mund)', I: '1 (Geiß)' },
  },
  trullLetter: { tarok: 'Sk', cego: 'G' },
};
