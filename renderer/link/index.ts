import type { Link } from './link.ts';

/** The link of this edition. Only the chosen one, and with it the worker, ends up in the build. */
export const openLink = async (): Promise<Link> =>
  __EDITION__ === 'electron'
    ? (await import('./electron.ts')).electronLink()
    : (await import('./browser.ts')).browserLink();
