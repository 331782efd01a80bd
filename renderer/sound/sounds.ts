import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { SittingView } from '#engine/table/protocol.ts';

/** The sounds as data: short tones and bursts of noise, times in seconds from the beginning. */

export const SOUND_NAMES = ['deal', 'play', 'trick', 'turn', 'win', 'lose'] as const;
export type SoundName = (typeof SOUND_NAMES)[number];

export type Voice =
  | {
      readonly kind: 'tone';
      readonly wave: 'sine' | 'triangle';
      /** Hz; slides to `to` if given. */
      readonly from: number;
      readonly to?: number;
      readonly at: number;
      readonly length: number;
      readonly loud: number;
    }
  /** Noise through a band around `hz`: paper and wood. */
  | {
      readonly kind: 'noise';
      readonly hz: number;
      readonly at: number;
      readonly length: number;
      readonly loud: number;
    };

const flick = (at: number, hz: number, loud: number): Voice => ({
  kind: 'noise',
  hz,
  at,
  length: 0.05,
  loud,
});
const note = (at: number, from: number, length: number, loud = 0.22): Voice => ({
  kind: 'tone',
  wave: 'triangle',
  from,
  at,
  length,
  loud,
});

export const SOUNDS: Readonly<Record<SoundName, readonly Voice[]>> = {
  deal: Array.from({ length: 7 }, (_, i) => flick(i * 0.09, 2600 + 120 * (i % 3), 0.3)),
  play: [
    flick(0, 1900, 0.5),
    { kind: 'tone', wave: 'sine', from: 150, to: 80, at: 0.01, length: 0.08, loud: 0.35 },
  ],
  trick: [flick(0, 1400, 0.35), flick(0.07, 1100, 0.35), flick(0.15, 850, 0.45)],
  turn: [note(0, 587, 0.12), note(0.1, 784, 0.2)],
  win: [note(0, 523, 0.16), note(0.13, 659, 0.16), note(0.26, 784, 0.16), note(0.39, 1047, 0.4)],
  lose: [note(0, 392, 0.22), note(0.2, 330, 0.22), note(0.4, 262, 0.45)],
};

/** The sound that belongs to an event for the person at seat `view.you`. */
export function soundFor(event: GameEvent, view: SittingView): SoundName | undefined {
  switch (event.type) {
    case 'dealt':
      return 'deal';
    case 'played':
      return 'play';
    case 'trickWon':
      return 'trick';
    case 'handOver':
      return endSound(view);
    default:
      return undefined;
  }
}

function endSound({ observation, you }: SittingView): SoundName | undefined {
  const { result, active } = observation;
  if (result === undefined || !active.includes(you)) return undefined;
  if (result.missedBy !== null) return result.missedBy === you ? 'lose' : 'win';
  return (result.winner === 'dapper') === (result.dapper === you) ? 'win' : 'lose';
}
