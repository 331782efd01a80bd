import type { Messages } from '../index.ts';

export const common: Messages['common'] = {
  appName: 'Dappen',
  back: 'Zurück',
  on: 'an',
  off: 'aus',
  close: 'Schließen',
  cancel: 'Abbrechen',
  yes: 'Ja',
  no: 'Nein',
  you: 'Du',
  menu: 'Menü',
  help: 'Hilfe',
  newGame: 'Neue Partie',
  preferences: 'Einstellungen',
  whatRule: 'Was steht in Regel §{section}?',
  tooLong: 'Höchstens {max} Buchstaben passen; der Rest fällt weg.',
  loading: 'Einen Augenblick …',
  elsewhere: {
    title: 'Das Spiel ist in einem anderen Fenster offen',
    text: 'Dappen führt nur eine Partie. Spiel im anderen Fenster weiter oder schließ es: Dann übernimmt dieses von selbst.',
  },
  lost: {
    title: 'Der Tisch antwortet nicht',
    text: 'Die Partie ist so erhalten, wie sie zuletzt gespeichert wurde. Wird der Tisch neu gestartet, geht es dort weiter.',
    retry: 'Tisch neu starten',
  },
  notSaved:
    'Die Partie lässt sich nicht speichern: {reason}. Du kannst weiterspielen; nach jedem Zug wird es neu versucht.',
  saveTrouble: {
    full: 'es ist kein Platz mehr',
    forbidden: 'hier darf nicht geschrieben werden',
    unavailable: 'dieser Browser behält nichts, vielleicht weil das Fenster privat ist',
    unknown: 'mit dem Speicherort stimmt etwas nicht',
  },
  setAside: {
    garbled: 'Die gespeicherte Partie war nicht lesbar. Sie ist beiseitegelegt, nicht gelöscht.',
    newer: 'Die gespeicherte Partie stammt aus einem neueren Dappen. Sie ist beiseitegelegt, nicht gelöscht.',
    unplayable:
      'Die gespeicherte Partie geht nach ihren Regeln nicht auf. Sie ist beiseitegelegt, nicht gelöscht.',
  },
};
