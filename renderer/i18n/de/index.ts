import type { Messages } from '../index.ts';
import { cards } from './cards.ts';
import { common } from './common.ts';
import { credits } from './credits.ts';
import { help } from './help.ts';
import { log } from './log.ts';
import { newGame } from './newGame.ts';
import { opened } from './opened.ts';
import { people } from './people.ts';
import { preferences } from './preferences.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { result } from './result.ts';
import { rules } from './rules.ts';
import { scores } from './scores.ts';
import { start } from './start.ts';
import { table } from './table.ts';

export const de: Messages = {
  cards,
  credits,
  common,
  table,
  refusals,
  log,
  people,
  opened,
  help,
  newGame,
  preferences,
  report,
  result,
  rules,
  scores,
  start,
};
