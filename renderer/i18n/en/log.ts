export const log = { title: 'x' };
