import { type ComputedRef, computed, type Ref, ref, watch } from 'vue';
import type { Card } from '#engine/cards/card.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import type { TableView } from '#renderer/table-view/view.ts';

interface Playing {
  /** Choosing a card plays it. */
  readonly playing: ComputedRef<boolean>;
  /** With "choose twice": the card that was chosen once. */
  readonly chosen: Ref<Card | undefined>;
  /** A card of the hand was clicked, or Enter pressed on it. */
  readonly choose: (card: Card) => void;
}

/** Playing a card: at once, or when it is chosen a second time; the only legal one by itself, if wished. */
export function usePlaying(table: ComputedRef<TableView | undefined>): Playing {
  const sitting = useSitting();
  const preferences = usePreferences();
  const playing = computed(() => sitting.yourTurn && sitting.observation?.phase === 'play');
  const chosen = ref<Card>();

  watch(playing, () => {
    chosen.value = undefined;
  });

  function choose(card: Card): void {
    if (!playing.value) {
      // A card chosen while the last one is still flying counts: what is due can be seen already.
      const due = sitting.observation?.phase === 'play' && sitting.observation.toAct === sitting.view?.you;
      sitting.next();
      if (!due || !playing.value) return;
    }
    const refusal = table.value?.hand.find((one) => one.card === card)?.refusal;
    if (refusal) {
      chosen.value = undefined;
      sitting.refuse(refusal);
    } else if (preferences.confirmPlay && chosen.value !== card) {
      sitting.dismissProblem();
      chosen.value = card;
    } else sitting.act({ type: 'play', card });
  }

  watch(
    () => (playing.value && preferences.playOnlyCard ? table.value?.due : undefined),
    (due) => {
      if (due?.code === 'onlyCard') sitting.act({ type: 'play', card: due.card });
    },
    { immediate: true },
  );

  return { playing, chosen, choose };
}
