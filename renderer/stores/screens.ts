import { defineStore } from 'pinia';
import { computed, ref } from 'vue';

/** A place in the program, with what it needs to open at the right spot. */
export type Place =
  | { readonly name: 'start' }
  | { readonly name: 'newGame' }
  | { readonly name: 'table' }
  /** `section`: a section of the rules ("5"), or a page of the help; undefined opens its first page. */
  | { readonly name: 'help'; readonly section?: string }
  | { readonly name: 'preferences' }
  | { readonly name: 'scores' }
  | { readonly name: 'deck' }
  | { readonly name: 'credits' };

export type ScreenName = Place['name'];

/**
 * Which screen is shown. Places lie on each other like sheets of paper: `open` lays one on top, `back`
 * takes it away again, `go` clears the pile. The sitting goes on underneath untouched.
 */
export const useScreens = defineStore('screens', () => {
  const pile = ref<readonly Place[]>([{ name: 'start' }]);
  const place = computed<Place>(() => pile.value.at(-1) ?? { name: 'start' });
  const screen = computed(() => place.value.name);
  const canGoBack = computed(() => pile.value.length > 1);

  const go = (to: Place): void => {
    pile.value = [to];
  };
  /** Lays a place on top; one that is open already comes back to the top. */
  const open = (to: Place): void => {
    pile.value = [...pile.value.filter((under) => under.name !== to.name), to];
  };
  const back = (): void => {
    if (pile.value.length > 1) pile.value = pile.value.slice(0, -1);
    else pile.value = [{ name: 'start' }];
  };

  return { place, screen, canGoBack, go, open, back };
});
