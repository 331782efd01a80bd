import { createI18n } from 'vue-i18n';
import { de } from './de/index.ts';
import { en } from './en/index.ts';

/**
 * The two languages of the program. English is the master: its files give the shape, every German file
 * is typed as `typeof` its English one, so that a missing, misspelt or surplus key fails type-checking.
 * Keys are typed where they are used, too: components take `t` from `useText`, never from vue-i18n.
 */
export type Messages = typeof en;

type Leaves<T, Path extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? `${Path}${K}` : Leaves<T[K], `${Path}${K}.`>;
}[keyof T & string];

/** Dotted path of a message, for example `common.back`. */
export type MessageKey = Leaves<Messages>;

export type Language = 'en' | 'de';

/** What stands for `{name}` in a message; `n` also chooses between singular and plural. */
export type MessageValues = Readonly<Record<string, string | number>>;

export const i18n = createI18n({
  legacy: false,
  locale: 'en' as Language,
  fallbackLocale: 'en',
  messages: { en, de },
  missingWarn: false,
  fallbackWarn: false,
});

/**
 * A message in the language of the moment. With a value `n`, the form before or after the `|` is taken.
 * Reactive: what is rendered with it changes when the language does.
 */
export function t(key: MessageKey, values: MessageValues = {}): string {
  const n = values.n;
  return typeof n === 'number' ? i18n.global.t(key, values, n) : i18n.global.t(key, values);
}

export type Translate = typeof t;

/** The language that is shown. */
export const shownLanguage = (): Language => i18n.global.locale.value;

/** Shows everything in this language from now on. */
export function setLanguage(language: Language): void {
  i18n.global.locale.value = language;
}

/** For components: `const { t } = useText()`. */
export const useText = (): { readonly t: Translate } => ({ t });
