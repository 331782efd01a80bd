/** The page of credits and licences. */
export const credits = {
  title: 'Credits and licences',
  program: {
    title: 'The program',
    text: 'Dappen is free software under the MIT licence: use, copy, change and pass it on, as long as the licence goes with it. There is no warranty.',
  },
  cards: {
    title: 'The cards',
    text: 'Courts, fool, backs, landscapes and the other Taroks’ animals were drawn for this program and are part of it. So are the faces at the table.',
  },
  icons: {
    title: 'Animals from game-icons.net',
    text: 'The animals of these Taroks are based on icons from game-icons.net, under the licence CC BY 3.0. They were taken apart, coloured, inked and completed. Icons made by:',
    licence: 'Licence: {url}',
    source: 'Source: {url}',
    tarok: 'Tarok {number}: {animal}',
  },
  fonts: {
    title: 'The type',
    text: 'Both faces come under the SIL Open Font License 1.1.',
    vollkorn: 'Vollkorn, by Friedrich Althausen and the Vollkorn Project Authors',
    sourceSans: 'Source Sans 3, by Paul D. Hunt, Adobe',
    full: 'The licence in full: {font}',
  },
  libraries: {
    title: 'Libraries',
    text: 'Inside the program, with thanks. The licences in full come with it, in the file LICENCES.txt.',
    entry: '{name}, {licence}, by {author}',
  },
  rules: {
    title: 'The game',
    text: 'Dappen belongs to the people who play it in the Black Forest. The rules used here, and how unclear points are read, are in the help.',
  },
};
