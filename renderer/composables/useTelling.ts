import { type ComputedRef, computed } from 'vue';
import { useCardStyle } from '#renderer/components/cards/cardStyle.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import type { Telling } from '#renderer/table-view/sentences.ts';

/** What sentences about the sitting need; undefined while nobody sits at the table. */
export function useTelling(): ComputedRef<Telling | undefined> {
  const sitting = useSitting();
  const style = useCardStyle();
  return computed(() => (sitting.view ? { view: sitting.view, style: style.value } : undefined));
}
