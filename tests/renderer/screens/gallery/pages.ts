import type { Component } from 'vue';
import NewGameScreen from '#renderer/components/screens/newGame/NewGameScreen.vue';
import StartScreen from '#renderer/components/screens/start/StartScreen.vue';
import type { ScreenName } from '#renderer/stores/screens.ts';
import ResultPage from './ResultPage.vue';

export const GALLERY: Readonly<Partial<Record<ScreenName, Component>>> = {
  start: StartScreen,
  newGame: NewGameScreen,
  table: ResultPage,
};
