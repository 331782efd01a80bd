/** The libraries that are bundled into the program, as their packages name licence and author. */
export interface LibraryCredit {
  readonly name: string;
  readonly licence: 'MIT' | 'ISC';
  readonly author: string;
}

export const LIBRARIES: readonly LibraryCredit[] = [
  { name: 'Electron', licence: 'MIT', author: 'Electron Community' },
  { name: 'electron-log', licence: 'MIT', author: 'Alexey Prokhorov' },
  { name: 'Pinia', licence: 'MIT', author: 'Eduardo San Martin Morote' },
  { name: 'pure-rand', licence: 'MIT', author: 'Nicolas Dubien' },
  { name: 'Reka UI', licence: 'MIT', author: 'UnoVue Contributors' },
  { name: 'Valibot', licence: 'MIT', author: 'Fabian Hiller' },
  { name: 'Vue', licence: 'MIT', author: 'Evan You' },
  { name: 'Vue I18n', licence: 'MIT', author: 'kazuya kawaguchi' },
  { name: 'VueUse', licence: 'MIT', author: 'Anthony Fu' },
  { name: 'write-file-atomic', licence: 'ISC', author: 'GitHub Inc.' },
];
