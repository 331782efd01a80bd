/** What is said when something went wrong, and the report that can be saved of it. */
export const report = {
  open: 'Save a report…',
  title: 'Save a report',
  text: 'A file for whoever looks into a fault in the program. It holds the rules, the finished hands, what you see at the table, your settings, versions, and the latest notes the program made about itself. Names and places on this computer are left out. Nothing is sent: what you do with the file is up to you.',
  save: 'Save the report',
  fileName: 'dappen-report',
  playOn: 'Play on',
  reload: 'Reload the window',
  hostRestarted: {
    title: 'The table was set up anew',
    text: 'The part of the program that runs the match had stopped working and was started again. Your match goes on from where it was saved. Until the next hand the others play without thinking for long.',
  },
  pageError: {
    title: 'Something went wrong',
    text: 'The program made a mistake. Your match is saved. You can play on; if something looks wrong, reload the window.',
    unsaved:
      'The program made a mistake. You can play on. Leave this window open as long as the match cannot be saved: what was played since the last save exists only here.',
  },
};
