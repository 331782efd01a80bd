/**
 * Pieces that portraits are put together from, on a square of 100 × 100: the head fills 27…73 × 22…77,
 * eyes at 41,48 and 59,48, mouth at 50,64, shoulders from 76 down.
 * A tone is one of the person's own colours or a fixed one.
 */
export type Tone = 'hair' | 'skin' | 'coat' | 'line' | `#${string}`;

export interface Shape {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly width?: number;
}

const hair = (d: string): Shape => ({ d, fill: 'hair' });
const fill = (tone: Tone, d: string): Shape => ({ d, fill: tone });
const line = (tone: Tone, width: number, d: string): Shape => ({ d, stroke: tone, width });
const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Drawn behind head and shoulders. */
export const BEHIND = {
  none: [],
  bob: [hair('M21 78C10 14 90 14 79 78Z')],
  long: [hair('M20 92C14 20 22 14 50 14s36 6 30 78Z')],
  curls: [
    hair(
      [
        disc(50, 19, 15),
        disc(31, 26, 14),
        disc(69, 26, 14),
        disc(24, 43, 13),
        disc(76, 43, 13),
        disc(25, 60, 11),
        disc(75, 60, 11),
      ].join(''),
    ),
  ],
  cloud: [
    hair(
      [
        disc(50, 26, 24),
        disc(29, 34, 19),
        disc(71, 34, 19),
        disc(23, 53, 15),
        disc(77, 53, 15),
        disc(27, 66, 10),
        disc(73, 66, 10),
      ].join(''),
    ),
  ],
  topBun: [hair(disc(50, 13, 12))],
  ponytail: [hair('M66 22C96 18 96 60 84 82c-6-10-2-30-14-44Z')],
} as const satisfies Record<string, readonly Shape[]>;

/** Drawn over the head: the hair line, hats and scarves. */
export const TOPS = {
  short: [hair('M25 48C20 10 80 10 75 48 71 35 61 32 44 32 34 34 28 39 25 48Z')],
  parted: [hair('M25 52C20 14 78 8 76 46 74 36 68 32 60 34 46 38 36 32 34 28 30 32 28 40 30 58Z')],
  bald: [hair('M26 55c-7-9-5-21 2-24v19ZM74 55c7-9 5-21-2-24v19Z')],
  fringe: [hair('M25 52C20 10 80 10 75 52 72 42 70 40 68 38H32c-2 2-4 4-7 14Z')],
  centre: [hair('M25 52C20 12 80 12 75 52 72 40 62 32 50 26 38 32 28 40 25 52Z')],
  swept: [hair('M25 50C20 12 80 12 75 50 69 35 60 31 50 31S31 35 25 50Z')],
  side: [hair('M25 52C20 12 80 12 75 52 72 40 66 36 42 31 35 36 28 42 25 52Z')],
  loose: [hair('M27 42C30 22 70 22 73 42 62 33 38 33 27 42Z')],
  feltHat: [
    fill('#2c4a35', 'M27 31C27 4 73 4 73 31ZM11 33C28 23 72 23 89 33 76 42 24 42 11 33Z'),
    fill('#9f1f2f', 'M27 29C41 24 59 24 73 29V22C59 17 41 17 27 22Z'),
    fill('#f6eedb', 'M68 24C70 8 80 2 90 1 91 15 82 24 72 29Z'),
  ],
  strawHat: [
    fill('#dcb65f', 'M30 30C28 4 72 4 70 30ZM4 35C22 24 78 24 96 35 80 46 20 46 4 35Z'),
    fill('#285a94', 'M30 30C42 26 58 26 70 30V22C58 18 42 18 30 22Z'),
    line('#a9822f', 1.6, 'M16 34q34-10 68 0'),
  ],
  flatCap: [
    fill('#6b5a44', 'M22 34C22 10 66 6 80 28L90 37C70 40 40 32 22 38Z'),
    line('#4a3c2c', 2, 'M24 34C42 26 64 28 82 34M52 12l3 5'),
  ],
  beanie: [
    fill('#285a94', 'M25 34C22 4 78 4 75 34Z'),
    fill('#e3b04b', 'M22 30c18-6 38-6 56 0v10c-18-6-38-6-56 0Z'),
    fill('#f6eedb', disc(50, 10, 7)),
  ],
  kerchief: [
    fill('#9f1f2f', 'M23 66C8 4 92 4 77 66 76 42 66 35 50 34 34 35 24 42 23 66Z'),
    fill('#9f1f2f', 'M26 60 50 82 74 60 72 76 58 84 66 97 50 88 34 97 42 84 28 76Z'),
    fill(
      '#f6eedb',
      [disc(34, 29, 2.6), disc(50, 22, 2.6), disc(66, 29, 2.6), disc(27, 44, 2), disc(73, 44, 2)].join(''),
    ),
  ],
  headband: [fill('#e3b04b', 'M25 40C32 28 68 28 75 40V32C66 20 34 20 25 32Z')],
} as const satisfies Record<string, readonly Shape[]>;

/** Drawn on the face, after eyes and mouth unless it is a beard. */
export const EXTRAS = {
  roundGlasses: [line('line', 2.2, `${disc(41, 48, 8)}${disc(59, 48, 8)}M49 48h2`)],
  squareGlasses: [line('line', 2.6, 'M32 42h17v12H32ZM51 42h17v12H51ZM49 46h2')],
  stubble: [fill('#0000001f', 'M28 54c6 6 12 7 22 7s16-1 22-7c1 16-9 23-22 23S27 70 28 54Z')],
  freckles: [
    fill(
      '#b5683e',
      [
        [35, 56],
        [39, 58],
        [35.5, 60],
        [65, 56],
        [61, 58],
        [64.5, 60],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 1.3))
        .join(''),
    ),
  ],
  cheeks: [fill('#d8756a66', disc(35, 58, 5) + disc(65, 58, 5))],
  redNose: [fill('#d27763', disc(50, 55, 5))],
  handlebar: [
    hair(
      'M50 58c-7-4-14-1-17 3-3 3-7 2-8-2-2 10 9 13 16 8 4-2 7-3 9-3s5 1 9 3c7 5 18 2 16-8-1 4-5 5-8 2-3-4-10-7-17-3Z',
    ),
  ],
  pearls: [
    fill(
      '#fdf9ee',
      [
        [33, 79],
        [39, 83],
        [46, 85.5],
        [54, 85.5],
        [61, 83],
        [67, 79],
      ]
        .map(([x = 0, y = 0]) => disc(x, y, 3.2))
        .join(''),
    ),
  ],
  hoops: [line('#e3b04b', 2.4, disc(25, 64, 5) + disc(75, 64, 5))],
  plaits: [
    hair('M27 46C15 56 14 78 19 96h13c1-18 2-32 0-46ZM73 46C85 56 86 78 81 96H68c-1-18-2-32 0-46Z'),
    line('#9c7a2f', 2, 'M18 62l13 5M17 72l14 5M17 82l14 4M82 62l-13 5M83 72l-14 5M83 82l-14 4'),
    fill('#9f1f2f', 'M15 88h19v7H15ZM66 88h19v7H66Z'),
  ],
  bowTie: [fill('#9f1f2f', 'M50 84 36 78v13ZM50 84l14-6v13Z'), fill('#6d1420', disc(50, 84.5, 3))],
  collar: [fill('#fdf9ee', 'M39 76h22v7H39Z')],
  lapels: [fill('#fdf9ee', 'M38 76 50 100 62 76Z'), line('#2c4a35', 3, 'M37 76 49 101M63 76 51 101')],
} as const satisfies Record<string, readonly Shape[]>;

/** Full beards, drawn under the mouth. */
export const BEARDS = {
  none: [],
  full: [hair('M27 50c4 10 12 8 23 8s19 2 23-8c4 22-8 36-23 36S23 72 27 50Z')],
  long: [
    hair('M27 50c4 10 12 8 23 8s19 2 23-8c6 22-4 46-23 50-19-4-29-28-23-50Z'),
    line('#7d5726', 2, 'M27 50c-6 22 4 46 23 50 19-4 29-28 23-50M40 74l4 14M50 76v16M60 74l-4 14'),
  ],
  short: [hair('M27 52c4 9 12 7 23 7s19 2 23-7c2 19-9 28-23 28S25 71 27 52Z')],
  goatee: [hair('M40 60c6-3 14-3 20 0 0 4 0 8-2 10 2 12-4 18-8 20-4-2-10-8-8-20-2-2-2-6-2-10Z')],
} as const satisfies Record<string, readonly Shape[]>;
