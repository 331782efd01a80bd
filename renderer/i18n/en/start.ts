/** The first screen. */
export const start = {
  subtitle: 'A card game from the Black Forest',
  about:
    'In every hand one player takes on all the others, to win the tricks with most of the points in them. You sit with five to seven people that the program plays.',
  resume: 'Play on',
  lookAgain: 'See the result again',
  newMatch: 'New match',
  open: 'Open a match…',
  rules: 'Read the rules',
  preferences: 'Preferences',
  deck: 'The cards',
  credits: 'Credits and licences',
  menuLabel: 'What would you like to do?',
  languageLabel: 'Language',
  languages: { en: 'English', de: 'Deutsch' },
  /** A saved match: "Furtwangen, seven players, hand 12 · you lead with 31". */
  saved: '{rules}, {players}, hand {hand} · {standing}',
  players: { six: 'six players', seven: 'seven players', eight: 'eight players' },
  standing: {
    leading: 'you lead with {total}',
    sharing: 'you share the lead with {total}',
    behindShared: 'you have {total}, {leader} share the lead with {best}',
    won: 'finished: you won with {total}',
    wonShared: 'finished: you share the win with {total}',
    lost: 'finished: {leader} won with {best}, you have {total}',
    behind: 'you have {total}, {leader} leads with {best}',
    fresh: 'nobody has any points yet',
  },
};
