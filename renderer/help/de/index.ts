import type { HelpTexts } from '../pages.ts';
import { glossary, reference } from './reference.ts';
import { rules } from './rules.ts';
import { start } from './start.ts';
import { variants } from './variants.ts';

export const de: HelpTexts = { pages: { ...start, ...rules, ...variants, ...reference }, glossary };
