import { describe, expect, it, vi } from 'vitest';
import { createSoundPlayer } from '#renderer/sound/player.ts';
import { SOUND_NAMES, SOUNDS, soundFor } from '#renderer/sound/sounds.ts';
import { finishedView, LOOK_FOR } from '#tests/support/views.ts';

describe('which sound', () => {
  const view = finishedView({ last: LOOK_FOR.dapperWon });
  const { dapper } = view.observation;
  it('cards and tricks are heard, words are not', () => {
    expect(soundFor({ type: 'dealt', dealer: 0, firstSpeaker: 1 }, view)).toBe('deal');
    expect(soundFor({ type: 'played', seat: 1, card: 'XX', shownHeld: false }, view)).toBe('play');
    expect(soundFor({ type: 'said', seat: 1, word: 'pass', round: 'solo' }, view)).toBeUndefined();
  });
  it('the end sounds as it is for the one who listens', () => {
    const other = ((dapper ?? 0) + 1) % 6;
    expect(soundFor({ type: 'handOver' }, { ...view, you: dapper ?? 0 })).toBe('win');
    expect(soundFor({ type: 'handOver' }, { ...view, you: other })).toBe('lose');
    const missed = finishedView({ last: LOOK_FOR.missedDuty, rules: { missedDuty: true } });
    const offender = missed.observation.result?.missedBy ?? -1;
    expect(soundFor({ type: 'handOver' }, { ...missed, you: offender })).toBe('lose');
    expect(soundFor({ type: 'handOver' }, { ...missed, you: (offender + 1) % 6 })).toBe('win');
  });
  it('who sits out hears nothing', () => {
    const eight = finishedView({ rules: { players: 8 } });
    expect(soundFor({ type: 'handOver' }, { ...eight, you: eight.observation.dealer })).toBeUndefined();
  });
});

describe('the sounds', () => {
  it.each(SOUND_NAMES)('%s is short and not too loud', (name) => {
    const voices = SOUNDS[name];
    expect(Math.max(...voices.map(({ at, length }) => at + length))).toBeLessThanOrEqual(1);
    for (const { loud } of voices) expect(loud).toBeLessThanOrEqual(0.5);
  });
});

/** As much of an AudioContext as the player uses, counting what is started. */
function fakeAudio(state: 'running' | 'suspended') {
  const started: number[] = [];
  const param = () => ({ value: 0, setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });
  const node = () => {
    const made = {
      gain: param(),
      frequency: param(),
      type: '',
      buffer: undefined,
      connect: (to: unknown) => to,
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    };
    return made;
  };
  const context = {
    state,
    currentTime: 10,
    sampleRate: 1000,
    destination: node(),
    resume: () => Promise.resolve(),
    createGain: node,
    createOscillator: node,
    createBufferSource: node,
    createBiquadFilter: node,
    createBuffer: (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) }),
  };
  return { started, context: context as unknown as AudioContext };
}

describe('the player', () => {
  it('is silent until the first gesture, opens once, then plays', () => {
    const { started, context } = fakeAudio('running');
    const open = vi.fn(() => context);
    const player = createSoundPlayer(open);
    player.play('play', 1);
    expect(open).not.toHaveBeenCalled();
    player.unlock();
    player.unlock();
    expect(open).toHaveBeenCalledTimes(1);
    player.play('win', 0.5);
    expect(started).toEqual(SOUNDS.win.map(({ at }) => 10 + at));
    player.play('deal', 1);
    expect(started.length).toBe(SOUNDS.win.length + SOUNDS.deal.length);
    player.play('deal', 0);
    expect(started.length).toBe(SOUNDS.win.length + SOUNDS.deal.length);
  });
  it('stays silent where sound is suspended or missing', () => {
    const { started, context } = fakeAudio('suspended');
    const suspended = createSoundPlayer(() => context);
    suspended.unlock();
    suspended.play('win', 1);
    expect(started).toEqual([]);
    const missing = createSoundPlayer(() => {
      throw new Error('no audio');
    });
    missing.unlock();
    expect(() => missing.play('win', 1)).not.toThrow();
  });
});
