import type { ComputedRef, InjectionKey } from 'vue';
import type { HelpTexts, PageId } from '#renderer/help/pages.ts';

/** What every piece of a help page may need. */
interface HelpContext {
  readonly texts: ComputedRef<HelpTexts>;
  /** Turns to another page. */
  readonly go: (page: PageId) => void;
}

export const HELP_CONTEXT: InjectionKey<HelpContext> = Symbol('help');
