import type { Bot } from './bot.ts';
import { level1, level2, level3, level4 } from './levels/levels.ts';
import { random } from './random.ts';
import { thumb } from './thumb/thumb.ts';

/** Every bot there is, by the name records and the command line know it by. */
const BOTS = { random, level1, thumb, level2, level3, level4 } as const satisfies Readonly<
  Record<string, Bot>
>;

export type KnownBot = keyof typeof BOTS;

export const KNOWN_BOTS = Object.keys(BOTS) as readonly KnownBot[];

export const isKnownBot = (name: string): name is KnownBot => Object.hasOwn(BOTS, name);

export const botFor = (name: KnownBot): Bot => BOTS[name];
