import type { BEARDS, BEHIND, EXTRAS, TOPS, Tone } from './faceParts.ts';

/**
 * The people who sit at the table. What they are like in words is `people.<id>` of the translations;
 * `temperament` is how bots in their seats incline, the strength of play is not the person's.
 */
export type Temperament = 'bold' | 'even' | 'careful';

export interface Portrait {
  readonly ground: Tone;
  readonly skin: Tone;
  readonly hair: Tone;
  readonly coat: Tone;
  readonly behind: keyof typeof BEHIND;
  readonly top: keyof typeof TOPS;
  readonly beard?: keyof typeof BEARDS;
  readonly extras?: readonly (keyof typeof EXTRAS)[];
  readonly brows?: 'plain' | 'stern' | 'raised';
  readonly mouth?: 'smile' | 'grin' | 'firm' | 'smirk';
  /** Wider than 1 is a round face. */
  readonly round?: number;
}

export interface Person {
  readonly name: string;
  readonly temperament: Temperament;
  readonly portrait: Portrait;
}

const people = {
  resi: {
    name: 'Resi',
    temperament: 'bold',
    portrait: {
      ground: '#e6d3b1',
      skin: '#efcfae',
      hair: '#d9b25e',
      coat: '#2f6b47',
      behind: 'none',
      top: 'centre',
      extras: ['cheeks', 'plaits'],
      mouth: 'grin',
    },
  },
  otto: {
    name: 'Otto',
    temperament: 'careful',
    portrait: {
      ground: '#c3d3df',
      skin: '#e8bf98',
      hair: '#f1ece0',
      coat: '#3b4150',
      behind: 'none',
      top: 'bald',
      beard: 'full',
      brows: 'plain',
    },
  },
  vreni: {
    name: 'Vreni',
    temperament: 'bold',
    portrait: {
      ground: '#d3ddbb',
      skin: '#edc9a4',
      hair: '#9c4a22',
      coat: '#2f6b47',
      behind: 'topBun',
      top: 'swept',
      mouth: 'smirk',
      extras: ['freckles'],
    },
  },
  karl: {
    name: 'Karl',
    temperament: 'even',
    portrait: {
      ground: '#cfd2c0',
      skin: '#e6b992',
      hair: '#8d7a68',
      coat: '#5b4630',
      behind: 'none',
      top: 'feltHat',
      beard: 'full',
    },
  },
  luzia: {
    name: 'Luzia',
    temperament: 'careful',
    portrait: {
      ground: '#e8cfc6',
      skin: '#f0d3b6',
      hair: '#33251f',
      coat: '#7a1f38',
      behind: 'bob',
      top: 'fringe',
      extras: ['roundGlasses'],
    },
  },
  achim: {
    name: 'Achim',
    temperament: 'even',
    portrait: {
      ground: '#e2cfa8',
      skin: '#d9a87c',
      hair: '#241c19',
      coat: '#6b4526',
      behind: 'none',
      top: 'short',
      extras: ['stubble', 'squareGlasses', 'lapels'],
      mouth: 'smirk',
      brows: 'plain',
    },
  },
  berta: {
    name: 'Berta',
    temperament: 'careful',
    portrait: {
      ground: '#cfc6de',
      skin: '#efcdae',
      hair: '#f4efe6',
      coat: '#5a4a86',
      behind: 'curls',
      top: 'loose',
      extras: ['cheeks', 'pearls'],
      round: 1.06,
    },
  },
  xaver: {
    name: 'Xaver',
    temperament: 'bold',
    portrait: {
      ground: '#d9c9b4',
      skin: '#e2b087',
      hair: '#4a3424',
      coat: '#44536a',
      behind: 'none',
      top: 'flatCap',
      extras: ['handlebar'],
      brows: 'raised',
    },
  },
  magda: {
    name: 'Magda',
    temperament: 'even',
    portrait: {
      ground: '#e9dfc9',
      skin: '#ecc5a0',
      hair: '#7b7168',
      coat: '#2a1d13',
      behind: 'none',
      top: 'kerchief',
      extras: ['cheeks'],
      brows: 'plain',
      round: 1.04,
    },
  },
  sepp: {
    name: 'Sepp',
    temperament: 'bold',
    portrait: {
      ground: '#cddbe6',
      skin: '#efcba8',
      hair: '#7a5230',
      coat: '#b06a2c',
      behind: 'none',
      top: 'beanie',
      extras: ['freckles'],
      mouth: 'grin',
    },
  },
  rosa: {
    name: 'Rosa',
    temperament: 'even',
    portrait: {
      ground: '#efd6b4',
      skin: '#9c6440',
      hair: '#1f1715',
      coat: '#b3222f',
      behind: 'cloud',
      top: 'headband',
      extras: ['hoops'],
      mouth: 'grin',
    },
  },
  engelbert: {
    name: 'Engelbert',
    temperament: 'careful',
    portrait: {
      ground: '#c9d6c4',
      skin: '#f0c4a4',
      hair: '#6a4a33',
      coat: '#26221f',
      behind: 'none',
      top: 'bald',
      extras: ['redNose', 'cheeks', 'collar'],
      round: 1.16,
    },
  },
  emma: {
    name: 'Emma',
    temperament: 'bold',
    portrait: {
      ground: '#d2e0da',
      skin: '#f3d6bd',
      hair: '#d0722e',
      coat: '#285a94',
      behind: 'ponytail',
      top: 'side',
      extras: ['freckles'],
      mouth: 'grin',
      brows: 'raised',
    },
  },
  ludwig: {
    name: 'Ludwig',
    temperament: 'careful',
    portrait: {
      ground: '#d8d4cc',
      skin: '#e9c6a6',
      hair: '#8b8a88',
      coat: '#3a4a5c',
      behind: 'none',
      top: 'parted',
      beard: 'goatee',
      extras: ['roundGlasses', 'bowTie'],
      mouth: 'firm',
    },
  },
  kunigunde: {
    name: 'Kunigunde',
    temperament: 'even',
    portrait: {
      ground: '#dfe3c4',
      skin: '#e8c09a',
      hair: '#a8a29a',
      coat: '#6d7f4a',
      behind: 'long',
      top: 'strawHat',
      brows: 'plain',
    },
  },
  hansjoerg: {
    name: 'Hansjörg',
    temperament: 'bold',
    portrait: {
      ground: '#c6cfbf',
      skin: '#e3b88f',
      hair: '#b8863f',
      coat: '#37503f',
      behind: 'long',
      top: 'centre',
      beard: 'long',
      brows: 'stern',
    },
  },
} as const satisfies Record<string, Person>;

export type PersonId = keyof typeof people;
export const PEOPLE: Readonly<Record<PersonId, Person>> = people;
export const PERSON_IDS = Object.keys(people) as readonly PersonId[];

/** The face of the person at the screen. */
export const YOUR_PORTRAIT: Portrait = {
  ground: '#c9d6cf',
  skin: '#edc9a4',
  hair: '#6b4a30',
  coat: '#1d4c8c',
  behind: 'none',
  top: 'short',
  mouth: 'smile',
};

/** The person of that name, if it is one of them; a seat may be called otherwise. */
export const personNamed = (name: string): PersonId | undefined =>
  PERSON_IDS.find((id) => PEOPLE[id].name === name);
