import { flushPromises, type VueWrapper } from '@vue/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import KeysTable from '#renderer/components/screens/preferences/KeysTable.vue';
import PreferenceRow from '#renderer/components/screens/preferences/PreferenceRow.vue';
import PreferencesScreen from '#renderer/components/screens/preferences/PreferencesScreen.vue';
import { initialPreferences, PREFERENCE_KEYS, PREFERENCES } from '#renderer/preferences/definitions.ts';
import { buttonNamed, mountScreen } from '../screens/mount.ts';

beforeEach(() => localStorage.clear());

const KEYS = PREFERENCE_KEYS.filter((key) => key !== 'keys');
const stored = (): Record<string, unknown> => JSON.parse(localStorage.getItem('dappen.preferences') ?? '{}');

/** Changes a preference as a person would; what it should be afterwards. */
async function change(wrapper: VueWrapper, key: (typeof KEYS)[number]): Promise<unknown> {
  const { control } = PREFERENCES[key];
  switch (control.kind) {
    case 'switch':
      await wrapper.find('input.switch').trigger('change');
      return !PREFERENCES[key].initial;
    case 'choice': {
      const last = control.values.at(-1);
      const list = wrapper.find('select');
      if (list.exists()) await list.setValue(last);
      else await wrapper.findAll('input[type=radio]').at(-1)?.trigger('change');
      return last;
    }
    case 'range': {
      const slider = wrapper.find<HTMLInputElement>('input[type=range]');
      slider.element.value = String(control.max);
      await slider.trigger('change');
      return control.max;
    }
    case 'text': {
      const field = wrapper.find<HTMLInputElement>('input');
      field.element.value = '  Agathe ';
      await field.trigger('change');
      return 'Agathe';
    }
    default:
      throw new Error(`no way to change ${key}`);
  }
}

describe.each(['en', 'de'] as const)('every preference on the page, in %s', (language) => {
  it.each(KEYS)('%s has a name and a line, changes at once and is stored', async (key) => {
    const { wrapper, preferences } = await mountScreen(PreferenceRow, {
      language,
      props: { preference: key },
    });
    if (key === 'language') preferences.language = PREFERENCES.language.initial;
    expect(wrapper.find('h3').text()).not.toMatch(/^preferences\.|^$/);
    const wanted = await change(wrapper, key);
    expect(preferences[key]).toBe(wanted);
    expect(stored()[key]).toBe(wanted);
    wrapper.unmount();
  });
});

describe('the colours of French suits', () => {
  it('cannot be chosen while the signs are German, and that is said', async () => {
    const { wrapper, preferences } = await mountScreen(PreferenceRow, {
      props: { preference: 'suitColours' },
    });
    const open = (): readonly boolean[] =>
      wrapper.findAll('input[type=radio]').map((one) => one.attributes('disabled') === undefined);
    expect(open()).toEqual([true, true]);
    preferences.suitSigns = 'german';
    await flushPromises();
    expect(open()).toEqual([false, false]);
    expect(wrapper.findAll('input:checked')).toEqual([]);
    expect(wrapper.get('p').text()).toBe('German suit signs have their own colours.');
    wrapper.unmount();
  });
});

describe('the page', () => {
  it('shows every preference in its section', async () => {
    const { wrapper } = await mountScreen(PreferencesScreen);
    let rows = 0;
    for (const tab of wrapper.findAll('[role=tab]')) {
      await tab.trigger('mousedown', { button: 0 });
      await flushPromises();
      rows += wrapper.findAllComponents(PreferenceRow).length;
    }
    expect(rows).toBe(KEYS.length);
    wrapper.unmount();
  });

  it('sets everything back, after asking', async () => {
    const { wrapper, preferences } = await mountScreen(PreferencesScreen);
    preferences.felt = 'wine';
    preferences.keys = { pass: 'X' };
    await buttonNamed(wrapper, 'Reset all preferences').trigger('click');
    await flushPromises();
    expect(preferences.felt).toBe('wine');
    document.querySelector<HTMLButtonElement>('[role=dialog] .btn.main')?.click();
    await flushPromises();
    expect(stored()).toEqual(initialPreferences());
    wrapper.unmount();
  });
});

describe('keys', () => {
  const press = async (wrapper: VueWrapper, action: string, key: string, held = {}): Promise<string> => {
    const button = wrapper
      .findAll('button.key')
      .find((one) => one.attributes('aria-label')?.includes(`“${action}”`));
    if (button === undefined) throw new Error(`no key for ${action}`);
    await button.trigger('click');
    await button.trigger('keydown', { key, ...held });
    const heard = wrapper.find('[role=status]').text();
    const row = wrapper.findAll('tr').find((one) => one.find('th').text() === action);
    expect(row?.find('.said').exists() ? row.get('.said').text() : '').toBe(heard);
    return heard;
  };

  it('are changed by pressing another, and go back', async () => {
    const { wrapper, preferences } = await mountScreen(KeysTable, { props: { editable: true } });
    expect(await press(wrapper, 'Pass', 'x')).toBe('');
    expect(preferences.keys).toEqual({ pass: 'X' });
    expect(await press(wrapper, 'Undo', 'u', { ctrlKey: true })).toBe('');
    expect(preferences.keys).toEqual({ pass: 'X', undo: 'Ctrl+U' });
    await buttonNamed(wrapper, 'Back to P').trigger('click');
    expect(preferences.keys).toEqual({ undo: 'Ctrl+U' });
    wrapper.unmount();
  });

  it('one that is taken or needed is refused with a reason', async () => {
    const { wrapper, preferences } = await mountScreen(KeysTable, { props: { editable: true } });
    expect(await press(wrapper, 'Pass', 's')).toBe('S already means “Score sheet”.');
    expect(await press(wrapper, 'Pass', 'ArrowLeft')).toContain('needed for moving around');
    expect(preferences.keys).toEqual({});
    wrapper.unmount();
  });

  it('say so when single letters are off', async () => {
    const { wrapper, preferences } = await mountScreen(KeysTable);
    expect(wrapper.text()).not.toContain('off, like all single letters');
    preferences.singleLetterKeys = false;
    await flushPromises();
    expect(wrapper.text()).toContain('off, like all single letters');
    wrapper.unmount();
  });
});
