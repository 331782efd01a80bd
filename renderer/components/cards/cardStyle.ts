import {
  type ComputedRef,
  computed,
  type InjectionKey,
  inject,
  type MaybeRefOrGetter,
  provide,
  toValue,
} from 'vue';

/** How cards are lettered and called; from the preferences. */
export interface CardStyle {
  /** Index letters and names: English K Q N J, German K D R B. */
  readonly language: 'en' | 'de';
  /** What the Trull is called: Skus, Mond, Pagat or Gstieß, Mund, Geiß. */
  readonly names: 'tarok' | 'cego';
  /** French suits, or acorn (clubs), leaf (spades), heart, bell (diamonds). */
  readonly suits: 'french' | 'german';
}

export const DEFAULT_CARD_STYLE: CardStyle = { language: 'en', names: 'tarok', suits: 'french' };

const key: InjectionKey<ComputedRef<CardStyle>> = Symbol('card style');

/** Called once near the root; every card below follows it, also when it changes. */
export function provideCardStyle(style: MaybeRefOrGetter<Partial<CardStyle>>): void {
  provide(
    key,
    computed(() => ({ ...DEFAULT_CARD_STYLE, ...toValue(style) })),
  );
}

/** The style in force here. */
export const useCardStyle = (): ComputedRef<CardStyle> =>
  inject(
    key,
    computed(() => DEFAULT_CARD_STYLE),
  );
