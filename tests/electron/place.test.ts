import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { keepInside, readPlace, SMALLEST, writePlace } from '#electron/main/place.ts';

describe('the place of the window', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'dappen-place-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is remembered', () => {
    const file = path.join(folder, 'window.json');
    const place = { bounds: { x: -50, y: 3, width: 1200, height: 800 }, maximized: true };
    const complain = vi.fn();
    writePlace(file, place, complain);
    expect(readPlace(file)).toEqual(place);
    expect(complain).not.toHaveBeenCalled();
  });

  test.each([
    '',
    'null',
    '{"bounds":{}}',
    '{"bounds":{"x":1e99,"y":0,"width":1,"height":1},"maximized":false}',
    '[1,2',
  ])('is forgotten when the file holds %j', (text) => {
    const file = path.join(folder, 'spoilt.json');
    writeFileSync(file, text);
    expect(readPlace(file)).toBeUndefined();
  });

  test('is unknown at the first start', () => {
    expect(readPlace(path.join(folder, 'never-written.json'))).toBeUndefined();
  });

  test('that cannot be written does not keep the window open', () => {
    const complain = vi.fn();
    const place = { bounds: { x: 0, y: 0, width: 1000, height: 700 }, maximized: false };
    writePlace(path.join(folder, 'no-such-folder', 'window.json'), place, complain);
    expect(complain).toHaveBeenCalledOnce();
  });

  test('lies inside the screen, whatever was remembered', () => {
    const number = fc.integer({ min: -10_000, max: 10_000 });
    const size = fc.integer({ min: 1, max: 10_000 });
    const rectangle = fc.record({ x: number, y: number, width: size, height: size });
    fc.assert(
      fc.property(rectangle, rectangle, (wanted, area) => {
        const got = keepInside(wanted, area);
        expect(got.x).toBeGreaterThanOrEqual(area.x);
        expect(got.y).toBeGreaterThanOrEqual(area.y);
        expect(got.x + got.width).toBeLessThanOrEqual(area.x + area.width);
        expect(got.y + got.height).toBeLessThanOrEqual(area.y + area.height);
        expect(got.width).toBeGreaterThanOrEqual(Math.min(SMALLEST.width, area.width));
        expect(got.height).toBeGreaterThanOrEqual(Math.min(SMALLEST.height, area.height));
      }),
      { seed: 54 },
    );
  });

  test('that fits stays as it was', () => {
    const wanted = { x: 100, y: 50, width: 1280, height: 720 };
    expect(keepInside(wanted, { x: 0, y: 0, width: 1920, height: 1040 })).toEqual(wanted);
  });
});
