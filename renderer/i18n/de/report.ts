import type { Messages } from '../index.ts';

export const report: Messages['report'] = {
  open: 'Bericht sichern …',
  title: 'Bericht sichern',
  text: 'Eine Datei für alle, die einen Fehler im Programm suchen. Darin stehen die Regeln, die fertigen Spiele, was du am Tisch siehst, deine Einstellungen, Versionen und was das Programm zuletzt über sich notiert hat. Namen und Orte auf diesem Rechner bleiben draußen. Gesendet wird nichts: Was aus der Datei wird, bestimmst du.',
  save: 'Bericht sichern',
  fileName: 'dappen-bericht',
  playOn: 'Weiterspielen',
  reload: 'Fenster neu laden',
  hostRestarted: {
    title: 'Der Tisch wurde neu aufgebaut',
    text: 'Der Teil des Programms, der die Partie führt, war stehen geblieben und wurde neu gestartet. Deine Partie geht dort weiter, wo sie gespeichert war. Bis zum nächsten Spiel spielen die anderen ohne langes Nachdenken.',
  },
  pageError: {
    title: 'Etwas ist schiefgegangen',
    text: 'Im Programm ist ein Fehler aufgetreten. Deine Partie ist gespeichert. Du kannst weiterspielen; sieht etwas falsch aus, lade das Fenster neu.',
    unsaved:
      'Im Programm ist ein Fehler aufgetreten. Du kannst weiterspielen. Lass dieses Fenster offen, solange sich die Partie nicht speichern lässt: Was seit dem letzten Speichern gespielt wurde, steht nur hier.',
  },
};
