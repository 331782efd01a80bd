import type { opened as master } from '../en/opened.ts';

/** Eine Partie, die aus einer Datei geöffnet wurde. */
export const opened: typeof master = {
  title: 'Diese Partie weiterspielen?',
  replaces: 'Die jetzige Partie wird dafür aufgegeben und nicht behalten.',
  play: 'Weiterspielen',
  problemTitle: 'Diese Partie lässt sich nicht öffnen',
  problems: {
    garbled: 'In der Datei steht keine Dappen-Partie, die sich weiterspielen lässt.',
    newer: 'Die Partie stammt aus einer neueren Fassung von Dappen.',
    unplayable: 'Die Partie folgt ihren eigenen Regeln nicht.',
    tooLarge: 'Die Datei ist zu groß für eine Partie.',
    unanswered: 'Über dieser Datei ist das Programm stehen geblieben und hat sie beiseite gelassen.',
    unreadable: 'Die Datei lässt sich nicht lesen.',
  },
};
