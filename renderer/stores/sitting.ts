import { usePreferredReducedMotion } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { Action } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { Refusal } from '#engine/games/dappen/refusal.ts';
import { assertNever } from '#engine/result.ts';
import type {
  HostError,
  HostEvent,
  RequestBody,
  SavedMatch,
  SaveTrouble,
  SittingView,
  Unreadable,
} from '#engine/table/protocol.ts';
import { openLink } from '#renderer/link/index.ts';
import type { Link, LinkState } from '#renderer/link/link.ts';
import { useDiagnostics } from './diagnostics.ts';
import { quicker } from './pace.ts';
import { usePreferences } from './preferences.ts';
import { createShowing, type Scene } from './showing.ts';

export type NewMatch = Omit<Extract<RequestBody, { type: 'newMatch' }>, 'type'>;
/** Hears every event of the hand as it is shown, with the state it led to. */
export type ShownListener = (event: GameEvent, view: SittingView) => void;

/**
 * The sitting as the person at the table sees it: what the host reported, shown one thing after another.
 *
 * `view` is the state that is shown at the moment; it only ever comes from the host. `yourTurn` is true
 * when everything has been shown and the host waits for this person. Actions are requests: what comes of
 * them arrives as the next step, or as `problem`.
 */
export const useSitting = defineStore('sitting', () => {
  const preferences = usePreferences();
  const diagnostics = useDiagnostics();
  const motionWish = usePreferredReducedMotion();

  const linkState = ref<LinkState>('connecting');
  /** Undefined until the host has answered; then whether a saved match can be resumed. */
  const welcomed = ref(false);
  const saved = shallowRef<SavedMatch>();
  /** A save was found and could not be read. */
  const setAside = ref<Unreadable>();
  /** Why the match cannot be stored at the moment; undefined while it can. */
  const notSaved = ref<SaveTrouble>();
  const scene = shallowRef<Scene>();
  const drained = ref(true);
  /** Step mode: the table waits for `next`. */
  const waiting = ref(false);
  /** The last request that was refused, until something else happens. */
  const problem = shallowRef<HostError>();
  /** A request of this person is on its way. */
  const asking = ref(false);
  /** Everything up to the result is shown without delay (a Dealer who sits out skips the hand). */
  const skipping = ref(false);
  /** What is sure already is shown quickly, without waiting for a key. */
  const hurrying = ref(false);

  const view = computed(() => scene.value?.view);
  const observation = computed(() => view.value?.observation);
  const handOver = computed(() => drained.value && observation.value?.phase === 'done');
  const matchOver = computed(() => handOver.value && view.value?.winners !== undefined);
  const sitsOut = computed(
    () => view.value !== undefined && !view.value.observation.active.includes(view.value.you),
  );
  const yourTurn = computed(
    () =>
      linkState.value === 'open' &&
      drained.value &&
      !asking.value &&
      view.value !== undefined &&
      observation.value?.toAct === view.value.you,
  );

  const listeners = new Set<ShownListener>();
  const showing = createShowing({
    pace: () => ({
      speed: skipping.value ? 'instant' : hurrying.value ? quicker(preferences.speed) : preferences.speed,
      stepMode: preferences.stepMode && !skipping.value && !hurrying.value,
      reducedMotion:
        preferences.motion === 'none' || (preferences.motion === 'system' && motionWish.value === 'reduce'),
    }),
    onScene: (next) => {
      scene.value = next;
    },
    onEvent: (event, shown) => {
      for (const listener of listeners) listener(event, shown);
    },
    onChange: () => {
      drained.value = showing.drained;
      waiting.value = showing.waiting;
      if (drained.value && observation.value?.phase === 'done') skipping.value = false;
    },
  });

  // Who no longer wants to be waited for is not waited for any more.
  watch(
    () => preferences.stepMode,
    (wanted) => {
      if (!wanted && showing.waiting) showing.next();
    },
  );

  let link: Link | undefined;
  let lastId = 0;
  /** The person started a lost host again. */
  let retried = false;
  /** Requests whose answer somebody waits for; undefined when the host died and none will come. */
  const answers = new Map<number, (event: HostEvent | undefined) => void>();

  function request(body: RequestBody): number {
    lastId += 1;
    problem.value = undefined;
    link?.send({ id: lastId, ...body });
    return lastId;
  }
  /** A request that changes the sitting: nothing else may be asked until it is answered. */
  function change(body: RequestBody): void {
    if (asking.value || linkState.value !== 'open') return;
    asking.value = true;
    request(body);
  }

  function hear(event: HostEvent): void {
    if ('re' in event && event.re !== undefined) {
      answers.get(event.re)?.(event);
      answers.delete(event.re);
    }
    switch (event.type) {
      case 'welcome':
        welcomed.value = true;
        asking.value = false;
        saved.value = event.saved;
        setAside.value = event.setAside?.reason;
        if (event.setAside) diagnostics.note(`set aside: ${event.setAside.reason}`);
        if (event.view) showing.reset(event.view);
        // A host that was replaced knows the match from its save; it was being played, so it goes on.
        // Carefully: what it died of may have been a bot.
        else if (event.saved && scene.value) {
          change({ type: 'resume', careful: true });
          // somebody who started the table again knows it
          if (!retried) diagnostics.happen('hostRestarted');
          retried = false;
        } else scene.value = undefined;
        return;
      case 'step':
        asking.value = false;
        problem.value = undefined;
        if (event.kind === 'reset') {
          showing.reset(event.view);
          const dealt = event.events.filter(({ type }) => type === 'dealt');
          if (dealt.length > 0) showing.push({ events: dealt, view: event.view });
        } else showing.push(event);
        return;
      case 'closed':
        asking.value = false;
        saved.value = undefined;
        scene.value = undefined;
        return;
      case 'error':
        asking.value = false;
        problem.value = event.error;
        if (event.error.code === 'badMessage') diagnostics.note(`refused: ${event.error.detail}`);
        return;
      case 'notSaved':
        if (notSaved.value !== event.reason) diagnostics.note(`not saved: ${event.reason}`);
        notSaved.value = event.reason;
        return;
      case 'savedAgain':
        notSaved.value = undefined;
        diagnostics.note('saved again');
        return;
      case 'noted':
        diagnostics.note(`host: ${event.line}`);
        return;
      case 'record':
      case 'opened':
        return;
      default:
        assertNever(event);
    }
  }

  /** Opens the link and says hello; called once, when the program starts. */
  async function connect(open: () => Promise<Link> = openLink): Promise<void> {
    link = await open();
    const follow = (state: LinkState): void => {
      if (linkState.value !== state) diagnostics.note(`link: ${state}`);
      // The notice that takes the whole window says more.
      if (state === 'lost') diagnostics.dismiss();
      linkState.value = state;
      asking.value = false;
      for (const settle of answers.values()) settle(undefined);
      answers.clear();
      if (state !== 'open') return;
      // A host that cannot save says so after every hello.
      notSaved.value = undefined;
      // A new host knows of no match before it is told to go on with it.
      asking.value = scene.value !== undefined;
      request({ type: 'hello' });
    };
    link.onEvent(hear);
    link.onState(follow);
    follow(link.state);
  }

  const retry = (): void => {
    retried = true;
    link?.retry();
  };
  const newMatch = (options: NewMatch): void => {
    saved.value = undefined;
    change({ type: 'newMatch', ...options });
  };
  const resume = (): void => change({ type: 'resume' });
  /** Says a word, plays a card, discards, lays Ultimos. Ignored unless it is this person's turn. */
  const act = (action: Action): void => {
    if (yourTurn.value) change({ type: 'act', action });
  };
  const nextHand = (): void => {
    if (handOver.value) change({ type: 'nextHand' });
  };
  const undo = (): void => {
    if (view.value?.canUndo && drained.value) change({ type: 'undo' });
  };
  const redo = (): void => {
    if (view.value?.canRedo && drained.value) change({ type: 'redo' });
  };
  const abandon = (): void => change({ type: 'abandon' });
  /** The match as a record's text; undefined when the host would not give it. */
  const exportRecord = (): Promise<string | undefined> =>
    new Promise((resolve) => {
      const id = request({ type: 'exportRecord' });
      answers.set(id, (event) => resolve(event?.type === 'record' ? event.record : undefined));
    });

  /** Looks at a match from a file: what it is, or why it cannot be gone on with. Nothing is replaced. */
  const openRecord = (record: string): Promise<SavedMatch | Unreadable | 'unanswered'> =>
    new Promise((resolve) => {
      const id = request({ type: 'openRecord', record });
      answers.set(id, (event) => {
        if (event === undefined) resolve('unanswered');
        else resolve(event.type === 'opened' ? (event.match ?? event.problem ?? 'garbled') : 'garbled');
      });
    });
  /** Goes on with the match that was opened, instead of the one there is: ask before. */
  const playOpened = (): void => {
    saved.value = undefined;
    change({ type: 'playOpened' });
  };

  /** Goes on at once: ends a pause, a flight, or the waiting of step mode. */
  const next = (): void => showing.next();
  /** Shows the rest of the hand without delay. For a Dealer who sits out, and at the end of a hand. */
  const skipToResult = (): void => {
    skipping.value = true;
    showing.finish();
  };
  /** Says why something cannot be done, without asking the host: the answer is known on the spot. */
  const refuse = (refusal: Refusal): void => {
    problem.value = { code: 'refused', refusal };
  };
  const dismissProblem = (): void => {
    problem.value = undefined;
  };
  /** Hears events as they are shown. Returns how to stop. */
  const onShown = (listener: ShownListener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    linkState,
    welcomed,
    saved,
    setAside,
    notSaved,
    scene,
    view,
    observation,
    drained,
    waiting,
    problem,
    asking,
    handOver,
    matchOver,
    sitsOut,
    yourTurn,
    hurrying,
    connect,
    retry,
    newMatch,
    resume,
    act,
    nextHand,
    undo,
    redo,
    abandon,
    exportRecord,
    openRecord,
    playOpened,
    next,
    skipToResult,
    refuse,
    dismissProblem,
    onShown,
  };
});
