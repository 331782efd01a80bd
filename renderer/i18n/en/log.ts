/**
 * One sentence per event, for the log and for the screen reader. `you` speaks to the person at the table,
 * `other` of somebody else.
 */
export const log = {
  dealt: {
    you: 'You deal; {first} speaks first.',
    other: '{name} deals; {first} speaks first.',
    youFirst: '{name} deals; you speak first.',
  },
  said: {
    you: {
      pass: 'You pass.',
      solo: 'You say Solo.',
      dapp: 'You say Dapp.',
      challenge: 'You challenge.',
      push: 'You push.',
      oneKing: 'You raise to One King.',
      twoKings: 'You raise to Two Kings.',
      keep: 'You keep it.',
      goAhead: 'You say: go ahead.',
    },
    other: {
      pass: '{name} passes.',
      solo: '{name} says Solo.',
      dapp: '{name} says Dapp.',
      challenge: '{name} challenges.',
      push: '{name} pushes.',
      oneKing: '{name} raises to One King.',
      twoKings: '{name} raises to Two Kings.',
      keep: '{name} keeps it.',
      goAhead: '{name} says: go ahead.',
    },
  },
  drafted: {
    you: 'Everyone before you passed: you are drafted as Dapper.',
    other: 'Everyone before passed: {name} is drafted as Dapper.',
  },
  contract: {
    dapp: { you: 'You play, stake ×{n}.', other: '{name} plays, stake ×{n}.' },
    solo: { you: 'You play Solo.', other: '{name} plays Solo.' },
  },
  tookDapp: { you: 'You take up the Dapp.', other: '{name} takes up the Dapp.' },
  discarded: { you: 'You laid off twelve cards.', other: '{name} laid off twelve cards.' },
  instantWin: {
    you: 'You show the Trull and all four Kings and win at once.',
    other: '{name} shows the Trull and all four Kings and wins at once.',
  },
  ultimosLaid: {
    you: 'You lay {ultimos}.',
    other: '{name} lays {ultimos}.',
    one: '{card} for trick {n}',
  },
  played: {
    you: 'You play {card}.',
    other: '{name} plays {card}.',
    heldYou: 'You play {card}; it was held and cannot win.',
    heldOther: '{name} plays {card}; it was held and cannot win.',
  },
  trickWon: {
    you: 'You win trick {n} with {card}.',
    other: '{name} wins trick {n} with {card}.',
    fairyTaleYou: 'Fairy Tale Trick: you win trick {n} with {card}.',
    fairyTaleOther: 'Fairy Tale Trick: {name} wins trick {n} with {card}.',
  },
  ultimoDecided: { made: 'The Ultimo {card} is made.', failed: 'The Ultimo {card} has failed.' },
  missedDuty: {
    you: 'The cards you played hold a trump stop: you ought to have said Dapp, and the hand ends.',
    other: 'The cards {name} played hold a trump stop: {name} ought to have said Dapp, and the hand ends.',
  },
  handOver: {
    dapperYou: 'You win the hand: the team has {team} card points, you have {dapper}.',
    dapperOther: '{name} wins the hand: the team has {team} card points, the Dapper {dapper}.',
    team: 'The team wins the hand with {team} card points against {dapper}.',
    ended: 'The hand is over.',
  },
  resumed: 'Hand {n}. {due}',
};
