import { onBeforeUnmount } from 'vue';
import { rangesIn } from '#renderer/help/matching.ts';

const NAME = 'found';

/** The places of the words in what is shown, in order. */
function placesIn(root: Node, words: readonly string[]): Range[] {
  const places: Range[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    for (const { from, to } of rangesIn(text.nodeValue ?? '', words)) {
      const range = document.createRange();
      range.setStart(text, from);
      range.setEnd(text, to);
      places.push(range);
    }
  }
  return places;
}

/**
 * Marks words on a page as it is drawn, without touching its elements (CSS custom highlights, `::highlight(found)`;
 * a browser that has none shows no marks), and takes the marks away with the component.
 */
export function useFoundWords(): {
  readonly show: (root: Node, words: readonly string[]) => Range | undefined;
} {
  const highlights = 'highlights' in CSS ? CSS.highlights : undefined;
  /** Marks the words under `root`, in place of those marked before; the first place, if there is one. */
  function show(root: Node, words: readonly string[]): Range | undefined {
    const places = placesIn(root, words);
    if (places.length > 0) highlights?.set(NAME, new Highlight(...places));
    else highlights?.delete(NAME);
    return places[0];
  }
  onBeforeUnmount(() => highlights?.delete(NAME));
  return { show };
}
