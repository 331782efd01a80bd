import type { Messages } from '../index.ts';

export const help: Messages['help'] = {
  title: 'Hilfe',
  contents: 'Inhalt',
  search: 'In den Regeln suchen',
  found: 'Keine Seite gefunden. | {n} Seite gefunden. | {n} Seiten gefunden.',
  nothing: 'Nichts über „{words}“. Versuch es mit einem Wort, zum Beispiel „Ulti“.',
  groups: {
    start: 'Zum Anfangen',
    rules: 'Die Regeln',
    variants: 'Dorfregeln',
    reference: 'Zum Nachschlagen',
  },
  previous: 'Zurück: {title}',
  next: 'Weiter: {title}',
  section: '§{n}',
  keyInForce: 'In deiner Partie: {value}',
  glossary: { word: 'Wort', alsoCalled: 'Im Schwarzwald', meaning: 'Bedeutung' },
};
