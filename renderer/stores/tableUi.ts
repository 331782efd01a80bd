import { useLocalStorage } from '@vueuse/core';
import { defineStore } from 'pinia';
import { ref } from 'vue';

export const PANEL_TABS = ['scores', 'hand', 'log', 'rules'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** Sheets that lie over the table; one at a time. */
export type TableSheet = 'menu' | 'lastTrick';

/** What the person has open around the table. The panel's state survives a restart. */
export const useTableUi = defineStore('tableUi', () => {
  const panelOpen = useLocalStorage('dappen.panel.open', true);
  const tab = useLocalStorage<PanelTab>('dappen.panel.tab', 'scores');
  if (!PANEL_TABS.includes(tab.value)) tab.value = 'scores';
  /** On narrow windows the panel is a drawer, closed until asked for. */
  const drawerOpen = ref(false);
  const sheet = ref<TableSheet>();

  const openSheet = (which: TableSheet): void => {
    sheet.value = which;
  };
  const closeSheet = (): void => {
    sheet.value = undefined;
  };
  return { panelOpen, tab, drawerOpen, sheet, openSheet, closeSheet };
});
