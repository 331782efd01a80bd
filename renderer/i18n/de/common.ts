import type { Messages } from '../index.ts';

export const common: Messages['common'] = {
  appName: 'Dappen',
  back: 'Zurück',
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
  loading: 'Einen Augenblick …',
  elsewhere: {
    title: 'Das Spiel ist in einem anderen Fenster offen',
    text: 'Dappen führt nur eine Partie. Spiel im anderen Fenster weiter oder schließ es: Dann übernimmt dieses von selbst.',
  },
  lost: {
    title: 'Der Tisch antwortet nicht',
    text: 'Die Partie ist bis zur letzten Karte gespeichert. Wird der Tisch neu gestartet, geht es genau dort weiter.',
    retry: 'Tisch neu starten',
  },
  notSaved:
    'Die Partie lässt sich gerade nicht speichern ({reason}). Du kannst weiterspielen, aber beim Schließen ist sie weg.',
  setAside:
    'Die gespeicherte Partie war nicht lesbar ({reason}). Die Datei liegt aufgehoben daneben, gelöscht ist nichts.',
};
