import { usePreferredDark, usePreferredLanguages, useWindowSize } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, reactive, ref, toRefs, watch } from 'vue';
import { applyPreferences, themeOf } from '../preferences/apply.ts';
import { initialPreferences, languageOf, type Preferences } from '../preferences/definitions.ts';
import { type KeyAction, shownKey } from '../preferences/keys.ts';
import { scaleFor } from '../preferences/scale.ts';
import { browserStore, loadPreferences, savePreferences } from '../preferences/storage.ts';

/**
 * What the person at the table prefers. Every preference is a writable ref of the store
 * (`usePreferences().speed`); a change is shown and stored at once. `language` and `theme` hold the choice,
 * which may be "as the system"; `locale` and `shownTheme` what that comes to;
 * `scale` is what `interfaceScale` comes to in this window. The store itself is a
 * `Preferences`, so it can be handed to pure functions.
 */
export const usePreferences = defineStore('preferences', () => {
  const storage = browserStore();
  const values = reactive<Preferences>(loadPreferences(storage));
  /** False after a change that could not be stored. */
  const stored = ref(true);

  const systemLanguages = usePreferredLanguages();
  const systemIsDark = usePreferredDark();
  const locale = computed(() => languageOf(values.language, systemLanguages.value));
  const shownTheme = computed(() => themeOf(values.theme, systemIsDark.value));

  const { width, height } = useWindowSize();
  const scale = computed(() => scaleFor(values.interfaceScale, { width: width.value, height: height.value }));

  watch(
    [values, locale, shownTheme, scale],
    () => {
      applyPreferences(document.documentElement, values, {
        language: locale.value,
        theme: shownTheme.value,
        scale: scale.value,
      });
    },
    { immediate: true, flush: 'sync' },
  );
  watch(
    values,
    () => {
      stored.value = savePreferences(storage, values);
    },
    { flush: 'sync' },
  );

  /** Back to how everything was at first. */
  const reset = (): void => {
    Object.assign(values, initialPreferences());
  };

  /** The key to show on a button for this action; undefined when keys are not shown or it is off. */
  const keyHint = (action: KeyAction): string | undefined =>
    shownKey(action, { ...values, locale: locale.value });

  return { ...toRefs(values), locale, shownTheme, scale, stored, reset, keyHint };
});
