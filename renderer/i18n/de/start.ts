import type { Messages } from '../index.ts';

export const start: Messages['start'] = {
  subtitle: 'Kartenspiel aus dem Schwarzwald',
  about:
    'In jedem Spiel stellt sich einer allein gegen alle anderen, um mit seinen Stichen die meisten Punkte heimzuholen. Mit dir sitzen fünf bis sieben Leute vom Programm am Tisch.',
  resume: 'Weiterspielen',
  lookAgain: 'Ergebnis noch einmal ansehen',
  newMatch: 'Neue Partie',
  open: 'Partie öffnen …',
  rules: 'Regeln nachlesen',
  preferences: 'Einstellungen',
  deck: 'Die Karten',
  credits: 'Mitwirkende und Lizenzen',
  menuLabel: 'Was möchtest du tun?',
  languageLabel: 'Sprache',
  languages: { en: 'English', de: 'Deutsch' },
  saved: '{rules} {players}, Spiel {hand} · {standing}',
  players: { six: 'zu sechst', seven: 'zu siebt', eight: 'zu acht' },
  standing: {
    leading: 'du führst mit {total}',
    sharing: 'du führst gemeinsam mit {total}',
    behindShared: 'du hast {total}, vorn liegen {leader} mit {best}',
    won: 'zu Ende: du hast mit {total} gewonnen',
    wonShared: 'zu Ende: du hast mit {total} gemeinsam gewonnen',
    lost: 'zu Ende: gewonnen hat {leader} mit {best}, du hast {total}',
    behind: 'du hast {total}, vorn liegt {leader} mit {best}',
    fresh: 'alle stehen noch bei null',
  },
};
