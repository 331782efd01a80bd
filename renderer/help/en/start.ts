import { cards, h, list, type PAGES, type PageId, type PageText, p, steps, table } from '../pages.ts';

type StartPage = Extract<PageId, (typeof PAGES)['start'][number]>;

/** Twelve backs. */
const DAPP = Array.from({ length: 12 }, () => 'back' as const);

export const start: Readonly<Record<StartPage, PageText>> = {
  welcome: {
    title: 'Dappen in five minutes',
    blocks: [
      p(
        'Dappen is an old card game of the Black Forest for six, seven or eight. In every hand **one player, the Dapper, stands alone against all the others**, who form a team for that one hand. You play one seat; the program plays the rest.',
      ),
      cards('Twelve cards lie face down in the middle: the Dapp.', ...DAPP),
      h('How a hand goes'),
      steps(
        '**Deal.** Everybody gets seven cards (six, if more than six sit at the table). Twelve more lie in the middle: the Dapp.',
        '**Bid.** In turn each player says whether they want to play alone. Whoever does becomes the Dapper.',
        '**Exchange.** The Dapper picks up the Dapp and lays away twelve cards, never a King or one of the three cards of the Trull. They stay hidden and count for the Dapper.',
        '**Promise.** The Dapper may lay a low Tarok on the table and promise to win one of the last tricks with it: an Ultimo.',
        '**Play.** Card by card, trick by trick. The Dapper leads first.',
        '**Count.** If the team has 40 card points, it has won. If it has fewer, the Dapper has.',
      ),
      h('Five things to know before the first card'),
      list(
        '**Taroks are trumps.** There are 22 of them; the higher number wins. Above all stands the fool, the {skus}.',
        '**Follow suit.** Whoever cannot, must play a Tarok. Only without either is every card allowed. Nobody has to play higher.',
        '**The red dots are the pips.** Fool, 21, 1 and Kings have four each, Queens three, Knights two, Jacks one. All other cards only count as cards.',
        '**Three words.** Pips are on the card. Card points are what a pile counts: half a point for each card, plus its pips. Points are what the winner writes down.',
        '**Everything runs counter-clockwise.** The next player sits on your right.',
      ),
      cards('The Trull: the three most valuable Taroks.', 'Skus', 'XXI', 'I'),
      cards('The four court cards of a suit, the highest on the left.', 'HK', 'HQ', 'HN', 'HJ'),
      p(
        'That is enough for a first hand. Cards you may not play are veiled; choose one and the program tells you why. The rules in full begin at [page:1]. Whoever comes from Skat will find the differences under [page:skat].',
      ),
    ],
  },
  skat: {
    title: 'If you know Skat',
    blocks: [
      p(
        'Much will feel familiar: one against the rest, cards in the middle that the soloist takes up, points inside the cards. These things are different:',
      ),
      table(
        ['', 'Skat', 'Dappen'],
        ['Against', 'two', 'five or six, who all play together'],
        ['In the middle', 'two cards', 'twelve: the Dapp'],
        ['Trumps', 'Jacks and a suit of your choice', 'always the 22 Taroks, a suit of their own'],
        ['Void of the suit led', 'any card', '**a Tarok, if you have one**'],
        ['Bidding', 'by numbers', 'one word, then at most one Challenge'],
        ['Hand game', 'better game, same cards', 'Solo: the Dapp stays untouched and unseen'],
        ['Passed out', 'new deal or Ramsch', 'the second-to-last speaker has to play'],
        ['To win', '61 of 120', 'the team needs 40 of 79 card points'],
        ['Counting', 'Ace 11, Ten 10 …', 'half of the cards, plus their red dots'],
        ['Order in {hearts}, {diamonds}', 'as in the other suits', 'low pips win: Ace over 2, 3 and 4'],
        ['Direction', 'clockwise', 'counter-clockwise'],
        ['Score', 'the soloist’s, plus or minus', 'only winners write points'],
      ),
      cards(
        'In {hearts} and {diamonds} the Ace is the highest of the small cards, the 4 the lowest.',
        'HA',
        'H2',
        'H3',
        'H4',
      ),
      p(
        'Two habits to unlearn: there are no Tens to save, and a lone King is rarely a trick, because with so many players somebody is soon void and trumps it.',
      ),
      p(
        'The closest thing to a trump solo with a good hand is the Dapp; the closest to announcing schneider is an Ultimo ([page:5]).',
      ),
    ],
  },
  program: {
    title: 'Around the program',
    blocks: [
      h('At the table'),
      list(
        'The blue mark with the double ring tells that it is your turn, and what is asked of you.',
        'A gold star and a gold frame mark the Dapper, ◆ marks the Dealer.',
        'In the trick every card has its number; the one that leads at the moment is outlined.',
        'Ultimo cards lie face up by the Dapper’s seat, with the trick they have promised.',
        'Every name plate tells how many cards the seat still has and how many tricks it has taken.',
        'The side panel holds the score sheet, what was said and played, and the rules in force.',
      ),
      h('Good to know'),
      list(
        'The match is saved after every card. You can close the window at any time and play on later.',
        'Undo takes you back to your own last decision. The hand is then marked on the score sheet.',
        'Speed, card colours, names and much more are in the preferences; every change works at once.',
        'Rules are chosen before a match and stay for all of it. The next match can have others.',
        'When you lead and cannot lose a trick any more, one button takes the rest. The cards then fall quickly by themselves.',
        'A card that would break an Ultimo of your own is asked for twice.',
        'With eight at the table the Dealer sits out. If that is you, watch, or go straight to the result.',
        'The whole game can be played by keyboard: [page:keys].',
      ),
    ],
  },
};
