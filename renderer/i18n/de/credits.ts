import type { Messages } from '../index.ts';

export const credits: Messages['credits'] = {
  title: 'Mitwirkende und Lizenzen',
  program: {
    title: 'Das Programm',
    text: 'Dappen ist freie Software unter der MIT-Lizenz: benutzen, kopieren, ändern und weitergeben ist erlaubt, solange die Lizenz dabeibleibt. Eine Gewähr gibt es nicht.',
  },
  cards: {
    title: 'Die Karten',
    text: 'Figuren, Narr, Rückseiten, Landschaften und die übrigen Tiere der Taroks wurden für dieses Programm gezeichnet und gehören dazu, ebenso die Gesichter am Tisch.',
  },
  icons: {
    title: 'Tiere von game-icons.net',
    text: 'Die Tiere dieser Taroks beruhen auf Zeichen von game-icons.net, Lizenz CC BY 3.0. Sie wurden zerlegt, gefärbt, umrandet und ergänzt. Die Zeichen stammen von:',
    licence: 'Lizenz: {url}',
    source: 'Quelle: {url}',
    tarok: 'Tarok {number}: {animal}',
  },
  fonts: {
    title: 'Die Schriften',
    text: 'Beide stehen unter der SIL Open Font License 1.1.',
    vollkorn: 'Vollkorn, von Friedrich Althausen und den Autoren des Vollkorn-Projekts',
    sourceSans: 'Source Sans 3, von Paul D. Hunt, Adobe',
    full: 'Die Lizenz im Wortlaut (englisch): {font}',
  },
  libraries: {
    title: 'Bibliotheken',
    text: 'Im Programm stecken, mit Dank, diese hier. Ihre Lizenzen liegen im Wortlaut bei, in der Datei LICENCES.txt.',
    entry: '{name}, {licence}, von {author}',
  },
  rules: {
    title: 'Das Spiel',
    text: 'Dappen gehört den Leuten, die es im Schwarzwald spielen. Nach welchen Regeln hier gespielt wird und wie unklare Stellen gelesen werden, steht in der Hilfe.',
  },
};
