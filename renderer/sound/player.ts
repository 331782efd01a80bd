import { SOUNDS, type SoundName, type Voice } from './sounds.ts';

export interface SoundPlayer {
  /** Called on the first gesture: browsers give no sound before one. */
  unlock(): void;
  /** `volume` 0 … 1. Does nothing before `unlock`, and where there is no sound. */
  play(name: SoundName, volume: number): void;
}

/** Seconds in which a voice swells, so that it does not click. */
const ATTACK = 0.006;
/** Quiet enough to count as silent: an exponential ramp cannot reach 0. */
const SILENT = 0.0001;

/** Plays the sounds of sounds.ts through Web Audio. `open` is called once, on the first gesture. */
export function createSoundPlayer(open: () => AudioContext): SoundPlayer {
  let audio: AudioContext | undefined;
  let noise: AudioBuffer | undefined;

  /** Half a second of noise; a small generator of its own, because any noise is as good as another. */
  const noiseOf = (context: AudioContext): AudioBuffer => {
    if (noise !== undefined) return noise;
    noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = noise.getChannelData(0);
    let state = 1;
    for (let i = 0; i < samples.length; i++) {
      state = (Math.imul(state, 1664525) + 1013904223) | 0;
      samples[i] = state / 0x80000000;
    }
    return noise;
  };

  const source = (
    context: AudioContext,
    voice: Voice,
    start: number,
  ): [AudioScheduledSourceNode, AudioNode] => {
    if (voice.kind === 'tone') {
      const oscillator = context.createOscillator();
      oscillator.type = voice.wave;
      oscillator.frequency.setValueAtTime(voice.from, start);
      if (voice.to !== undefined) {
        oscillator.frequency.exponentialRampToValueAtTime(voice.to, start + voice.length);
      }
      return [oscillator, oscillator];
    }
    const burst = context.createBufferSource();
    burst.buffer = noiseOf(context);
    const band = context.createBiquadFilter();
    band.type = 'bandpass';
    band.frequency.value = voice.hz;
    burst.connect(band);
    return [burst, band];
  };

  return {
    unlock() {
      if (audio !== undefined) return;
      try {
        audio = open();
        // Rejected only when the page goes away, and then nobody listens.
        audio.resume().catch(() => undefined);
      } catch {
        audio = undefined;
      }
    },
    play(name, volume) {
      if (audio === undefined || audio.state !== 'running' || volume <= 0) return;
      const context = audio;
      const loudness = context.createGain();
      // Loudness is heard roughly as the square of the amplitude's share.
      loudness.gain.value = volume * volume;
      loudness.connect(context.destination);
      for (const voice of SOUNDS[name]) {
        const start = context.currentTime + voice.at;
        const end = start + voice.length;
        const [begin, heard] = source(context, voice, start);
        const envelope = context.createGain();
        envelope.gain.setValueAtTime(SILENT, start);
        envelope.gain.exponentialRampToValueAtTime(voice.loud, start + ATTACK);
        envelope.gain.exponentialRampToValueAtTime(SILENT, end);
        heard.connect(envelope).connect(loudness);
        begin.start(start);
        begin.stop(end);
      }
    },
  };
}
