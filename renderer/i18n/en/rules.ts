/**
 * Rule sets: presets, every switch with one line of explanation, why something cannot be set, and the
 * sentences of the summary. `{skus}`, `{mond}`, `{pagat}` are the names of the Trull as the player calls
 * them (see useTerms).
 */
export const rules = {
  presets: {
    basic: { name: 'Basic', line: 'Plain Dappen. Good to begin with.' },
    furtwangen: { name: 'Furtwangen', line: 'Ultimos at the end, {skus} held back, a strict duty.' },
    breitnau: { name: 'Breitnau', line: 'Challenge, and then push once more.' },
    buchenbach: { name: 'Buchenbach', line: 'For six, with One King and Two Kings.' },
    blackForestCoins: { name: 'Black Forest coins', line: 'Like Furtwangen, settled in cents.' },
    shortEvening: { name: 'Short evening', line: 'The basic rules, only to 30.' },
  },
  own: 'Own rules',
  basedOn: '{name}, changed',
  switches: {
    players: { name: 'Players', line: 'With eight the Dealer sits out and watches.' },
    ultimos: {
      name: 'Ultimos',
      line: 'Cards the Dapper promises to win a late trick with.',
      values: { fixed: 'fixed', furtwangen: 'Furtwangen', none: 'none' },
      lines: {
        fixed: '3, 2 and 1 each have their own trick near the end.',
        furtwangen: 'The cards laid have to win the last tricks.',
        none: 'Nobody lays any.',
      },
    },
    challengeDrafted: {
      name: 'Challenge the drafted',
      line: 'If everybody passed and one has to play, the last may still raise the stake.',
    },
    missedDuty: {
      name: 'Missed duty',
      line: 'Passing on a trump stop is possible, but if it comes out, all others get 8 points.',
      lineCoins: 'Passing on a trump stop is possible, but if it comes out, it costs 40 cents to each.',
    },
    holdingSkus: {
      name: 'Hold the {skus}',
      line: 'If it is an opponent’s only Tarok, the {skus} may be kept back.',
    },
    fairyTaleTrick: {
      name: 'Fairy Tale Trick',
      line: 'If {skus}, {mond} and {pagat} fall into one trick, the {pagat} wins it.',
    },
    villageBids: {
      name: 'Village bids',
      line: 'Other words that raise the stake after a Dapp.',
      values: { none: 'none', breitnau: 'Breitnau', buchenbach: 'Buchenbach' },
      lines: {
        none: 'One Challenge at most, which doubles.',
        breitnau: 'Who challenged and was refused may push.',
        buchenbach: 'No Challenge: One King, then Two Kings.',
      },
    },
    push: { name: 'Push', line: 'What the stake is multiplied by after a push.' },
    oneKing: { name: 'One King', line: 'What the stake is multiplied by after One King.' },
    twoKings: { name: 'Two Kings', line: 'What the stake is multiplied by after Two Kings.' },
    scoring: {
      name: 'Scoring',
      line: 'Points are written by winners only. Coins are paid by losers.',
      values: { simplified: 'points', traditional: 'coins' },
    },
    target: { name: 'Target', line: 'Whoever first has this many points wins the match.' },
    hands: {
      name: 'Length',
      line: 'After this many hands the purses are counted.',
      open: 'open',
    },
    villagePayment: {
      name: 'Village payment',
      line: 'How a Dapp is paid where villages bid.',
      values: { table: 'by tier', roundUp10: 'by points' },
      lines: {
        table: 'By the table of tiers, as everywhere.',
        roundUp10: 'Points short of 40, times the stake, up to the next ten cents.',
      },
    },
  },
  houseNumber: 'house number',
  houseNumberWhy: 'No source gives this number: agree on one at your table.',
  changed: 'changed',
  times: '×{n}',
  obstacles: {
    onlyInPoints: 'With coins there is no target: the match ends after a number of hands.',
    onlyInCoins: 'Only where coins are paid.',
    onlyWithVillageBids: 'Only together with village bids.',
    onlyInBreitnau: 'Only where Breitnau bids.',
    onlyInBuchenbach: 'Only where Buchenbach bids.',
    buchenbachNeedsSix: 'Buchenbach is bid by six players only.',
    sixForBuchenbach: 'Buchenbach’s bids are for six players. Choose other bids first.',
  },
  summary: {
    title: 'Rules in force',
    differs: 'differs from the basic rules',
    matchKeeps: 'Rules change only between matches.',
    players: { six: 'Six play.', seven: 'Seven play.', eight: 'Eight sit at the table, seven play.' },
    ultimos: {
      fixed: 'Ultimos: the 3 wins the third-to-last trick, the 2 the second-to-last, the 1 the last.',
      furtwangen: 'Furtwangen Ultimos: the cards laid have to win the last tricks, 3 before 2 before 1.',
      none: 'No Ultimos.',
    },
    challengeDrafted: {
      on: 'A drafted Dapper can be challenged by the last speaker.',
      off: 'A drafted Dapper cannot be challenged.',
    },
    missedDuty: {
      on: 'Whoever passes on a trump stop gives all others 8 points once it shows.',
      onCoins: 'Whoever passes on a trump stop pays all others 40 cents once it shows.',
      off: 'Whoever holds a trump stop must say Dapp.',
    },
    holdingSkus: {
      on: 'An opponent of the Dapper may keep the {skus} back if it is their only Tarok.',
      off: 'The {skus} cannot be kept back: it is played like any other Tarok.',
    },
    fairyTaleTrick: {
      on: 'Fairy Tale Trick: of {skus}, {mond} and {pagat} in one trick the {pagat} wins.',
      off: 'No Fairy Tale Trick: the {skus} beats everything.',
    },
    villageBids: {
      none: 'After a Dapp one player may challenge, which doubles the stake.',
      breitnau: 'Bids of Breitnau: a Challenge (×2) and, if the Dapper keeps the hand, a push (×{push}).',
      buchenbach: 'Bids of Buchenbach: One King (×{oneKing}), Two Kings (×{twoKings}); no Challenge.',
    },
    scoring: {
      simplified: 'Scored in points: only winners write any.',
      traditional: 'Scored in coins: losers pay winners.',
    },
    target: 'Whoever reaches {target} points wins the match.',
    hands: {
      some: 'The match ends after {n} hand. | The match ends after {n} hands.',
      open: 'The match has no fixed end.',
    },
    villagePayment: {
      table: 'A Dapp is paid by tier.',
      roundUp10: 'A Dapp pays what the loser is short of 40, times the stake, rounded up to ten cents.',
    },
  },
  problems: {
    tooLarge: 'The file is too large for a rule set (more than {limit} kB).',
    notJson: 'This is not a Dappen file, or it is damaged: its text cannot be read.',
    notRules: 'This is not a file of Dappen rules, or somebody changed it: “{key}” is missing or wrong.',
    notObject: 'This is not a file of Dappen rules.',
    otherFormat: 'This is another kind of file (“{found}”), or one of a newer Dappen.',
    noName: 'Rules need a name.',
    tooMany: 'There is room for {limit} own rule sets. Delete one first.',
    'unknown-key': 'There is no rule called “{key}”.',
    'bad-value': 'The rule “{key}” cannot be {value}. Possible: {expected}.',
    'buchenbach-needs-six': 'The rules ask for Buchenbach with {players} players; Buchenbach needs six.',
    'not-an-object': 'This is not a file of Dappen rules: the rules themselves are missing.',
    wholeNumber: 'a whole number from {from} to {to}',
    notStored: 'This could not be stored: it lasts until you close the program.',
  },
};
