import { type Component, defineAsyncComponent } from 'vue';
import NewGameScreen from './components/screens/newGame/NewGameScreen.vue';
import StartScreen from './components/screens/start/StartScreen.vue';
import TableScreen from './components/table/TableScreen.vue';
import type { ScreenName } from './stores/screens.ts';

/** Which component shows which screen. Everything but the start and the table is loaded when opened. */
export const SCREENS: Readonly<Record<ScreenName, Component>> = {
  start: StartScreen,
  newGame: NewGameScreen,
  table: TableScreen,
  help: defineAsyncComponent(() => import('./components/screens/help/HelpScreen.vue')),
  preferences: defineAsyncComponent(() => import('./components/screens/preferences/PreferencesScreen.vue')),
  scores: defineAsyncComponent(() => import('./components/screens/scores/ScoresScreen.vue')),
  deck: defineAsyncComponent(() => import('./components/cards/DeckPage.vue')),
  credits: defineAsyncComponent(() => import('./components/credits/CreditsPage.vue')),
};
