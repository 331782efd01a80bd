/**
 * The game-icons that Taroks are built on, and who drew them: the folder each icon lies in in the
 * repository https://github.com/game-icons/icons, looked up at the commits named here.
 */
export const ICON_SOURCE_URL = 'https://game-icons.net';
export const ICON_LICENCE_URL = 'https://creativecommons.org/licenses/by/3.0/';

export const ICON_AUTHORS = {
  'caro-asercion': 'Caro Asercion',
  delapouite: 'Delapouite',
  lorc: 'Lorc',
  skoll: 'Skoll',
} as const;
export type IconAuthor = keyof typeof ICON_AUTHORS;

export interface IconCredit {
  readonly tarok: number;
  readonly icon: string;
  readonly author: IconAuthor;
  /** Path and commit in game-icons/icons at which the folder was read. */
  readonly source: { readonly path: string; readonly commit: string };
}

const credit = (
  tarok: number,
  icon: string,
  author: IconAuthor,
  commit: string,
  path = `${author}/${icon}.svg`,
): IconCredit => ({ tarok, icon, author, source: { path, commit } });

export const ICON_CREDITS: readonly IconCredit[] = [
  credit(1, 'goat', 'skoll', 'c2bdb737f265c56d88d221261021ff1001534650'),
  credit(2, 'ladybug', 'delapouite', 'c10320edc7ae3f28a29d172e0dd3f029411825d7'),
  credit(3, 'snail', 'lorc', 'c2bdb737f265c56d88d221261021ff1001534650'),
  credit(5, 'frog', 'lorc', '3c151c1c89164013781db653bd2b59b5e2e759e0'),
  credit(7, 'squirrel', 'delapouite', 'c10320edc7ae3f28a29d172e0dd3f029411825d7'),
  credit(9, 'rabbit', 'delapouite', 'af05ac2af99c8bcd59df7287a957b66c08a41dd5'),
  credit(10, 'raven', 'lorc', 'c10320edc7ae3f28a29d172e0dd3f029411825d7'),
  credit(11, 'heron', 'caro-asercion', '3c151c1c89164013781db653bd2b59b5e2e759e0'),
  credit(14, 'fox', 'caro-asercion', '8b2e3ef7ff6323a542a095540bb9ec12b717d97c'),
  credit(15, 'rooster', 'delapouite', 'c10320edc7ae3f28a29d172e0dd3f029411825d7'),
  credit(
    19,
    'bear-head',
    'delapouite',
    '57a05489c205cfe3c0eb4ca3f1a2d2fda856da35',
    'delapouite/originals/svg/bear-head.svg',
  ),
];
