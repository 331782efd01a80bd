import { useWindowSize } from '@vueuse/core';
import { type ComputedRef, computed } from 'vue';
import { usePreferences } from '#renderer/stores/preferences.ts';

export interface WindowMeasure {
  /** px */
  readonly width: number;
  readonly height: number;
  /** Interface scale, 0.8 … 1.5. */
  readonly scale: number;
}

/** The window's size, and how much everything in it is enlarged. */
export function useWindow(): ComputedRef<WindowMeasure> {
  const preferences = usePreferences();
  const { width, height } = useWindowSize();
  return computed(() => ({
    width: width.value,
    height: height.value,
    scale: preferences.interfaceScale / 100,
  }));
}
