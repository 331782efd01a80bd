import { type ComputedRef, computed, onUnmounted, type Ref, ref, watch } from 'vue';
import type { Card } from '#engine/cards/card.ts';
import { claimOf } from '#engine/games/dappen/index.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { breaksUltimo } from '#renderer/table-view/taken.ts';
import type { TableView } from '#renderer/table-view/view.ts';

interface Playing {
  /** Choosing a card plays it. */
  readonly playing: ComputedRef<boolean>;
  /** With "choose twice": the card that was chosen once. */
  readonly chosen: Ref<Card | undefined>;
  /** A card of the hand was clicked, or Enter pressed on it. */
  readonly choose: (card: Card) => void;
  /** The own hand proves that every trick left is won: the rest can be claimed. */
  readonly canClaim: ComputedRef<boolean>;
  /** The claimed rest is being played out, by itself. */
  readonly claiming: ComputedRef<boolean>;
  readonly claim: () => void;
  readonly stopClaiming: () => void;
}

/**
 * Playing a card: at once, or when it is chosen a second time; the only legal one by itself, if wished;
 * and the rest of a hand that is won whatever the others play.
 */
export function usePlaying(table: ComputedRef<TableView | undefined>): Playing {
  const sitting = useSitting();
  const preferences = usePreferences();
  const playing = computed(() => sitting.yourTurn && sitting.observation?.phase === 'play');
  const chosen = ref<Card>();

  watch(playing, () => {
    chosen.value = undefined;
  });

  /** What is left of the plan is played in its order: the proof holds for just that. */
  const plan = ref<readonly Card[]>();
  const claimed = computed(() =>
    playing.value && sitting.observation ? claimOf(sitting.observation) : undefined,
  );
  const stopClaiming = (): void => {
    plan.value = undefined;
    sitting.hurrying = false;
  };
  const claim = (): void => {
    if (claimed.value === undefined) return;
    plan.value = claimed.value;
    sitting.hurrying = true;
  };
  watch(
    () => (playing.value && plan.value ? sitting.observation : undefined),
    (seen) => {
      if (!seen) return;
      const card = plan.value?.find((one) => seen.hand.includes(one));
      if (card === undefined) stopClaiming();
      else sitting.act({ type: 'play', card });
    },
  );
  watch(
    () => sitting.handOver || sitting.problem !== undefined || sitting.linkState !== 'open',
    (over) => {
      if (over) stopClaiming();
    },
  );
  onUnmounted(stopClaiming);

  const breaks = (card: Card): boolean =>
    sitting.observation !== undefined && breaksUltimo(sitting.observation, card) !== undefined;

  function choose(card: Card): void {
    stopClaiming();
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
    } else if ((preferences.confirmPlay || breaks(card)) && chosen.value !== card) {
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

  return {
    playing,
    chosen,
    choose,
    canClaim: computed(() => claimed.value !== undefined && plan.value === undefined),
    claiming: computed(() => plan.value !== undefined),
    claim,
    stopClaiming,
  };
}
