/** Words that many screens use. */
export const common = {
  appName: 'Dappen',
  back: 'Back',
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
  loading: 'One moment …',
  elsewhere: {
    title: 'The game is open in another window',
    text: 'Dappen keeps one match. Play on in the other window, or close it: this one takes over by itself.',
  },
  lost: {
    title: 'The table does not answer',
    text: 'The match is saved up to the last card. Starting the table again picks it up from there.',
    retry: 'Start the table again',
  },
  notSaved:
    'The match cannot be saved at the moment ({reason}). You can play on, but it is lost when you close.',
  setAside: 'The saved match could not be read ({reason}). The file was kept aside, not deleted.',
};
