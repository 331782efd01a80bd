/** The frame around the help; its texts stand in renderer/help. */
export const help = {
  title: 'Help',
  contents: 'Contents',
  search: 'Search the rules',
  found: 'No page found. | {n} page found. | {n} pages found.',
  nothing: 'Nothing about “{words}”. Try one word, for example “Ultimo”.',
  groups: { start: 'Getting started', rules: 'The rules', variants: 'Village rules', reference: 'Reference' },
  previous: 'Previous: {title}',
  next: 'Next: {title}',
  section: '§{n}',
  keyInForce: 'In your match: {value}',
  glossary: { word: 'Word', alsoCalled: 'In the Black Forest', meaning: 'Meaning' },
};
