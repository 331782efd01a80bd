import { computed, type MaybeRefOrGetter, toValue } from 'vue';
import type { Seat } from '#engine/games/dappen/action.ts';
import { useText } from '#renderer/i18n/index.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

interface Named {
  readonly names: readonly string[];
  readonly you: Seat;
}

/** What seats are called: the person at the screen by the name of the preferences, else "You". */
export function useSeatNames(sitting: MaybeRefOrGetter<Named>) {
  const { t } = useText();
  const preferences = usePreferences();
  const names = computed(() => {
    const { names: given, you } = toValue(sitting);
    return given.map((name, seat) => (seat === you ? preferences.playerName || t('common.you') : name));
  });
  const nameOf = (seat: Seat): string => names.value[seat] ?? '';
  const isYou = (seat: Seat): boolean => toValue(sitting).you === seat;
  return { names, nameOf, isYou };
}
