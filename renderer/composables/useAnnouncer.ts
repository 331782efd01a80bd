import { type Ref, readonly, ref } from 'vue';

/** A sentence in a live region; the id keeps equal sentences apart, so that each is read out. */
export interface Announcement {
  readonly id: number;
  readonly text: string;
}

/** Sentences kept in the region; screen readers read what is added, not what stays. */
const KEPT = 12;

let lastId = 0;
const politeLines = ref<readonly Announcement[]>([]);
const urgentLine = ref<Announcement>();
const listeners = new Set<(text: string, urgent: boolean) => void>();

/** Says something when the screen reader comes to it: one sentence per event. */
function announce(text: string): void {
  if (text === '') return;
  lastId += 1;
  politeLines.value = [...politeLines.value, { id: lastId, text }].slice(-KEPT);
  for (const listener of listeners) listener(text, false);
}

/** Says something at once: that it is one's turn, or that something did not work. */
function announceNow(text: string): void {
  if (text === '') return;
  lastId += 1;
  urgentLine.value = { id: lastId, text };
  for (const listener of listeners) listener(text, true);
}

/** What was asked for is no longer due. */
function nothingDue(): void {
  urgentLine.value = undefined;
}

interface Announcer {
  readonly announce: (text: string) => void;
  readonly announceNow: (text: string) => void;
  /** Empties the urgent region, so that nothing stands there that is past. */
  readonly nothingDue: () => void;
  /** What the two live regions hold; shown by LiveRegions.vue. */
  readonly politeLines: Readonly<Ref<readonly Announcement[]>>;
  readonly urgentLine: Readonly<Ref<Announcement | undefined>>;
  /** Hears everything that is said; for the transcript. Returns how to stop. */
  readonly onAnnounced: (listener: (text: string, urgent: boolean) => void) => () => void;
}

/** The program's one voice for screen readers. */
export const useAnnouncer = (): Announcer => ({
  announce,
  announceNow,
  nothingDue,
  politeLines: readonly(politeLines),
  urgentLine: readonly(urgentLine),
  onAnnounced: (listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
});
