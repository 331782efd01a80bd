import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { type Card, isKing, isTrull, parseCard } from '#engine/cards/card.ts';
import { browserStore, readJson, writeJson } from '../preferences/storage.ts';

/** Cards the Dapper lays off (docs/rules.md §4). */
export const TRAY_SIZE = 12;

/** Trull cards and Kings are never laid off. */
export const mayBeLaidOff = (card: Card): boolean => !isTrull(card) && !isKing(card);

const KEPT = 'dappen.exchange';

/** The tray that was kept for this exchange; empty for any other, and for what is no tray. */
function keptTray(kept: unknown, key: string): readonly Card[] {
  if (typeof kept !== 'object' || kept === null) return [];
  const { key: of, tray } = kept as Readonly<Record<string, unknown>>;
  if (of !== key || !Array.isArray(tray)) return [];
  const cards = [...new Set(tray.map(parseCard))].filter((card) => card !== undefined);
  const mine = key.split(' ');
  return cards.filter((card) => mine.includes(card) && mayBeLaidOff(card)).slice(0, TRAY_SIZE);
}

/**
 * The tray of the exchange while it is being filled: which cards lie in it, in the order they were laid,
 * and every step back to the beginning. It is kept, so that it is there again after a restart; the table
 * learns of it only when it is done.
 */
export const useExchange = defineStore('exchange', () => {
  const storage = browserStore();
  /** Which exchange this tray belongs to; another one begins with an empty tray. */
  const key = ref('');
  const tray = shallowRef<readonly Card[]>([]);
  const past = shallowRef<readonly (readonly Card[])[]>([]);
  const future = shallowRef<readonly (readonly Card[])[]>([]);

  const full = computed(() => tray.value.length >= TRAY_SIZE);
  const canUndo = computed(() => past.value.length > 0);
  const canRedo = computed(() => future.value.length > 0);

  /** Begins an exchange, or goes on with it if it is the same one. */
  const begin = (which: string): void => {
    if (key.value === which) return;
    key.value = which;
    tray.value = keptTray(readJson(storage, KEPT), which);
    past.value = [];
    future.value = [];
  };

  /** Lays a card off, or takes it back. False if it has to stay or the tray is full. */
  const toggle = (card: Card): boolean => {
    const lies = tray.value.includes(card);
    if (!lies && (full.value || !mayBeLaidOff(card))) return false;
    past.value = [...past.value, tray.value];
    future.value = [];
    tray.value = lies ? tray.value.filter((other) => other !== card) : [...tray.value, card];
    return true;
  };

  const undo = (): void => {
    const before = past.value.at(-1);
    if (before === undefined) return;
    past.value = past.value.slice(0, -1);
    future.value = [...future.value, tray.value];
    tray.value = before;
  };
  const redo = (): void => {
    const after = future.value.at(-1);
    if (after === undefined) return;
    future.value = future.value.slice(0, -1);
    past.value = [...past.value, tray.value];
    tray.value = after;
  };

  watch(tray, (cards) => writeJson(storage, KEPT, { key: key.value, tray: cards }));

  return { tray, full, canUndo, canRedo, begin, toggle, undo, redo };
});
