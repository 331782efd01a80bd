import type { StyleValue } from 'vue';
import type { Box } from '#renderer/table-view/box.ts';

/** Puts an element at a box of the layout (units) in a window of this scale. */
export const at = (box: Box, scale: number): StyleValue => ({
  position: 'absolute',
  left: `${box.x * scale}px`,
  top: `${box.y * scale}px`,
  width: `${box.w * scale}px`,
  height: `${box.h * scale}px`,
});
