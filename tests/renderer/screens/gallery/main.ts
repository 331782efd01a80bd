import '#renderer/theme/index.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import type { SavedMatch } from '#engine/table/protocol.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { type Place, useScreens } from '#renderer/stores/screens.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { finishedView, LOOK_FOR } from '#tests/support/views.ts';
import { fakeLink } from './fakeLink.ts';
import ScreenGallery from './ScreenGallery.vue';

const query = new URLSearchParams(location.search);
const get = (name: string): string | undefined => query.get(name) ?? undefined;

localStorage.clear();
const app = createApp(ScreenGallery).use(createPinia());

const rules = JSON.parse(get('rules') ?? '{}') as RuleSetInput;
const kind = get('kind') as keyof typeof LOOK_FOR | undefined;
const view =
  get('hands') === undefined
    ? undefined
    : finishedView({
        rules,
        hands: Number(get('hands')),
        you: Number(get('you') ?? 0),
        seed: get('seed') ?? 'gallery',
        ...(kind && { last: LOOK_FOR[kind] }),
      });
const saved: SavedMatch | undefined =
  get('saved') === undefined ? undefined : finishedView({ rules, hands: Number(get('saved')) });

const preferences = usePreferences();
Object.assign(preferences, JSON.parse(get('preferences') ?? '{}'));
preferences.language = get('lang') === 'de' ? 'de' : 'en';
preferences.theme = get('theme') === 'dark' ? 'dark' : 'light';
useScreens().go({ name: get('page') ?? 'start', section: get('section') } as Place);
await useSitting().connect(() =>
  Promise.resolve(fakeLink({ ...(view && { view }), ...(saved && { saved }) }).link),
);
app.mount('#app');
