import type { Messages } from '../index.ts';

export const refusals: Messages['refusals'] = { title: 'x' };
