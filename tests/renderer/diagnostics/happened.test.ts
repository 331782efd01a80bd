import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createApp, defineComponent, h } from 'vue';
import HappenedDialog from '#renderer/components/diagnostics/HappenedDialog.vue';
import ReportDialog from '#renderer/components/diagnostics/ReportDialog.vue';
import PreferencesScreen from '#renderer/components/screens/preferences/PreferencesScreen.vue';
import LinkNotice from '#renderer/components/table/LinkNotice.vue';
import TableMenu from '#renderer/components/table/TableMenu.vue';
import { watchForErrors } from '#renderer/diagnostics/watch.ts';
import { downloadText } from '#renderer/results/download.ts';
import { useDiagnostics } from '#renderer/stores/diagnostics.ts';
import { momentOf } from '#tests/support/phases.ts';
import { mountScreen } from '../screens/mount.ts';

vi.mock('#renderer/results/download.ts', () => ({ downloadText: vi.fn() }));

/** Both dialogs, as the program holds them. */
const Dialogs = defineComponent(() => () => [h(HappenedDialog), h(ReportDialog)]);
const view = momentOf('follow').before;
const dialog = (): string => document.querySelector('[role="dialog"]')?.textContent ?? '';

async function press(name: string): Promise<void> {
  const button = [...document.querySelectorAll('button')].find((one) => one.textContent?.trim() === name);
  if (button === undefined) throw new Error(`no button ${name}`);
  button.click();
  await flushPromises();
}

beforeEach(() => {
  localStorage.clear();
  vi.mocked(downloadText).mockClear();
});

describe('when something happened', () => {
  it.each([
    ['en', 'The table was set up anew'],
    ['de', 'Der Tisch wurde neu aufgebaut'],
  ] as const)('a host that was replaced is told of, in %s', async (language, title) => {
    const { tell } = await mountScreen(Dialogs, { language, view });
    expect(dialog()).toBe('');
    const { rules, names, you, totals } = view;
    tell({ type: 'welcome', re: 1, saved: { rules, names, you, handNumber: 4, totals } });
    await flushPromises();
    expect(dialog()).toContain(title);
  });

  it('nothing is said of a table that the person started again', async () => {
    const { sitting, tell } = await mountScreen(Dialogs, { view });
    sitting.retry();
    const { rules, names, you, totals } = view;
    const saved = { rules, names, you, handNumber: 4, totals };
    tell({ type: 'welcome', re: 1, saved });
    await flushPromises();
    expect(dialog()).toBe('');
    tell({ type: 'welcome', re: 2, saved });
    await flushPromises();
    expect(dialog()).toContain('set up anew');
  });

  it('an error of the page is told once, noted every time, and can be reported', async () => {
    const { wrapper } = await mountScreen(Dialogs, { view });
    const diagnostics = useDiagnostics();
    for (let i = 0; i < 3; i++) diagnostics.pageFailed(new TypeError('x is undefined'));
    await flushPromises();
    expect(dialog()).toContain('Something went wrong');
    await press('Save a report…');
    expect(dialog()).toContain('Nothing is sent');
    await press('Save the report');
    const [name, , text = ''] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(name).toBe('dappen-report.txt');
    const made = JSON.parse(text) as { notes: string[]; record: unknown };
    expect(made.notes.filter((line) => line.includes('TypeError: x is undefined'))).toHaveLength(3);
    expect(made.record).toEqual({ format: 'dappen-match/1' });
    diagnostics.pageFailed(new TypeError('x is undefined'));
    await flushPromises();
    expect(diagnostics.happened).toBeUndefined();
    wrapper.unmount();
  });

  it('errors of components, handlers and promises are all heard', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await mountScreen(Dialogs);
    const diagnostics = useDiagnostics();
    const failed = vi.spyOn(diagnostics, 'pageFailed');
    const app = createApp({
      render() {
        throw new Error('in a component');
      },
    });
    watchForErrors(app);
    app.mount(document.createElement('div'));
    dispatchEvent(Object.assign(new Event('error'), { error: new Error('in a handler'), message: '' }));
    dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'in a promise' }));
    expect(failed.mock.calls.map(([thrown]) => (thrown instanceof Error ? thrown.message : thrown))).toEqual([
      'in a component',
      'in a handler',
      'in a promise',
    ]);
    vi.restoreAllMocks();
  });
});

describe('a report is reached', () => {
  it('from the menu of the table', async () => {
    await mountScreen(TableMenu, { view, props: { open: true } });
    await press('Save a report…');
    expect(useDiagnostics().offering).toBe(true);
  });

  it('from the preferences', async () => {
    await mountScreen(PreferencesScreen);
    await press('Save a report…');
    expect(useDiagnostics().offering).toBe(true);
  });

  it('from where the table does not answer', async () => {
    const { sitting } = await mountScreen(LinkNotice, { view });
    sitting.linkState = 'lost';
    await flushPromises();
    await press('Save a report…');
    expect(useDiagnostics().offering).toBe(true);
  });

  it('also without a host: with what was seen last', async () => {
    const { sitting, asked } = await mountScreen(Dialogs, { view });
    sitting.linkState = 'lost';
    useDiagnostics().offering = true;
    await flushPromises();
    await press('Save the report');
    expect(asked.map(({ type }) => type)).not.toContain('exportRecord');
    const [, , text = ''] = vi.mocked(downloadText).mock.lastCall ?? [];
    expect(JSON.parse(text)).toMatchObject({ view: { observation: { hand: view.observation.hand } } });
  });
});
