import { enableAutoUnmount, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach } from 'vitest';
import type { Component } from 'vue';
import type { SavedMatch, SittingView } from '#engine/table/protocol.ts';
import { setLanguage } from '#renderer/i18n/index.ts';
import type { Language } from '#renderer/preferences/definitions.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useScreens } from '#renderer/stores/screens.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { fakeLink } from './fakeLink.ts';

/** Keys are heard by the whole page: a screen of an earlier test must not hear them too. */
enableAutoUnmount(afterEach);

interface Options {
  readonly language?: Language;
  readonly view?: SittingView;
  readonly saved?: SavedMatch;
  readonly props?: Record<string, unknown>;
}

/** A fresh program that talks to nobody: stores, and a link that remembers what it was asked. */
export async function freshStores({ language = 'en', view, saved }: Options = {}) {
  document.body.innerHTML = '';
  setActivePinia(createPinia());
  const preferences = usePreferences();
  preferences.language = language;
  setLanguage(language);
  const { link, asked, tell } = fakeLink({ ...(view && { view }), ...(saved && { saved }) });
  const sitting = useSitting();
  await sitting.connect(() => Promise.resolve(link));
  return { preferences, sitting, screens: useScreens(), asked, tell };
}

/** The same, with a screen mounted on the page. */
export async function mountScreen(component: Component, options: Options = {}) {
  const stores = await freshStores(options);
  const wrapper: VueWrapper = mount(component, {
    attachTo: document.body,
    ...(options.props && { props: options.props }),
  });
  return { wrapper, ...stores };
}

/** The button that says this. */
export function buttonNamed(wrapper: VueWrapper, name: string) {
  const found = wrapper.findAll('button').find((button) => button.text().startsWith(name));
  if (found === undefined) throw new Error(`no button ${name}`);
  return found;
}
