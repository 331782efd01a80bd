import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { Trick } from '#engine/games/dappen/result.ts';
import type { SittingView } from '#engine/table/protocol.ts';
import { actorOf, holdMs, motionMs, type Pace, pauseMs } from './pace.ts';

/** What one message of the host brings: some events and the whole state after them. */
export interface Step {
  readonly events: readonly GameEvent[];
  readonly view: SittingView;
}

/** What the table shows at one moment. */
export interface Scene {
  readonly view: SittingView;
  /** A finished trick that still lies open although the state is past it. */
  readonly held?: Trick;
  /** What is being shown right now. */
  readonly event?: GameEvent;
  /** How long its motion takes, in ms; without it things are simply in their places. The motion follows
   *  the event and never decides what is there. */
  readonly motionMs?: number;
  /** The finished trick is on its way to its winner. */
  readonly collecting?: boolean;
}

type Beat =
  /** Shows a scene for `ms`, telling of `event` as it begins. */
  | { readonly kind: 'show'; readonly scene: Scene; readonly ms: number; readonly event?: GameEvent }
  /** Step mode: rests until somebody says go on. */
  | { readonly kind: 'wait' };

export interface Showing {
  /** Puts a step at the end of the queue. */
  push(step: Step): void;
  /** Forgets the queue and shows this at once. */
  reset(view: SittingView): void;
  /** Ends the beat that is shown now, or the waiting of step mode. */
  next(): void;
  /** Shows everything that is queued without any time passing. */
  finish(): void;
  /** Nothing is left to be shown. */
  readonly drained: boolean;
  readonly waiting: boolean;
}

interface ShowingOptions {
  /** Asked before every beat, so that a change works at once. */
  readonly pace: () => Pace;
  readonly onScene: (scene: Scene) => void;
  /** Every event, in order, as it comes to be seen. */
  readonly onEvent: (event: GameEvent, view: SittingView) => void;
  /** `drained` or `waiting` has changed. */
  readonly onChange: () => void;
}

/** The beats in which a step is shown. A finished trick lies open, then goes to its winner. */
export function beatsOf(step: Step, pace: Pace): readonly Beat[] {
  const { view } = step;
  const trickWon = step.events.find((event) => event.type === 'trickWon');
  const finished = trickWon && view.observation.tricks[trickWon.trick - 1];
  const actor = step.events.map(actorOf).find((seat) => seat !== undefined);
  const waits = pace.stepMode && actor !== undefined && actor !== view.you;
  const ends = step.events.some(({ type }) => type === 'handOver');
  let held: Trick | undefined = finished;
  const beats: Beat[] = [];
  for (const event of step.events) {
    const motion = motionMs(event, pace);
    const scene: Scene = { view, event, ...(held && { held }), ...(motion > 0 && { motionMs: motion }) };
    if (event.type === 'trickWon') {
      const open: Scene = { view, event, ...(held && { held }) };
      // Whoever goes on by a key looks at the trick for as long as it takes.
      beats.push({ kind: 'show', scene: open, ms: waits ? 0 : holdMs(pace, ends), event });
      if (waits) beats.push({ kind: 'wait' });
      if (motion > 0) beats.push({ kind: 'show', scene: { ...scene, collecting: true }, ms: motion });
      held = undefined;
      continue;
    }
    const pause = event.type === 'played' && finished ? 0 : pauseMs(event, pace);
    beats.push({ kind: 'show', scene, ms: motion + pause, event });
  }
  if (waits && !finished) beats.push({ kind: 'wait' });
  return beats;
}

/**
 * Shows steps one after another at the chosen pace. State only ever comes from the steps' views; time
 * only decides when the next one is shown.
 */
export function createShowing(options: ShowingOptions): Showing {
  const { pace, onScene, onEvent, onChange } = options;
  let steps: Step[] = [];
  let beats: Beat[] = [];
  let last: SittingView | undefined;
  /** The state of the scene that is shown. */
  let shown: SittingView | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: 'rest' | 'running' | 'waiting' = 'rest';

  const enter = (next: typeof state): void => {
    if (state === next) return;
    state = next;
    onChange();
  };
  const stopTimer = (): void => {
    clearTimeout(timer);
    timer = undefined;
  };

  /** Takes the next beat that needs time (or waiting); beats without time are shown in passing. */
  const advance = (timeless = false): void => {
    stopTimer();
    for (;;) {
      const beat = beats.shift();
      if (beat === undefined) {
        const step = steps.shift();
        if (step === undefined) break;
        last = step.view;
        beats = [...beatsOf(step, pace())];
        if (beats.length === 0) onScene({ view: step.view });
        continue;
      }
      if (beat.kind === 'wait') {
        if (timeless) continue;
        enter('waiting');
        return;
      }
      // What takes no time is told, and does not push away what is shown.
      if (beat.ms > 0 || shown !== beat.scene.view || beat.scene.held) onScene(beat.scene);
      shown = beat.scene.view;
      if (beat.event) onEvent(beat.event, beat.scene.view);
      if (timeless || beat.ms === 0) continue;
      enter('running');
      timer = setTimeout(() => advance(), beat.ms);
      return;
    }
    if (last) onScene({ view: last });
    enter('rest');
  };

  return {
    push(step) {
      steps.push(step);
      if (state === 'rest') advance();
    },
    reset(view) {
      stopTimer();
      steps = [];
      beats = [];
      last = view;
      shown = view;
      onScene({ view });
      enter('rest');
    },
    next: () => {
      if (state !== 'rest') advance();
    },
    finish: () => advance(true),
    get drained() {
      return state === 'rest';
    },
    get waiting() {
      return state === 'waiting';
    },
  };
}
