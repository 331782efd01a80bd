import type { RuleSet } from '#engine/games/dappen/rules.ts';
import type { Language } from '../preferences/definitions.ts';

/** Scores are counted in cents (coins) or in victory points. */
export const inCoins = (rules: RuleSet): boolean => rules.scoring === 'traditional';

const LOCALE: Readonly<Record<Language, string>> = { en: 'en-IE', de: 'de-DE' };

/** A number with a real minus sign: `7`, `−15`. */
export const plainNumber = (amount: number): string =>
  amount < 0 ? `\u2212${-amount}` : String(amount === 0 ? 0 : amount);

/** An amount of coins: `35 ct`, `−5 ct`, from a euro on `€1.20` or `1,20 €`. */
export function coins(cents: number, language: Language): string {
  if (Math.abs(cents) < 100) return `${plainNumber(cents)}\u00a0ct`;
  const euros = new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: 'EUR' });
  return euros.format(cents / 100).replace('-', '\u2212');
}
