import { onUnmounted, watch } from 'vue';
import { useCardStyle } from '#renderer/components/cards/cardStyle.ts';
import { t } from '#renderer/i18n/index.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { dueOf } from '#renderer/table-view/due.ts';
import { dueSentence, eventSentence, problemSentence } from '#renderer/table-view/sentences.ts';
import { useAnnouncer } from './useAnnouncer.ts';

/**
 * Tells the screen reader what happens at the table: one polite sentence per event, and at once that it
 * is one's turn or that something was refused.
 */
export function useTableVoice(): void {
  const sitting = useSitting();
  const style = useCardStyle();
  const { announce, announceNow, nothingDue } = useAnnouncer();

  onUnmounted(sitting.onShown((event, view) => announce(eventSentence(event, { view, style: style.value }))));
  watch(
    () => sitting.yourTurn && sitting.view,
    (view) => {
      if (!view) {
        nothingDue();
        return;
      }
      const due = dueSentence(dueOf(view.observation), { view, style: style.value });
      announceNow(view.actionCount === 0 ? t('log.resumed', { n: view.handNumber, due }) : due);
    },
  );
  watch(
    () => sitting.problem,
    (problem) => {
      if (!problem) return;
      const { view } = sitting;
      announceNow(problemSentence(problem, view && { view, style: style.value }));
    },
  );
}
