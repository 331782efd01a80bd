import { afterEach, describe, expect, it, vi } from 'vitest';
import { nextTick } from 'vue';
import HelpScreen from '#renderer/components/screens/help/HelpScreen.vue';
import { mountScreen } from '../screens/mount.ts';

/** What a browser does and this document does not: marks over the text. */
class Marks extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges);
  }
}

afterEach(() => vi.unstubAllGlobals());

describe('searching in the help', () => {
  it('shows the best page beside the list, marked in both', async () => {
    const highlights = new Map<string, Marks>();
    vi.stubGlobal('Highlight', Marks);
    vi.stubGlobal('CSS', { highlights });
    const { wrapper } = await mountScreen(HelpScreen, { language: 'de' });
    await wrapper.get('input').setValue('Ultimo');
    await nextTick();
    expect(wrapper.get('article h2').text()).toBe('Ulti');
    const hits = wrapper.findAll('.hit');
    expect(hits[0]?.attributes('aria-current')).toBe('page');
    for (const hit of hits) expect(hit.find('mark').exists()).toBe(true);
    const marked = [...(highlights.get('found') ?? [])];
    expect(marked.length).toBeGreaterThan(5);
    for (const range of marked) expect(range.toString()).toMatch(/^Ulti/);

    await hits[1]?.trigger('click');
    expect(document.activeElement).toBe(wrapper.get('article h2').element);
    expect(wrapper.get('article h2').text()).not.toBe('Ulti');

    await wrapper.get('input').setValue('Ultimo');
    await nextTick();
    expect(highlights.has('found')).toBe(true);
    await wrapper.get('input').setValue('Ulti Zebra');
    await nextTick();
    expect(wrapper.get('[role=status]').text()).toBe('Keine Seite gefunden.');
    expect(highlights.has('found')).toBe(false);

    await wrapper.get('input').setValue('');
    await nextTick();
    expect(highlights.has('found')).toBe(false);
    wrapper.unmount();
  });
});
