import '#renderer/theme/index.css';
import { createPinia } from 'pinia';
import { createApp } from 'vue';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import type { HostEvent } from '#engine/table/protocol.ts';
import type { Link } from '#renderer/link/link.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useScreens } from '#renderer/stores/screens.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { type PanelTab, type TableSheet, useTableUi } from '#renderer/stores/tableUi.ts';
import { type MomentName, momentOf } from '#tests/support/phases.ts';
import TableGallery from './TableGallery.vue';

/**
 * ?moment=follow&rules={"players":8}&lang=de&theme=dark&panel=open|closed&tab=hand&step=1&names=long
 * `step` also shows the step that comes next, in step mode, so that it stays.
 */
const query = new URLSearchParams(location.search);
const get = (name: string): string | undefined => query.get(name) ?? undefined;
const LONG = ['Bartholomä', 'Engelhardt', 'Wilhelmine', 'Friedlinde', 'Kunigunde', 'Hansjörg', 'Magdalena'];

localStorage.clear();
const app = createApp(TableGallery).use(createPinia());
const preferences = usePreferences();
Object.assign(preferences, JSON.parse(get('preferences') ?? '{}'));
preferences.language = get('lang') === 'de' ? 'de' : 'en';
preferences.theme = get('theme') === 'dark' ? 'dark' : 'light';
preferences.stepMode = get('step') !== undefined;

const ui = useTableUi();
ui.panelOpen = get('panel') !== 'closed';
ui.drawerOpen = get('panel') === 'drawer';
ui.tab = (get('tab') ?? 'scores') as PanelTab;

const moment = momentOf((get('moment') ?? 'follow') as MomentName, {
  rules: JSON.parse(get('rules') ?? '{}') as RuleSetInput,
  ...(get('names') === 'long' && { names: LONG }),
  ...(get('seed') !== undefined && { seed: get('seed') as string }),
  hands: Number(get('hands') ?? 3),
});
let hear: (event: HostEvent) => void = () => undefined;
const link: Link = {
  state: 'open',
  send(request) {
    if (request.type === 'hello') hear({ type: 'welcome', re: request.id, view: moment.before });
  },
  onEvent(listener) {
    hear = listener;
    return () => undefined;
  },
  onState: () => () => undefined,
  retry: () => undefined,
};
useScreens().go({ name: 'table' });
await useSitting().connect(() => Promise.resolve(link));
app.mount('#app');
if (get('step') !== undefined) {
  hear({ type: 'step', kind: 'forward', events: moment.events, view: moment.view });
}
if (get('sheet') !== undefined) ui.openSheet(get('sheet') as TableSheet);
document.body.dataset.ready = 'true';
