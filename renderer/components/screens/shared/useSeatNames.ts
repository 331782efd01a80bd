import { computed, type MaybeRefOrGetter, toValue } from 'vue';
import type { Seat } from '#engine/games/dappen/action.ts';
import { PERSON_IDS, type PersonId, personNamed } from '#renderer/components/portraits/people.ts';
import { useText } from '#renderer/i18n/index.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

interface Named {
  readonly names: readonly string[];
  readonly you: Seat;
}

/** The face of a seat: the person of that name, else one that stays the same for the seat. */
export const personAt = (seat: Seat, name: string): PersonId =>
  personNamed(name) ?? PERSON_IDS[seat % PERSON_IDS.length] ?? 'resi';

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
  const faceOf = (seat: Seat): PersonId | 'you' =>
    isYou(seat) ? 'you' : personAt(seat, toValue(sitting).names[seat] ?? '');
  return { names, nameOf, isYou, faceOf };
}
