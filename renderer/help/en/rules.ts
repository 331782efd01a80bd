import {
  cards,
  example,
  h,
  list,
  type PAGES,
  type PageId,
  type PageText,
  p,
  reading,
  steps,
  table,
} from '../pages.ts';

type RulesPage = Extract<PageId, (typeof PAGES)['rules'][number]>;

export const rules: Readonly<Record<RulesPage, PageText>> = {
  '1': {
    title: 'The cards',
    blocks: [
      p('The pack has 54 cards: 22 Taroks, which are always trumps, and four suits of eight cards.'),
      h('Taroks'),
      p(
        'The numbers 1 to 21 and, above them, the {skus} (the fool). The higher one wins. Three of them belong together and are called the **Trull**: {skus}, {mond} (21) and {pagat} (1).',
      ),
      cards(
        'From the lowest to the highest: 1, 2, 3 … 20, 21, {skus}.',
        'I',
        'II',
        'III',
        'XX',
        'XXI',
        'Skus',
      ),
      h('Suits'),
      table(
        ['Suit', 'from high to low'],
        ['{spades}, {clubs}', 'King, Queen, Knight, Jack, 10, 9, 8, 7'],
        ['{hearts}, {diamonds}', 'King, Queen, Knight, Jack, Ace, 2, 3, 4'],
      ),
      p(
        'Mind {hearts} and {diamonds}: there the lower number ranks higher, so that the Ace beats the 2 and the 2 beats the 3.',
      ),
      cards('The {spades} in order, as expected …', 'SK', 'SQ', 'SN', 'SJ', 'S10', 'S9', 'S8', 'S7'),
      cards('… the {diamonds} turn round below the Jack.', 'DK', 'DQ', 'DN', 'DJ', 'DA', 'D2', 'D3', 'D4'),
      h('What cards are worth'),
      p('The red dots in the corner are the **pips** of a card:'),
      table(
        ['Card', 'pips'],
        ['{skus}, {mond}, {pagat} and each King', '4'],
        ['Queen', '3'],
        ['Knight', '2'],
        ['Jack', '1'],
        ['all others', '0'],
      ),
      p(
        'That makes 52 in the whole pack. **Card points** of a pile are half the number of its cards, rounded down, plus its pips. The whole pack counts 27 + 52 = 79.',
      ),
      example('A pile of 24 cards with 25 pips: half of 24 is 12, and 12 + 25 = **37 card points**.'),
    ],
  },
  '2': {
    title: 'Seats and deal',
    blocks: [
      p(
        'Six, seven or eight play. Bidding, dealing and play go **counter-clockwise**: after you comes the player on your right. After every hand the deal passes to the next player, even if the hand ended early.',
      ),
      p('Cards are dealt in packets, beginning with the player after the Dealer:'),
      table(
        ['Players', 'packets', 'hand', 'Dapp'],
        ['6', '4 each, 6 to the middle, 3 each, 6 to the middle', '7 cards', '12'],
        ['7', '3 each, 6 to the middle, 3 each, 6 to the middle', '6 cards', '12'],
        ['8', 'as with seven; the Dealer gets none and sits out', '6 cards', '12'],
      ),
      p('The twelve cards in the middle are the **Dapp**. Nobody looks at them.'),
      reading('Who deals the first hand is drawn by lot.'),
    ],
  },
  '3': {
    title: 'Bidding',
    blocks: [
      p(
        'The player after the Dealer speaks first, the Dealer last. (With eight, the player before the Dealer speaks last, for the Dealer sits out.) There are at most two rounds.',
      ),
      h('First round: Solo'),
      p(
        'Each says **Solo** or passes. The first Solo ends the bidding at once: that player becomes the Dapper, plays with the cards as dealt and leaves the Dapp untouched. Nobody can challenge a Solo.',
      ),
      h('Second round: Dapp'),
      p(
        'If nobody said Solo, each says **Dapp** or passes. Two duties hold, but only as long as nobody has said Dapp:',
      ),
      p(
        '**The trump stop.** Whoever holds very high Taroks may not pass. The fewer Taroks you have, the higher the best of them must be for it:',
      ),
      table(
        ['Your Taroks', 'trump stop if the highest is at least'],
        ['1', '{skus}'],
        ['2', '21'],
        ['3', '20'],
        ['4', '19'],
        ['5', '18'],
        ['6', '17'],
        ['7', '16'],
      ),
      cards('Three Taroks with the 20 on top: a trump stop. You must say Dapp.', 'XX', 'XII', 'III'),
      cards('Three Taroks with only the 19 on top: you are free to pass.', 'XIX', 'XII', 'III'),
      p('Nobody at the table learns whether somebody was forced.'),
      p(
        '**Second-to-last.** If everybody before has passed, the second-to-last speaker becomes the Dapper without being asked. We say the player is **drafted**. The last speaker is never drafted and then has nothing more to say.',
      ),
      reading('Whoever is second-to-last and also holds a trump stop counts as drafted.'),
      h('Challenge'),
      p(
        'After a Dapp that was said, every later speaker may once say **Challenge** or pass, in order. The first Challenge ends the bidding: the bidder now chooses between **I’ll keep it** (and stays the Dapper) and **Go ahead** (and the Challenger becomes the Dapper). Either way the hand counts double, won or lost.',
      ),
      p('A drafted Dapper is not challenged. Some villages allow it: [page:challengeDrafted].'),
    ],
  },
  '4': {
    title: 'The exchange',
    blocks: [
      p(
        'The Dapper takes up the twelve cards of the Dapp and lays twelve cards away face down. They may come from either. The discards stay secret; at the end they count with the Dapper’s tricks, so it pays to discard cards with pips.',
      ),
      p('**Never discarded** are the three cards of the Trull and the Kings.'),
      cards('These seven always stay in the hand.', 'Skus', 'XXI', 'I', 'SK', 'CK', 'HK', 'DK'),
      p('In a Solo there is no exchange: the twelve stay where they are and count for the Dapper unseen.'),
      h('Winning at once'),
      p(
        'If the Dapper holds all seven of these cards after taking up the Dapp, they are shown and the hand is over. It counts as the highest tier at the stake in force: 8 points, or 16 after a Challenge.',
      ),
      reading('The program shows them by itself; nobody has to notice.'),
    ],
  },
  '5': {
    title: 'Ultimos',
    blocks: [
      p(
        'Before the first lead the Dapper may lay any of the three lowest Taroks face up. Each is a promise to **win one fixed trick with that very card**:',
      ),
      table(
        ['Card', 'must win', 'with six players', 'with seven or eight', 'worth'],
        ['3', 'the third-to-last trick', 'trick 5', 'trick 4', '2'],
        ['2', 'the second-to-last trick', 'trick 6', 'trick 5', '4'],
        ['1', 'the last trick', 'trick 7', 'trick 6', '6'],
      ),
      cards('One, two or all three can be laid. In a Solo too.', 'III', 'II', 'I'),
      list(
        'If it succeeds, the Dapper gets the points. If it fails, **each opponent** gets them.',
        'Every Ultimo counts on its own, whoever wins the hand, and is never multiplied.',
        'A laid card stays face up and belongs to the hand as before.',
      ),
      h('Kept back'),
      p(
        'Until its trick comes, a laid card may not be played as long as any other card is allowed. Who must follow with Tarok and has no other Tarok has to play it, and the promise is broken.',
      ),
      p(
        'In its own trick and after it the card is a card like any other. Nobody forces you to play it there; but if it does not win that trick, the promise has failed.',
      ),
      example(
        'Six players, the 1 was laid. In trick 6 Taroks are led and the 1 is the Dapper’s last Tarok: it has to be played now. The Ultimo is lost and each opponent writes 6.',
      ),
      p('Other villages have other Ultimos, or none: [page:ultimos].'),
    ],
  },
  '6': {
    title: 'Play',
    blocks: [
      p('The Dapper leads the first trick. Whoever wins a trick leads the next.'),
      steps(
        '**Follow suit**, if you can. Taroks are a suit like the others for this.',
        'If you cannot, **play a Tarok**.',
        'If you have no Tarok either, play any card.',
      ),
      p(
        'Nobody has to beat the cards on the table. The highest Tarok wins the trick; without a Tarok, the highest card of the suit that was led.',
      ),
      h('The Fairy Tale Trick'),
      p(
        'If {skus}, {mond} and {pagat} fall into one and the same trick, the smallest of the three wins it: {derPagat}.',
      ),
      cards('All three in one trick: {derPagat} takes it.', 'Skus', 'XXI', 'I'),
      p('Some villages know no fairy tales: [page:fairyTaleTrick].'),
    ],
  },
  '7': {
    title: 'The result',
    blocks: [
      p(
        'The Dapper’s pile is the tricks of the Dapper and the twelve discards (in a Solo: the untouched twelve). The team’s pile is its tricks. Both are counted as under [page:1].',
      ),
      p(
        '**With 40 card points the team has won; with 39 or fewer the Dapper has.** A Dapper without a single trick counts 0, and the twelve go to the team as well.',
      ),
      h('How much'),
      p('The card points of the **loser** tell how clear it was. They are looked up in this table:'),
      { kind: 'tiers' },
      table(
        ['Game', 'points'],
        ['Dapp', 'the tier'],
        ['Dapp after a Challenge', '2 × the tier'],
        ['Solo', '2 × the tier + 1'],
      ),
      p(
        'If the Dapper wins, the Dapper writes these points. If the team wins, **each opponent** writes them. Nobody ever loses points. Ultimos are added. A Dealer who sits out gets nothing.',
      ),
      example(
        'The Dapper has 24 cards in tricks and the 12 discards, with 34 pips: 18 + 34 = 52. The team has 18 cards with 18 pips: 9 + 18 = 27. The team has lost with 27, which is tier 3. A Dapp earns the Dapper 3 points, after a Challenge 6, a Solo 7.',
      ),
      list(
        '**Marsch**: a Dapper who took every trick wins as if the team had 0, that is tier 8.',
        'With seven players the two piles can both be odd. Then a half is lost on each side and they make 78 together. 39 to 39 is a win for the Dapper.',
      ),
      h('The match'),
      p(
        'Whoever first has 60 points wins, or 30 on a short evening. If several reach it in the same hand, the highest total wins.',
      ),
      reading('If the totals are equal, the match is shared.'),
    ],
  },
};
