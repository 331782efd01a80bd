import type { Messages } from '../index.ts';

export const log: Messages['log'] = {
  dealt: {
    you: 'Du gibst; {first} spricht zuerst.',
    other: '{name} gibt; {first} spricht zuerst.',
    youFirst: '{name} gibt; du sprichst zuerst.',
  },
  said: {
    you: {
      pass: 'Du passt.',
      solo: 'Du sagst Solo.',
      dapp: 'Du dappst.',
      challenge: 'Du streckst.',
      push: 'Du schiebst.',
      oneKing: 'Du steigerst auf Ein König.',
      twoKings: 'Du steigerst auf Zwei Könige.',
      keep: 'Du spielst selber.',
      goAhead: 'Du sagst: Geh du.',
    },
    other: {
      pass: '{name} passt.',
      solo: '{name} sagt Solo.',
      dapp: '{name} dappt.',
      challenge: '{name} streckt.',
      push: '{name} schiebt.',
      oneKing: '{name} steigert auf Ein König.',
      twoKings: '{name} steigert auf Zwei Könige.',
      keep: '{name} spielt selber.',
      goAhead: '{name} sagt: Geh du.',
    },
  },
  drafted: {
    you: 'Alle vor dir haben gepasst: Du musst ran und bist der Dapper.',
    other: 'Alle davor haben gepasst: {name} muss ran und ist der Dapper.',
  },
  contract: {
    dapp: { you: 'Du spielst, Einsatz ×{n}.', other: '{name} spielt, Einsatz ×{n}.' },
    solo: { you: 'Du spielst Solo.', other: '{name} spielt Solo.' },
  },
  tookDapp: { you: 'Du nimmst den Dapp auf.', other: '{name} nimmt den Dapp auf.' },
  discarded: { you: 'Du hast zwölf Karten abgelegt.', other: '{name} hat zwölf Karten abgelegt.' },
  instantWin: {
    you: 'Du zeigst die Trull und alle vier Könige und gewinnst sofort.',
    other: '{name} zeigt die Trull und alle vier Könige und gewinnt sofort.',
  },
  ultimosLaid: {
    you: 'Du legst {ultimos}.',
    other: '{name} legt {ultimos}.',
    one: '{card} für Stich {n}',
  },
  played: {
    you: 'Du spielst {card}.',
    other: '{name} spielt {card}.',
    heldYou: 'Du spielst {card}; gehalten, sticht also nicht.',
    heldOther: '{name} spielt {card}; gehalten, sticht also nicht.',
  },
  trickWon: {
    you: 'Du gewinnst Stich {n} mit {card}.',
    other: '{name} gewinnt Stich {n} mit {card}.',
    fairyTaleYou: 'Märchenstich: Du gewinnst Stich {n} mit {card}.',
    fairyTaleOther: 'Märchenstich: {name} gewinnt Stich {n} mit {card}.',
  },
  ultimoDecided: { made: 'Der Ulti {card} ist gelungen.', failed: 'Der Ulti {card} ist misslungen.' },
  missedDuty: {
    you: 'In deinen gespielten Karten liegt eine Trumpfsperre: Du hättest dappen müssen, das Spiel endet.',
    other:
      'In den gespielten Karten von {name} liegt eine Trumpfsperre: {name} hätte dappen müssen, das Spiel endet.',
  },
  handOver: {
    dapperYou: 'Du gewinnst das Spiel: Die anderen haben {team} Kartenpunkte, du hast {dapper}.',
    dapperOther: '{name} gewinnt das Spiel: Die anderen haben {team} Kartenpunkte, der Dapper {dapper}.',
    team: 'Die anderen gewinnen das Spiel mit {team} Kartenpunkten gegen {dapper}.',
    ended: 'Das Spiel ist aus.',
  },
  resumed: 'Spiel {n}. {due}',
};
