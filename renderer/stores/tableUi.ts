import { defineStore } from 'pinia';
import { type Ref, ref, shallowRef, watch } from 'vue';
import { browserStore, readJson, writeJson } from '../preferences/storage.ts';

export const PANEL_TABS = ['scores', 'hand', 'log', 'rules'] as const;
export type PanelTab = (typeof PANEL_TABS)[number];

/** Sheets that lie over the table; one at a time. */
export type TableSheet = 'menu' | 'lastTrick';

/** A choice among these, kept where the browser keeps anything; at first, and whenever what was kept is none of
 *  them, the first. */
function keptChoice<T>(key: string, choices: readonly [T, ...T[]]): Ref<T> {
  const store = browserStore();
  const kept = readJson(store, key);
  const choice = shallowRef(choices.find((one) => one === kept) ?? choices[0]);
  watch(choice, (chosen) => writeJson(store, key, chosen));
  return choice;
}

/** What the person has open around the table. The panel's state survives a restart. */
export const useTableUi = defineStore('tableUi', () => {
  const panelOpen = keptChoice('dappen.panel.open', [true, false]);
  const tab = keptChoice<PanelTab>('dappen.panel.tab', PANEL_TABS);
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
