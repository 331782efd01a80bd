import { onMounted, onUnmounted } from 'vue';

/** Where focus goes when what had it is gone: the element marked so, else the page's main part. */
const HOMES = ['[role="dialog"]', '[data-focus-home]', 'main'] as const;

/**
 * Focus never falls to the body: when the focused element disappears (a card was played, a sheet closed),
 * it moves to the nearest home. Elements take it themselves with tabindex −1.
 */
export function useFocusKeeper(): void {
  let observer: MutationObserver | undefined;
  let pending = 0;

  const homeless = (): boolean =>
    document.hasFocus() && (document.activeElement === null || document.activeElement === document.body);

  const bringHome = (): void => {
    pending = 0;
    if (!homeless()) return;
    for (const selector of HOMES) {
      const home = document.querySelector<HTMLElement>(selector);
      if (home === null) continue;
      if (home.tabIndex < 0 && !home.hasAttribute('tabindex')) home.tabIndex = -1;
      home.focus({ preventScroll: true });
      if (document.activeElement === home) return;
    }
  };
  const soon = (): void => {
    if (pending === 0) pending = requestAnimationFrame(bringHome);
  };

  onMounted(() => {
    observer = new MutationObserver(soon);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributeFilter: ['disabled', 'hidden'],
    });
    soon();
  });
  onUnmounted(() => {
    observer?.disconnect();
    cancelAnimationFrame(pending);
  });
}
