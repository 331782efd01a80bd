/** A match that was opened from a file. */
export const opened = {
  title: 'Go on with this match?',
  replaces: 'The match that you have now is given up for it and not kept.',
  play: 'Go on with it',
  problemTitle: 'This match cannot be opened',
  problems: {
    garbled: 'The file holds no match of Dappen that can be gone on with.',
    newer: 'The match comes from a newer version of Dappen.',
    unplayable: 'The match does not go by its rules.',
    tooLarge: 'The file is too large for a match.',
    unanswered: 'The program stopped over this file and let go of it.',
    unreadable: 'The file cannot be read.',
  },
};
