/** Words that many screens use. */
export const common = {
  appName: 'Dappen',
  back: 'Back',
  on: 'on',
  off: 'off',
  close: 'Close',
  cancel: 'Cancel',
  yes: 'Yes',
  no: 'No',
  you: 'You',
  menu: 'Menu',
  help: 'Help',
  newGame: 'New match',
  preferences: 'Preferences',
  whatRule: 'What does rule §{section} say?',
  tooLong: 'At most {max} letters fit; the rest is left out.',
  loading: 'One moment …',
  elsewhere: {
    title: 'The game is open in another window',
    text: 'Dappen keeps one match. Play on in the other window, or close it: this one takes over by itself.',
  },
  lost: {
    title: 'The table does not answer',
    text: 'The match is kept as it was last saved. Starting the table again picks it up from there.',
    retry: 'Start the table again',
  },
  notSaved: 'The match cannot be saved: {reason}. You can play on; saving is tried again after every move.',
  /** Why the match cannot be saved; goes into `notSaved`. */
  saveTrouble: {
    full: 'there is no space left',
    forbidden: 'writing is not allowed here',
    unavailable: 'this browser keeps nothing, perhaps because the window is private',
    unknown: 'something is wrong with the storage',
  },
  /** A saved match that cannot be continued, by what is wrong with it. */
  setAside: {
    garbled: 'The saved match could not be read. It was put aside, not deleted.',
    newer: 'The saved match comes from a newer version of Dappen. It was put aside, not deleted.',
    unplayable: 'The saved match breaks its own rules. It was put aside, not deleted.',
  },
};
