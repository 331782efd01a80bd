export const table = { title: 'x' };
