/** A match that was opened from a file. */
export const opened = {
  title: 'Go on with this match?',
  replaces: 'Your present match will be given up for it and not kept.',
  play: 'Go on with it',
  problemTitle: 'This match cannot be opened',
  problems: {
    garbled: 'The file holds no Dappen match that can be continued.',
    newer: 'The match comes from a newer version of Dappen.',
    unplayable: 'The match breaks its own rules.',
    tooLarge: 'The file is too large for a match.',
    unanswered: 'The program got stuck on this file and set it aside.',
    unreadable: 'The file cannot be read.',
  },
};
