import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import type { HostEvent, Request } from '#engine/table/protocol.ts';
import type { Link, LinkState } from '#renderer/link/link.ts';
import { useOpenedMatch } from '#renderer/stores/openedMatch.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { momentOf } from '#tests/support/phases.ts';

/** A link whose other end is the test. */
function wire() {
  const asked: Request[] = [];
  let state: LinkState = 'open';
  let tell: (event: HostEvent) => void = () => undefined;
  let move: (next: LinkState) => void = () => undefined;
  const link: Link = {
    get state() {
      return state;
    },
    send: (request) => asked.push(request),
    onEvent: (listener) => {
      tell = listener;
      return () => undefined;
    },
    onState: (listener) => {
      move = listener;
      return () => undefined;
    },
    retry: () => undefined,
  };
  return {
    link,
    asked,
    tell: (event: HostEvent) => tell(event),
    enter: (next: LinkState) => {
      state = next;
      move(next);
    },
    get lastId() {
      return asked.at(-1)?.id ?? 0;
    },
  };
}

const follow = momentOf('follow');
const watch = momentOf('watchPlay');

async function seated(view = follow.before) {
  const host = wire();
  const sitting = useSitting();
  await sitting.connect(() => Promise.resolve(host.link));
  host.tell({ type: 'welcome', re: host.lastId, view });
  return { host, sitting };
}

describe('the sitting', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
    setActivePinia(createPinia());
    usePreferences().speed = 'normal';
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('says hello and shows the sitting under way', async () => {
    const { host, sitting } = await seated();
    expect(host.asked).toEqual([{ id: 1, type: 'hello' }]);
    expect(sitting.view).toEqual(follow.before);
    expect(sitting.yourTurn).toBe(true);
  });

  it('tells of a saved match and of one that was set aside', async () => {
    const host = wire();
    const sitting = useSitting();
    await sitting.connect(() => Promise.resolve(host.link));
    expect(sitting.welcomed).toBe(false);
    const { rules, names, you, totals } = follow.before;
    const saved = { rules, names, you, handNumber: 4, totals };
    host.tell({ type: 'welcome', re: 1, saved, setAside: { reason: 'garbled' } });
    expect(sitting).toMatchObject({ welcomed: true, saved, setAside: 'garbled', view: undefined });
  });

  it('asks once, and lets nothing be asked again before the answer', async () => {
    const { host, sitting } = await seated();
    const card = follow.before.observation.hand[0];
    if (card === undefined) throw new Error('no card');
    sitting.act({ type: 'play', card });
    sitting.act({ type: 'play', card });
    expect(host.asked.slice(1)).toEqual([{ id: 2, type: 'act', action: { type: 'play', card } }]);
    expect(sitting.yourTurn).toBe(false);
  });

  it('lets the person act again only when everything has been shown', async () => {
    const { host, sitting } = await seated(watch.before);
    expect(sitting.yourTurn).toBe(false);
    host.tell({ type: 'step', kind: 'forward', events: watch.events, view: watch.view });
    host.tell({ type: 'step', kind: 'forward', events: follow.events, view: follow.before });
    expect(sitting.view).toEqual(watch.view);
    expect(sitting.yourTurn).toBe(false);
    vi.runAllTimers();
    expect(sitting.view).toEqual(follow.before);
    expect(sitting.yourTurn).toBe(true);
  });

  it('shows a refusal until the next thing is asked', async () => {
    const { host, sitting } = await seated();
    sitting.act({ type: 'pass' });
    const refusal = { code: 'wordNotNow', word: 'pass', may: ['play'] } as const;
    host.tell({ type: 'error', re: host.lastId, error: { code: 'refused', refusal } });
    expect(sitting.problem).toEqual({ code: 'refused', refusal });
    expect(sitting.yourTurn).toBe(true);
    sitting.undo();
    expect(sitting.problem).toBeUndefined();
  });

  it('an undo replaces what is shown at once', async () => {
    const { host, sitting } = await seated(watch.before);
    host.tell({ type: 'step', kind: 'forward', events: watch.events, view: watch.view });
    host.tell({ type: 'step', kind: 'reset', events: [], view: follow.before });
    expect(sitting.view).toEqual(follow.before);
    expect(sitting.drained).toBe(true);
    vi.runAllTimers();
    expect(sitting.view).toEqual(follow.before);
  });

  it('after the host died: hello again, and the match goes on from its save', async () => {
    const { host, sitting } = await seated();
    host.enter('connecting');
    expect(sitting.yourTurn).toBe(false);
    expect(sitting.view).toEqual(follow.before);
    host.enter('open');
    expect(host.asked.at(-1)?.type).toBe('hello');
    const { rules, names, you, totals } = follow.before;
    host.tell({ type: 'welcome', re: host.lastId, saved: { rules, names, you, handNumber: 4, totals } });
    expect(host.asked.at(-1)).toMatchObject({ type: 'resume', careful: true });
    host.tell({ type: 'step', kind: 'reset', events: [], view: follow.before });
    expect(sitting.yourTurn).toBe(true);
  });

  it('asks nothing of a new host before that has the match again', async () => {
    const { host, sitting } = await seated();
    host.enter('lost');
    host.enter('open');
    expect(sitting.yourTurn).toBe(false);
    sitting.act({ type: 'pass' });
    sitting.undo();
    expect(host.asked.map(({ type }) => type)).toEqual(['hello', 'hello']);
    host.tell({ type: 'welcome', re: host.lastId, view: follow.before });
    expect(sitting.yourTurn).toBe(true);
  });

  it('forgets the sitting when it was abandoned', async () => {
    const { host, sitting } = await seated();
    sitting.abandon();
    host.tell({ type: 'closed', re: host.lastId });
    expect(sitting.view).toBeUndefined();
    expect(sitting.saved).toBeUndefined();
  });

  it('skips to the result: what is still to come is shown without delay until the hand is over', async () => {
    const done = momentOf('done');
    const { host, sitting } = await seated(watch.before);
    usePreferences().stepMode = true;
    host.tell({ type: 'step', kind: 'forward', events: watch.events, view: watch.view });
    sitting.skipToResult();
    expect(sitting.drained).toBe(true);
    host.tell({ type: 'step', kind: 'forward', events: done.events, view: done.view });
    vi.advanceTimersByTime(1000);
    expect(sitting.handOver).toBe(true);
    expect(sitting.waiting).toBe(false);
  });

  it('does not go on waiting for a key when that is switched off', async () => {
    const { host, sitting } = await seated(watch.before);
    usePreferences().stepMode = true;
    await nextTick();
    host.tell({ type: 'step', kind: 'forward', events: watch.events, view: watch.view });
    vi.advanceTimersByTime(5000);
    expect(sitting.waiting).toBe(true);
    usePreferences().reset();
    await nextTick();
    expect(sitting.waiting).toBe(false);
    expect(sitting.drained).toBe(true);
  });

  it('gives the record, or undefined when the host refuses', async () => {
    const { host, sitting } = await seated();
    const first = sitting.exportRecord();
    host.tell({ type: 'record', re: host.lastId, record: '{}' });
    expect(await first).toBe('{}');
    const second = sitting.exportRecord();
    host.tell({ type: 'error', re: host.lastId, error: { code: 'noSitting' } });
    expect(await second).toBeUndefined();
  });

  it('waits for no answer of a host that died: there is no record, and its file is not looked at again', async () => {
    const { host, sitting } = await seated();
    const record = sitting.exportRecord();
    const opened = useOpenedMatch();
    opened.offer({ is: 'text', text: 'a file that takes hosts down' });
    await nextTick();
    expect(host.asked.at(-1)).toMatchObject({ type: 'openRecord' });
    host.enter('connecting');
    expect(await record).toBeUndefined();
    await nextTick();
    expect(opened.problem).toBe('unanswered');
    host.enter('open');
    host.tell({ type: 'welcome', re: host.lastId, view: follow.before });
    await nextTick();
    expect(host.asked.filter(({ type }) => type === 'openRecord')).toHaveLength(1);
  });

  it('says when the match cannot be stored', async () => {
    const { host, sitting } = await seated();
    host.tell({ type: 'notSaved', reason: 'full' });
    expect(sitting.notSaved).toBe('full');
    host.tell({ type: 'savedAgain' });
    expect(sitting.notSaved).toBeUndefined();
  });

  it('asks a new host anew whether the match can be stored', async () => {
    const { host, sitting } = await seated();
    host.tell({ type: 'notSaved', reason: 'forbidden' });
    host.enter('connecting');
    expect(sitting.notSaved).toBe('forbidden');
    host.enter('open');
    expect(sitting.notSaved).toBeUndefined();
  });

  it('tells listeners of every event as it is shown', async () => {
    const { host, sitting } = await seated(watch.before);
    const heard: string[] = [];
    const stop = sitting.onShown((event) => heard.push(event.type));
    host.tell({ type: 'step', kind: 'forward', events: watch.events, view: watch.view });
    vi.runAllTimers();
    stop();
    host.tell({ type: 'step', kind: 'forward', events: watch.events, view: watch.view });
    expect(heard).toEqual(watch.events.map((event) => event.type));
  });
});
