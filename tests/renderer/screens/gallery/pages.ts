import type { Component } from 'vue';
import HelpScreen from '#renderer/components/screens/help/HelpScreen.vue';
import NewGameScreen from '#renderer/components/screens/newGame/NewGameScreen.vue';
import PreferencesScreen from '#renderer/components/screens/preferences/PreferencesScreen.vue';
import ScoresScreen from '#renderer/components/screens/scores/ScoresScreen.vue';
import StartScreen from '#renderer/components/screens/start/StartScreen.vue';
import type { ScreenName } from '#renderer/stores/screens.ts';
import ResultPage from './ResultPage.vue';

export const GALLERY: Readonly<Partial<Record<ScreenName, Component>>> = {
  start: StartScreen,
  newGame: NewGameScreen,
  table: ResultPage,
  scores: ScoresScreen,
  help: HelpScreen,
  preferences: PreferencesScreen,
};
