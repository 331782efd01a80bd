import type { Messages } from '../index.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { log } from './log.ts';
import { people } from './people.ts';
import { refusals } from './refusals.ts';
import { table } from './table.ts';

export const de: Messages = { cards, common, table, refusals, log, people };
