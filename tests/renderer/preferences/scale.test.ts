import { describe, expect, it } from 'vitest';
import { scaleFor } from '#renderer/preferences/scale.ts';

describe('how large everything is drawn', () => {
  it.each([
    ['the window it is designed for', 100, 1280, 720, 1],
    ['smaller windows keep the size', 100, 640, 400, 1],
    ['a larger window shows the same picture larger', 100, 1920, 1080, 1.5],
    ['a wide one as far as its height goes', 100, 3440, 1440, 2],
    ['a high one as far as its width goes', 100, 1920, 2160, 1.5],
    ['a wish counts on top', 150, 1920, 1080, 2.25],
    ['and downwards', 80, 2560, 1440, 1.6],
    ['not without end', 100, 12_800, 7200, 3],
  ])('%s', (_, percent, width, height, scale) => {
    expect(scaleFor(percent, { width, height })).toBeCloseTo(scale, 10);
  });
});
