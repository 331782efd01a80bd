import type { Scene } from '../face.ts';

/** Where an animal (a square of 512) stands: left, top and width in card units. */
export type Place = readonly [x: number, y: number, size: number];

export interface TarokArt {
  readonly scene: Scene;
  /** In the upper half of the full form; the lower edge of the half is y = 550. */
  readonly full: Place;
  /** In the small form. */
  readonly small: Place;
}

const SMALL: Place = [64, 500, 502];

/** The Taroks 1 … 21; the Skus has a figure of its own. */
export const TAROK_ART: readonly TarokArt[] = [
  { scene: 'farm', full: [37, 196, 350], small: [12, 480, 560] },
  { scene: 'meadow', full: [176, 190, 322], small: SMALL },
  { scene: 'meadow', full: [150, 168, 366], small: [58, 500, 520] },
  { scene: 'meadow', full: [176, 150, 366], small: [70, 490, 520] },
  { scene: 'water', full: [148, 172, 362], small: [58, 490, 512] },
  { scene: 'meadow', full: [134, 150, 392], small: [48, 450, 534] },
  { scene: 'wood', full: [188, 162, 358], small: SMALL },
  { scene: 'water', full: [128, 158, 400], small: [44, 470, 540] },
  { scene: 'meadow', full: [166, 176, 356], small: SMALL },
  { scene: 'farm', full: [128, 148, 366], small: [50, 480, 530] },
  { scene: 'water', full: [150, 118, 410], small: [46, 450, 566] },
  { scene: 'night', full: [174, 140, 390], small: [58, 480, 520] },
  { scene: 'night', full: [192, 164, 360], small: SMALL },
  { scene: 'wood', full: [176, 150, 376], small: [64, 490, 512] },
  { scene: 'farm', full: [110, 150, 380], small: [54, 490, 520] },
  { scene: 'farm', full: [184, 168, 362], small: [58, 500, 512] },
  { scene: 'wood', full: [136, 152, 388], small: [58, 480, 514] },
  { scene: 'farm', full: [172, 144, 404], small: [66, 506, 568] },
  { scene: 'wood', full: [37, 150, 390], small: [12, 480, 590] },
  { scene: 'wood', full: [176, 134, 412], small: [54, 540, 522] },
  { scene: 'night', full: [206, 142, 366], small: [70, 500, 490] },
];
