import { createPinia, setActivePinia } from 'pinia';
import { expect, it } from 'vitest';
import { effectScope } from 'vue';
import { useWindow } from '#renderer/composables/useWindow.ts';
import { LEAST } from '#renderer/table-view/measures.ts';

it.each([
  [1280, 720],
  [780, 437],
  [1280, 400],
  [640, 400],
  [320, 200],
])('in a window of %i × %i the whole table is drawn', (width, height) => {
  setActivePinia(createPinia());
  Object.assign(window, { innerWidth: width, innerHeight: height });
  const scope = effectScope();
  const measure = scope.run(useWindow)?.value;
  scope.stop();
  if (measure === undefined) throw new Error('no measure');
  expect(measure.width / measure.scale).toBeGreaterThanOrEqual(LEAST.width - 1e-6);
  expect(measure.height / measure.scale).toBeGreaterThanOrEqual(LEAST.height - 1e-6);
  expect(measure.width * measure.zoom).toBeCloseTo(width);
  expect(measure.height * measure.zoom).toBeCloseTo(height);
});
