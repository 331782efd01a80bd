import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Word } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import { FLIGHT_MS, HOLD_MS, holdMs, type Pace, pauseMs } from '#renderer/stores/pace.ts';
import { createShowing, type Scene, type Showing, type Step } from '#renderer/stores/showing.ts';
import { momentOf } from '#tests/support/phases.ts';

const NORMAL: Pace = { speed: 'normal', stepMode: false, reducedMotion: false };

const played = momentOf('watchPlay');
const finished = momentOf('held');

interface Bench {
  readonly showing: Showing;
  readonly scenes: Scene[];
  readonly told: GameEvent[];
}

function bench(pace: () => Pace = () => NORMAL): Bench {
  const scenes: Scene[] = [];
  const told: GameEvent[] = [];
  const showing = createShowing({
    pace,
    onScene: (scene) => scenes.push(scene),
    onEvent: (event) => told.push(event),
    onChange: () => undefined,
  });
  return { showing, scenes, told };
}
const last = ({ scenes }: Bench): Scene => scenes.at(-1) as Scene;

describe('showing steps one after another', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('shows a card with its flight and a pause, and then rests', () => {
    const at = bench();
    at.showing.push({ events: played.events, view: played.view });
    expect(at.showing.drained).toBe(false);
    expect(last(at)).toMatchObject({ view: played.view, motionMs: FLIGHT_MS, event: { type: 'played' } });
    expect(at.told.map((event) => event.type)).toEqual(['played']);
    vi.runAllTimers();
    expect(at.showing.drained).toBe(true);
    expect(last(at)).toEqual({ view: played.view });
  });

  it('keeps the steps in order and shows the next only when the one before has had its time', () => {
    const at = bench();
    at.showing.reset(played.before);
    at.showing.push({ events: played.events, view: played.view });
    at.showing.push({ events: finished.events, view: finished.view });
    expect(last(at).view).toBe(played.view);
    vi.advanceTimersByTime(FLIGHT_MS);
    expect(last(at).view).toBe(played.view);
    vi.advanceTimersByTime(400);
    expect(last(at).view).toBe(finished.view);
  });

  it('leaves a finished trick lying before it goes to its winner', () => {
    const at = bench();
    at.showing.push({ events: finished.events, view: finished.view });
    const trick = finished.view.observation.tricks.at(-1);
    expect(last(at).held).toEqual(trick);
    vi.advanceTimersByTime(FLIGHT_MS);
    expect(last(at)).toMatchObject({ held: trick, event: { type: 'trickWon' } });
    expect(last(at).collecting).toBeUndefined();
    vi.advanceTimersByTime(HOLD_MS - 1);
    expect(last(at).collecting).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(last(at)).toMatchObject({ held: trick, collecting: true, motionMs: FLIGHT_MS });
    vi.runAllTimers();
    expect(last(at).held).toBeUndefined();
  });

  it.each([
    ['slow', 1.7],
    ['normal', 1],
    ['fast', 0.5],
  ] as const)('speed %s: the trick lies for its share of the time', (speed, factor) => {
    const at = bench(() => ({ ...NORMAL, speed }));
    at.showing.push({ events: finished.events, view: finished.view });
    vi.advanceTimersByTime(Math.round(FLIGHT_MS * factor) + Math.round(HOLD_MS * factor) - 1);
    expect(last(at).collecting).toBeUndefined();
    vi.advanceTimersByTime(1);
    expect(last(at).collecting).toBe(true);
  });

  it('at once: no motion, no pause, only a glance at the finished trick', () => {
    const at = bench(() => ({ ...NORMAL, speed: 'instant' }));
    at.showing.push({ events: played.events, view: played.view });
    expect(at.showing.drained).toBe(true);
    at.showing.push({ events: finished.events, view: finished.view });
    expect(at.showing.drained).toBe(false);
    expect(last(at).motionMs).toBeUndefined();
    vi.advanceTimersByTime(250);
    expect(at.showing.drained).toBe(true);
  });

  it('reduced motion: nothing flies, the pauses for reading stay', () => {
    const at = bench(() => ({ ...NORMAL, reducedMotion: true }));
    at.showing.push({ events: finished.events, view: finished.view });
    expect(at.scenes.every((scene) => scene.motionMs === undefined)).toBe(true);
    expect(at.showing.drained).toBe(false);
    vi.advanceTimersByTime(HOLD_MS);
    expect(at.showing.drained).toBe(true);
  });

  it('step mode: waits for a word after what another seat does, not after the own card', () => {
    const at = bench(() => ({ ...NORMAL, stepMode: true }));
    at.showing.push({ events: played.events, view: played.view });
    vi.runAllTimers();
    expect(at.showing.waiting).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(at.showing.waiting).toBe(true);
    at.showing.next();
    expect(at.showing.drained).toBe(true);

    const own: Step = {
      events: [{ type: 'played', seat: played.view.you, card: 'XX', shownHeld: false }],
      view: played.view,
    };
    at.showing.push(own);
    vi.runAllTimers();
    expect(at.showing.drained).toBe(true);
  });

  it('can be hurried at any time', () => {
    const at = bench();
    at.showing.push({ events: finished.events, view: finished.view });
    at.showing.next();
    expect(last(at).event?.type).toBe('trickWon');
    at.showing.next();
    expect(last(at).collecting).toBe(true);
    at.showing.next();
    expect(at.showing.drained).toBe(true);
    expect(at.told.map((event) => event.type)).toEqual(finished.events.map((event) => event.type));
  });

  it('shows the rest without time passing, leaving out no event', () => {
    const at = bench(() => ({ ...NORMAL, stepMode: true }));
    at.showing.push({ events: played.events, view: played.view });
    at.showing.push({ events: finished.events, view: finished.view });
    at.showing.finish();
    expect(at.showing.drained).toBe(true);
    expect(last(at)).toEqual({ view: finished.view });
    expect(at.told).toEqual([...played.events, ...finished.events]);
  });

  it('a reset forgets what was still to be shown', () => {
    const at = bench();
    at.showing.push({ events: played.events, view: played.view });
    at.showing.push({ events: finished.events, view: finished.view });
    at.showing.reset(played.before);
    vi.runAllTimers();
    expect(at.showing.drained).toBe(true);
    expect(last(at)).toEqual({ view: played.before });
  });

  it('asks for the pace before every step, so that a change works at once', () => {
    let pace: Pace = NORMAL;
    const at = bench(() => pace);
    at.showing.push({ events: played.events, view: played.view });
    pace = { ...NORMAL, speed: 'instant' };
    at.showing.push({ events: played.events, view: played.view });
    vi.advanceTimersByTime(FLIGHT_MS + 300);
    expect(at.showing.drained).toBe(true);
  });
});

describe('time to read', () => {
  const said = (word: Word): GameEvent => ({ type: 'said', seat: 1, word, round: 'dapp' });
  it('is longer for a word than for a pass, and for the last trick than for others', () => {
    expect(pauseMs(said('dapp'), NORMAL)).toBeGreaterThan(pauseMs(said('pass'), NORMAL));
    expect(holdMs(NORMAL, true)).toBe(2 * holdMs(NORMAL, false));
  });
});
