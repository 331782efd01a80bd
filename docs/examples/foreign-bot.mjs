// A foreign bot in about thirty lines: npm run -s dappen -- bot --cmd 'node docs/examples/foreign-bot.mjs' --hands 600
import { createInterface } from 'node:readline';

const TAROKS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI XVII XVIII XIX XX XXI Skus'.split(' ');
const PIPS = { Skus: 4, XXI: 4, I: 4, K: 4, Q: 3, N: 2, J: 1 };

const tarok = (card) => TAROKS.indexOf(card) + 1; // 0 for a card of a suit
const pips = (card) => PIPS[tarok(card) ? card : card.slice(1)] ?? 0;
const byPips = (cards) => [...cards].sort((a, b) => pips(b) - pips(a) || tarok(a) - tarok(b));
const highest = (cards) => [...cards].sort((a, b) => tarok(b) - tarok(a) || pips(b) - pips(a))[0];

function choose({ seat, dapper, dealt, trick }, legal) {
  const word = (name) => legal.find(({ type }) => type === name);
  const [first] = legal;
  if (first.type === 'discard') {
    // what is rich in pips still counts in the pile; Taroks stay
    const suits = first.from.filter((card) => !tarok(card));
    const taroks = first.from.filter(tarok).sort((a, b) => tarok(a) - tarok(b));
    return { type: 'discard', cards: [...byPips(suits), ...taroks].slice(0, first.count) };
  }
  if (first.type === 'ultimo') return { type: 'ultimo', cards: [] };
  if (first.type !== 'play') {
    const strong = dealt.filter((card) => tarok(card) >= 15).length >= 2;
    return (strong && (word('dapp') ?? word('keep'))) || word('pass') || word('goAhead') || first;
  }
  const cards = legal.map(({ card }) => card);
  if (seat === dapper) return { type: 'play', card: highest(cards) };
  const ours = trick.winning !== undefined && trick.winning !== dapper;
  return { type: 'play', card: ours ? byPips(cards)[0] : byPips(cards).at(-1) };
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const { observation, legal } = JSON.parse(line);
  console.log(JSON.stringify(choose(observation, legal)));
});
