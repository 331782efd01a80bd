import { useWindowSize } from '@vueuse/core';
import { type ComputedRef, computed } from 'vue';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { LEAST } from '#renderer/table-view/measures.ts';

export interface WindowMeasure {
  /** px */
  readonly width: number;
  readonly height: number;
  /** `scaleFor`: the interface scale, and how much the window enlarges it. */
  readonly scale: number;
  /** A window smaller than the table can be shows it smaller by this factor, instead of scrolling. */
  readonly zoom: number;
}

/** The room that the table has in the window, and how much everything in it is enlarged. */
export function useWindow(): ComputedRef<WindowMeasure> {
  const preferences = usePreferences();
  const { width, height } = useWindowSize();
  return computed(() => {
    const { scale } = preferences;
    const zoom = Math.min(1, width.value / (LEAST.width * scale), height.value / (LEAST.height * scale));
    return { width: width.value / zoom, height: height.value / zoom, scale, zoom };
  });
}
