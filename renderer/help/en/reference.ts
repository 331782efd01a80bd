import { cards, type GlossaryEntry, h, list, type PAGES, type PageId, type PageText, p } from '../pages.ts';

type ReferencePage = Extract<PageId, (typeof PAGES)['reference'][number]>;

export const reference: Readonly<Record<ReferencePage, PageText>> = {
  '10': {
    title: 'Playing well',
    blocks: [
      h('Solo'),
      p(
        'Three or more Taroks from 15 upwards among the cards dealt make a Solo worth thinking about. You know only your own cards, but the twelve in the middle count for you.',
      ),
      cards('A hand for a Solo.', 'Skus', 'XX', 'XVII', 'XV', 'SK', 'SQ', 'H4'),
      h('Dapp'),
      list(
        'With a trump stop there is no choice. Otherwise look for Taroks to build on.',
        'After the exchange three Taroks from 15 upwards are a good measure.',
        'Empty a suit or two when discarding: a void lets you trump at once.',
        'Discard cards with pips, such as Queens and Knights. They still count for you.',
        'A lone King is no trick with five or six opponents: somebody will trump it.',
      ),
      h('As Dapper'),
      list(
        'Lead Taroks early, while you hold the high ones: every trick takes five or six Taroks out.',
        'You need fewer tricks than you think: the twelve discards count too.',
        'Lay an Ultimo when you can count the Taroks that will still be out at the end.',
      ),
      h('In the team'),
      list(
        'Put pips on a friend’s trick that is sure to hold: a King, a Queen.',
        'Do not overtake a friend who is winning already.',
        'If the Dapper plays after you, keep your pips for another trick.',
        'Watch the laid Ultimos: an early lead of Taroks may force them out.',
      ),
    ],
  },
  glossary: { title: 'Glossary', blocks: [{ kind: 'glossary' }] },
  keys: {
    title: 'Keys',
    blocks: [
      p(
        'The whole game can be played by keyboard. Every key can be changed in the preferences, and single letters can be switched off for screen readers that use them.',
      ),
      { kind: 'keys' },
    ],
  },
};

export const glossary: readonly GlossaryEntry[] = [
  {
    word: 'Card points',
    meaning:
      'What a pile counts: half of its cards, rounded down, plus its pips. 79 in all. They decide the hand.',
  },
  {
    word: 'Challenge',
    local: 'Ich strecke!',
    meaning: 'Said after a Dapp: you would play it as well. The stake doubles.',
  },
  {
    word: 'Dapp',
    local: 'Dapp, Blinde',
    meaning:
      'The twelve cards in the middle; also the bid to take them up: “Dapp!”, in the Black Forest “Ich dappe!”.',
  },
  { word: 'Dapper', meaning: 'The player who stands alone against all others in a hand.' },
  { word: 'Dealer', meaning: 'Who deals; speaks last. With eight, sits out.' },
  { word: 'Discards', meaning: 'The twelve cards the Dapper lays away. They count for the Dapper.' },
  {
    word: 'Drafted',
    meaning: 'Made Dapper without a word, as second-to-last speaker after everybody passed.',
  },
  { word: 'Fairy Tale Trick', meaning: 'Skus, 21 and 1 in one trick; the 1 wins it.' },
  { word: 'Go ahead', local: 'Geh du', meaning: 'The answer that hands the game over to the Challenger.' },
  { word: 'Hand', meaning: 'One game from deal to count; also the cards a player holds.' },
  { word: 'House number', meaning: 'A multiplier the sources do not tell; your table agrees on it.' },
  {
    word: 'I’ll keep it',
    local: 'Selber',
    meaning: 'The answer to a Challenge with which the bidder stays the Dapper.',
  },
  { word: 'Marsch', local: 'Marsch', meaning: 'Winning every trick.' },
  { word: 'Match', meaning: 'A series of hands up to the target, or in coins up to a number of hands.' },
  { word: 'Mond', local: 'Mund', meaning: 'The Tarok 21, one of the Trull.' },
  { word: 'Opponents', meaning: 'Everybody who plays against the Dapper: the team.' },
  { word: 'Pagat', local: 'Geiß', meaning: 'The Tarok 1, the lowest, one of the Trull.' },
  { word: 'Pips', meaning: 'The red dots of a card, 0 to 4. 52 in the whole pack.' },
  { word: 'Push', local: 'Schieben', meaning: 'Breitnau: a second raise by a Challenger who was refused.' },
  { word: 'Raise', meaning: 'Buchenbach: One King or Two Kings.' },
  { word: 'Skus', local: 'Gstieß', meaning: 'The fool, the highest Tarok, one of the Trull.' },
  {
    word: 'Solo',
    local: 'Solo',
    meaning: 'To play alone with the cards as dealt; the Dapp stays untouched.',
  },
  { word: 'Stake', meaning: 'What the tier of a Dapp is multiplied by.' },
  {
    word: 'Suit',
    meaning: 'One of {spades}, {clubs}, {hearts} and {diamonds}; Taroks are a suit of their own.',
  },
  { word: 'Tarok', meaning: 'One of the 22 trumps.' },
  { word: 'Team', meaning: 'All opponents of the Dapper, for one hand.' },
  { word: 'Tier', meaning: 'From 1 to 8: how clearly a hand was won, read from the loser’s card points.' },
  { word: 'Trick', meaning: 'One card of each player; the highest takes it.' },
  { word: 'Trull', meaning: 'Skus, 21 and 1 together.' },
  { word: 'Trump stop', meaning: 'Taroks so high that one may not pass in the second round.' },
  { word: 'Ultimo', local: 'Ulti', meaning: 'The promise to win a late trick with the 3, 2 or 1.' },
  { word: 'Void', meaning: 'Without a card of a suit.' },
];
