/** What is said when something went wrong, and the report that can be saved of it. */
export const report = {
  open: 'Save a report…',
  title: 'Save a report',
  text: 'A file for whoever looks for a mistake in the program. It holds the rules, the finished hands, what you see at the table, your settings, versions, and what the program noted of itself last. Names and places on this computer are left out. Nothing is sent: what becomes of the file is up to you.',
  save: 'Save the report',
  fileName: 'dappen-report',
  playOn: 'Play on',
  reload: 'Load the window anew',
  hostRestarted: {
    title: 'The table was set up anew',
    text: 'The part of the program that runs the match had stopped working and was started again. Your match goes on from where it was saved. Until the next hand the others play without thinking for long.',
  },
  pageError: {
    title: 'Something went wrong',
    text: 'A mistake in the program came to light. Your match is saved. You can play on; if something looks wrong, load the window anew.',
    unsaved:
      'A mistake in the program came to light. You can play on. Leave this window open as long as the match cannot be saved: what was played since the last save is here alone.',
  },
};
