import { computed, type MaybeRefOrGetter, toValue } from 'vue';
import type { Seat } from '#engine/games/dappen/action.ts';
import { PERSON_IDS, type PersonId, personNamed } from '#renderer/components/portraits/people.ts';
import { useText } from '#renderer/i18n/index.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';

interface Named {
  readonly names: readonly string[];
  readonly you: Seat;
}

/** A face for every seat: of the person of that name, else of one whom nobody else at the table looks like. */
export function facesAt({ names, you }: Named): readonly (PersonId | 'you')[] {
  const taken = new Set<PersonId>();
  const take = (id: PersonId | undefined): PersonId | undefined => {
    if (id === undefined || taken.has(id)) return undefined;
    taken.add(id);
    return id;
  };
  const known = names.map((name, seat) => (seat === you ? undefined : take(personNamed(name))));
  return names.map((_, seat) => {
    if (seat === you) return 'you';
    const usual = PERSON_IDS[(seat - you - 1 + names.length) % names.length];
    return known[seat] ?? take(usual) ?? take(PERSON_IDS.find((id) => !taken.has(id))) ?? 'resi';
  });
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
  const faces = computed(() => facesAt(toValue(sitting)));
  const faceOf = (seat: Seat): PersonId | 'you' => faces.value[seat] ?? 'you';
  return { names, nameOf, isYou, faceOf };
}
