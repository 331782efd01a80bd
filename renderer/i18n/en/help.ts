/** The frame around the help; its texts stand in renderer/help. */
export const help = {
  title: 'Help',
  contents: 'Contents',
  search: 'Search the rules',
  searchNote: 'A word or two',
  found: 'No place found. | {n} place found. | {n} places found.',
  nothing: 'Nothing about “{words}”. Try one word, for example “Ultimo”.',
  clear: 'Clear the search',
  groups: { start: 'To begin with', rules: 'The rules', variants: 'Village rules', reference: 'To look up' },
  previous: 'Back: {title}',
  next: 'On: {title}',
  section: '§{n}',
  keyTitle: 'Switch: {name}',
  keyInForce: 'In your match: {value}',
  glossary: { word: 'Word', alsoCalled: 'In the Black Forest', meaning: 'Meaning' },
};
