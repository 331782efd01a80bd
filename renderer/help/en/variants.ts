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
  table,
} from '../pages.ts';

type VariantPage = Extract<PageId, (typeof PAGES)['variants'][number]>;

export const variants: Readonly<Record<VariantPage, PageText>> = {
  '8': {
    title: 'Village rules',
    blocks: [
      p(
        'Dappen was never played alike in two villages. Everything on the following pages is a switch: choose a village to begin with ([page:9]) and change what your table does otherwise. Rules are set before a match and hold for all of it.',
      ),
      table(
        ['Switch', 'what it changes'],
        ['[page:players]', 'how many sit at the table'],
        ['[page:ultimos]', 'which tricks the laid cards have to win'],
        ['[page:challengeDrafted]', 'whether a drafted Dapper can be challenged'],
        ['[page:missedDuty]', 'whether a trump stop can be passed, at a risk'],
        ['[page:holdingSkus]', 'whether the {skus} can be kept out of the play'],
        ['[page:fairyTaleTrick]', 'who wins when the Trull meets'],
        ['[page:villageBids]', 'other words that raise the stake'],
        ['[page:villageMultipliers]', 'what those words multiply by'],
        ['[page:scoring]', 'points or coins'],
        ['[page:target]', 'when a match for points ends'],
        ['[page:hands]', 'when a match for coins ends'],
        ['[page:villagePayment]', 'how villages with their own bids pay a Dapp'],
      ),
    ],
  },
  '9': {
    title: 'The presets',
    blocks: [
      table(
        ['Preset', 'differs from the basic rules by'],
        ['Basic', 'nothing'],
        [
          'Furtwangen',
          'Furtwangen Ultimos, the drafted can be challenged, missed duty, holding the {skus}, no Fairy Tale Trick',
        ],
        ['Breitnau', 'the bids of Breitnau, no Ultimos, no Fairy Tale Trick'],
        ['Buchenbach', 'six players, the bids of Buchenbach, no Ultimos, no Fairy Tale Trick'],
        ['Black Forest coins', 'everything as in Furtwangen, settled in cents'],
        ['Short evening', 'a target of 30 points'],
      ),
      p(
        'Own rules can be kept under a name, saved to a file and read from one, for the other end of the valley.',
      ),
    ],
  },
  players: {
    title: 'Players',
    blocks: [
      p(
        'With **six** everybody has seven cards and there are seven tricks. With **seven** it is six cards and six tricks. With **eight** the Dealer sits the hand out: the other seven play, and the Dealer watches and gets nothing.',
      ),
      p('The bids of Buchenbach are for six only.'),
    ],
  },
  ultimos: {
    title: 'Ultimos as the village has them',
    blocks: [
      p('**Fixed** is the basic rule: 3, 2 and 1 each have their own trick ([page:5]).'),
      h('Furtwangen'),
      p(
        'Here the number of cards counts. Whoever lays one card promises the **last** trick with it, whichever it is. Two cards promise the last two tricks, three the last three, always the higher one first: 3 before 2 before 1. The values stay with the cards: 2, 4 and 6 points.',
      ),
      cards('Laid together: the 3 must win the second-to-last trick, the 1 the last.', 'III', 'I'),
      p(
        'The laid cards are also played in that order. If one has to be played early and several would be allowed, only the highest of them is.',
      ),
      p('**None**: nobody lays any. So it is played in Breitnau and Buchenbach.'),
    ],
  },
  challengeDrafted: {
    title: 'Challenging the drafted',
    blocks: [
      p(
        'By the basic rules the last speaker has nothing to say once the second-to-last was drafted. With this switch the last speaker may challenge the drafted Dapper, or pass. Answer and stake are as after any Challenge: keep or go ahead, and the hand counts double.',
      ),
      p(
        'Where Buchenbach’s bids are played the last speaker may raise instead; where Breitnau’s are, a push can follow.',
      ),
    ],
  },
  missedDuty: {
    title: 'Missed duty',
    blocks: [
      p(
        'With this switch the trump stop is a matter of honour: whoever holds one **may** pass all the same. But the risk is real. As soon as the Taroks this player has played in tricks make up a trump stop by themselves, the hand ends on the spot.',
      ),
      list(
        'Every other active player writes 8 points; in coins the offender pays 40 cents to each of them.',
        'Tricks and Ultimos are not counted, and the deal passes on.',
        'Because all cards are played in the end, it always comes out, unless somebody wins at once ([page:4]).',
      ),
      example(
        'You hold three Taroks, 20, 12 and 3, and pass. The moment the third of them is played, three Taroks with the 20 on top lie open: a trump stop. The hand is over.',
      ),
      p(
        'The draft of the second-to-last cannot be missed; it happens by itself. And the last speaker after a draft has no duty.',
      ),
      reading(
        'The hand ends the moment the stop is complete among the played cards, and only those who play this hand get the points.',
      ),
    ],
  },
  holdingSkus: {
    title: 'Holding the {skus}',
    blocks: [
      p(
        'In the Black Forest this is called gstiesieren. It is for opponents of the Dapper only. Whoever has to play a Tarok and has **only the {skus} left** may keep it and play a card of any suit instead.',
      ),
      list(
        'From then on the {skus} is held: it cannot be played before the last trick and cannot win one.',
        'It always goes to the team’s pile in the end, with its four pips.',
        'If the Dapper wins the last trick, the team gives one of its cards for it, the one with the fewest pips.',
        'If its holder would lead the last trick, the {skus} is shown, and the card of the **next** player counts as the lead.',
        'A held {skus} does not count for a Fairy Tale Trick.',
      ),
      cards(
        'The Dapper leads a Tarok, and this is all you have: you may keep the {skus} and play the 9.',
        'Skus',
        'C9',
        'H3',
      ),
      reading('A team without any trick has no card to give: it then counts 4, the held {skus} alone.'),
    ],
  },
  fairyTaleTrick: {
    title: 'Fairy Tale Trick',
    blocks: [
      p(
        'On: if {skus}, {mond} and {pagat} fall into the same trick, {derPagat} wins it. Off: the {skus} wins its trick always.',
      ),
      cards('A rare sight.', 'Skus', 'XXI', 'I'),
    ],
  },
  villageBids: {
    title: 'Village bids',
    blocks: [
      p(
        'In two villages the stake of a Dapp can be raised further than by one Challenge. The last bid’s number counts, whoever plays in the end. Exchange and goal are as usual.',
      ),
      h('Breitnau'),
      p(
        'It begins with an ordinary Challenge (×2). If the bidder keeps the hand, the Challenger may **push** (×3 by our numbers) or pass. After a push the bidder again keeps or lets the Challenger go ahead; then the bidding is over.',
      ),
      h('Buchenbach'),
      p(
        'There is no Challenge. Instead a later speaker may say **One King** (×2) and, after that, **Two Kings** (×3), one step at a time. Whoever raises must hold that many Kings; and the player who holds the bid may keep it only with as many Kings too. Otherwise nothing is left but to let the other go ahead.',
      ),
      list(
        'After “I’ll keep it” the same player may raise once more, one step.',
        'After “Go ahead” the raiser holds the bid.',
        'Then the next speaker is asked, and so on to the last; also those who can only pass.',
        'Three Kings cannot be bid: four Kings are not enough for both sides.',
      ),
      reading(
        'The order of speaking, and that the raiser too needs the Kings, are our reading; the sources tell it of keeping only.',
      ),
      p(
        'Both villages play without Ultimos, without holding the {skus} and without the Fairy Tale Trick. A drafted Dapper is left alone unless [page:challengeDrafted] is on.',
      ),
    ],
  },
  villageMultipliers: {
    title: 'House numbers',
    blocks: [
      p(
        'What a push, One King and Two Kings multiply the stake by is not told by any source we have. So these numbers are yours to set, from 2 to 10, and are marked as house numbers. We begin with:',
      ),
      table(
        ['Bid', 'times'],
        ['Push (Breitnau)', '3'],
        ['One King (Buchenbach)', '2'],
        ['Two Kings (Buchenbach)', '3'],
      ),
      p('The Challenge of Breitnau always doubles. The numbers need not rise from one bid to the next.'),
    ],
  },
  scoring: {
    title: 'Points or coins',
    blocks: [
      p('**Points** is the simple way of [page:7]: winners write, nobody loses anything.'),
      h('Coins'),
      p(
        'Here losers pay winners, in cents. The Dapper gets the amount from each opponent, or pays it to each of them, so that all purses together stay the same.',
      ),
      table(
        ['Game', 'cents between the Dapper and each opponent'],
        ['Dapp', '5 × the tier'],
        ['Dapp after a Challenge', '10 × the tier'],
        ['after village bids', '5 × the tier × the multiplier'],
        ['Solo won', '10 × the tier'],
        ['Solo lost', '5 × the tier'],
        ['Ultimo 3, 2, 1', '10, 20, 30'],
        ['won at once', '40 × the stake'],
        ['missed duty', 'the offender pays 40 to each other player'],
      ),
      example(
        'Six players, a Dapp is won with tier 3 after a Challenge: each of the five opponents pays 30 cents, the Dapper gets 1.50.',
      ),
      reading('The amounts for winning at once and for a missed duty are carried over from the points.'),
    ],
  },
  target: {
    title: 'Target',
    blocks: [
      p(
        'The points that end a match: 60 as a rule, 30 for a short evening, or any number you like. Whoever has the most when it is reached wins; equal totals share. In coins the target has no meaning; there a match ends after a number of hands ([page:hands]).',
      ),
    ],
  },
  hands: {
    title: 'Length of a match for coins',
    blocks: [
      p(
        'In coins the players agree on a number of hands. After the last one the fullest purse wins; equal purses share. **Open** means that the match goes on until you give it up.',
      ),
    ],
  },
  villagePayment: {
    title: 'Village payment',
    blocks: [
      p(
        'A second way of paying a Dapp in coins, only where village bids are played. Instead of looking up the tier, the card points that the loser lacks to 40 are multiplied by the stake and rounded **up** to the next ten cents.',
      ),
      example('The loser has 27 card points and the stake is 2: (40 − 27) × 2 = 26, rounded up to 30 cents.'),
      p('A Solo is still paid by tier.'),
      reading(
        'That it is counted from 40 is our reading. We do not play that one opponent may have to pay for all.',
      ),
    ],
  },
};
