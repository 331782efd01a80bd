import { cards } from './cards.ts';
import { common } from './common.ts';
import { log } from './log.ts';
import { people } from './people.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';

/** The master: its shape is the shape of every language. */
export const en = { cards, common, table, refusals, log, people };
