import type { Messages } from '../index.ts';

export const table: Messages['table'] = { title: 'x' };
