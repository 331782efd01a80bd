import type { Messages } from '../index.ts';

export const cards: Messages['cards'] = {
  back: 'verdeckte Karte',
  tarok: 'Tarok {number}',
  suitCard: '{suit}-{rank}',
  letters: { K: 'K', Q: 'D', N: 'R', J: 'B', A: 'A' },
  ranks: {
    K: 'König',
    Q: 'Dame',
    N: 'Reiter',
    J: 'Bube',
    A: 'Ass',
    '2': 'Zwei',
    '3': 'Drei',
    '4': 'Vier',
    '7': 'Sieben',
    '8': 'Acht',
    '9': 'Neun',
    '10': 'Zehn',
  },
  suits: {
    french: { S: 'Pik', C: 'Kreuz', H: 'Herz', D: 'Karo', T: 'Taroks' },
    german: { S: 'Blatt', C: 'Eichel', H: 'Herz', D: 'Schellen', T: 'Taroks' },
  },
  trull: {
    tarok: { Skus: 'Skus', XXI: '21 (Mond)', I: '1 (Pagat)' },
    cego: { Skus: 'Gstieß', XXI: '21 (Mund)', I: '1 (Geiß)' },
  },
  trullLetter: { tarok: 'Sk', cego: 'G' },
};
