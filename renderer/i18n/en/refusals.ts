export const refusals = { title: 'x' };
