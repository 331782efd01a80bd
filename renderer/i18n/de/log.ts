import type { Messages } from '../index.ts';

export const log: Messages['log'] = { title: 'x' };
