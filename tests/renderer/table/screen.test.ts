import { describe, expect, it, vi } from 'vitest';
import type { Card } from '#engine/cards/card.ts';
import { isKing, isTrull } from '#engine/cards/card.ts';
import { useAnnouncer } from '#renderer/composables/useAnnouncer.ts';
import { useExchange } from '#renderer/stores/exchange.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useScreens } from '#renderer/stores/screens.ts';
import { useSitting } from '#renderer/stores/sitting.ts';
import { useTableUi } from '#renderer/stores/tableUi.ts';
import { momentOf } from '#tests/support/phases.ts';
import { type Seated, seatedAt } from './seated.ts';

// Whole tables of drawn cards are mounted here; a busy machine may take its time.
vi.setConfig({ testTimeout: 60_000 });

const follow = momentOf('follow');
const legalCards = follow.before.observation.legal.flatMap((move) =>
  move.type === 'play' ? [move.card] : [],
);

const handCards = ({ screen }: Seated) => screen.findAll('.hand-card');
const cardButton = ({ screen }: Seated, card: Card) => screen.get(`.hand-card[data-card="${card}"]`);
const focused = (): string | undefined => (document.activeElement as HTMLElement | null)?.dataset.card;
const pressOn = async (at: Seated, card: Card): Promise<void> => {
  await cardButton(at, card).trigger('click');
};

describe('the hand', () => {
  it('is a toolbar with one stop; arrows, Home, End and digits move along it', async () => {
    const at = await seatedAt(follow.before);
    const cards = handCards(at).map((button) => button.attributes('data-card'));
    expect(at.screen.get('[role="toolbar"]').attributes('aria-label')).toBe('Your hand');
    expect(handCards(at).map((button) => button.attributes('tabindex'))).toEqual(
      cards.map((_, i) => (i === 0 ? '0' : '-1')),
    );
    await at.press('1');
    expect(focused()).toBe(cards[0]);
    await at.press('ArrowRight');
    expect(focused()).toBe(cards[1]);
    await at.press('End');
    expect(focused()).toBe(cards.at(-1));
    await at.press('ArrowRight');
    expect(focused()).toBe(cards[0]);
    await at.press('ArrowLeft');
    expect(focused()).toBe(cards.at(-1));
    await at.press('Home');
    expect(focused()).toBe(cards[0]);
    await at.press('3');
    expect(focused()).toBe(cards[2]);
  });

  it('plays a legal card at once', async () => {
    const at = await seatedAt(follow.before);
    const card = legalCards[0] as Card;
    await pressOn(at, card);
    expect(at.asked()).toEqual([{ id: 2, type: 'act', action: { type: 'play', card } }]);
  });

  it('keeps an illegal card in reach: it says why, and asks the host nothing', async () => {
    const at = await seatedAt(follow.before);
    const illegal = follow.before.observation.hand.find((card) => !legalCards.includes(card)) as Card;
    expect(cardButton(at, illegal).attributes('aria-disabled')).toBe('true');
    expect(cardButton(at, illegal).attributes('disabled')).toBeUndefined();
    expect(cardButton(at, illegal).attributes('aria-label')).toMatch(/not playable now/);
    await pressOn(at, illegal);
    expect(at.asked()).toEqual([]);
    expect(at.screen.get('.problem').text()).toMatch(/cannot be played: .*Rule §6/);
    await at.screen.get('.problem .btn').trigger('click');
    expect(useScreens().place).toEqual({ name: 'help', section: '6' });
  });

  it('with "choose twice" the first time only lifts it', async () => {
    const at = await seatedAt(follow.before, { confirmPlay: true });
    const card = legalCards[0] as Card;
    await pressOn(at, card);
    expect(at.asked()).toEqual([]);
    expect(cardButton(at, card).attributes('aria-label')).toMatch(/chosen/);
    await pressOn(at, card);
    expect(at.asked()).toHaveLength(1);
  });

  it('plays the only legal card by itself, if that is wished', async () => {
    const at = await seatedAt(momentOf('onlyCard').before, { playOnlyCard: true });
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'play' } }]);
  });

  it('does nothing while others are at it', async () => {
    const watch = momentOf('watchPlay');
    const at = await seatedAt(watch.before);
    await handCards(at)[0]?.trigger('click');
    expect(at.asked()).toEqual([]);
    expect(handCards(at).every((button) => button.attributes('aria-disabled') === undefined)).toBe(true);
  });
});

describe('the bidding', () => {
  const challenge = momentOf('challenge');

  it('offers every word with what it means, and says it on a click', async () => {
    const at = await seatedAt(challenge.before);
    const choices = at.screen.findAll('.choice');
    expect(choices.map((choice) => choice.attributes('data-word'))).toEqual(['challenge', 'pass']);
    expect(choices[0]?.text()).toMatch(/stake ×2.*2 to 16 points/);
    // the program has no opinion: neither word looks like the one to say
    expect(at.screen.findAll('.choice.main')).toHaveLength(0);
    await choices[1]?.trigger('click');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'pass' } }]);
  });

  it('takes letters for words', async () => {
    const at = await seatedAt(challenge.before);
    await at.press('c');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'challenge' } }]);
  });

  it('lets letters alone when they are switched off', async () => {
    const at = await seatedAt(challenge.before, { singleLetterKeys: false });
    await at.press('c');
    expect(at.asked()).toEqual([]);
  });

  it('follows remapped keys', async () => {
    const at = await seatedAt(challenge.before, { keys: { challenge: 'X' } });
    await at.press('c');
    expect(at.asked()).toEqual([]);
    await at.press('x');
    expect(at.asked()).toHaveLength(1);
  });

  it('explains a forced Dapp with the own trump stop', async () => {
    const forced = momentOf('forced');
    const at = await seatedAt(forced.before);
    expect(at.screen.findAll('.choice')).toHaveLength(1);
    expect(at.screen.findAll('.choice.main')).toHaveLength(1);
    expect(at.screen.get('.question').text()).toMatch(/trump stop.*Nobody at the table learns/);
    await at.press('p');
    await at.tell({
      type: 'error',
      re: 2,
      error: { code: 'refused', refusal: { code: 'mustSayDapp', ...stopOf(forced.before) } },
    });
    expect(at.screen.get('.problem').text()).toMatch(/you must say Dapp/);
  });

  it('asks before big words, if that is wished', async () => {
    const at = await seatedAt(challenge.before, { confirmBids: true });
    await at.press('c');
    expect(at.asked()).toEqual([]);
    expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(/Say “Challenge!”/);
  });

  it('says why one can only pass', async () => {
    const at = await seatedAt(momentOf('noKings').before);
    expect(at.screen.get('.question').text()).toMatch(/You can only pass.*King/);
  });
});

const stopOf = (view: typeof follow.before) => {
  const stop = view.observation.trumpStop;
  if (stop === undefined) throw new Error('no trump stop');
  return stop;
};

describe('the exchange', () => {
  const exchange = momentOf('exchange');
  const options = ({ screen }: Seated) => screen.findAll('[role="option"]');
  const free = exchange.before.observation.hand.filter((card) => !isTrull(card) && !isKing(card));
  const option = ({ screen }: Seated, card: Card) => screen.get(`[role="option"][data-card="${card}"]`);

  it('lays cards off and takes them back, with every step undone and redone', async () => {
    const at = await seatedAt(exchange.before);
    const [first, second] = free as [Card, Card];
    await option(at, first).trigger('click');
    await option(at, second).trigger('click');
    expect(option(at, first).attributes('aria-selected')).toBe('true');
    expect(at.screen.text()).toContain('Laid off: 2 of 12');
    await at.press('z', { ctrlKey: true });
    expect(at.screen.text()).toContain('Laid off: 1 of 12');
    await at.press('z', { ctrlKey: true, shiftKey: true });
    expect(at.screen.text()).toContain('Laid off: 2 of 12');
    await option(at, first).trigger('click');
    expect(option(at, first).attributes('aria-selected')).toBe('false');
    expect(at.asked()).toEqual([]);
  });

  it('undoes no further than the empty tray, though a decision lies before it', async () => {
    const at = await seatedAt({ ...exchange.before, canUndo: true });
    await option(at, free[0] as Card).trigger('click');
    await at.press('z', { ctrlKey: true });
    await at.press('z', { ctrlKey: true });
    expect(at.screen.text()).toContain('Laid off: 0 of 12');
    expect(at.asked()).toEqual([]);
    expect(at.screen.findAll('.do .btn').at(0)?.attributes('disabled')).toBeDefined();
  });

  it('says why the Trull and Kings stay', async () => {
    const at = await seatedAt(exchange.before);
    expect(option(at, 'XXI').attributes('aria-disabled')).toBe('true');
    expect(option(at, 'XXI').attributes('aria-label')).toMatch(/stays/);
    await option(at, 'XXI').trigger('click');
    expect(at.screen.get('.problem').text()).toMatch(/21 \(Mond\) cannot be laid off.*§4/);
  });

  it('is done with exactly twelve, and not with fewer or more', async () => {
    const at = await seatedAt(exchange.before);
    for (const card of free.slice(0, 11)) await option(at, card).trigger('click');
    const done = at.screen.findAll('.do .btn').at(-1);
    await done?.trigger('click');
    expect(at.asked()).toEqual([]);
    expect(at.screen.get('.problem').text()).toMatch(/exactly 12 cards; 11 are chosen/);
    await option(at, free[11] as Card).trigger('click');
    expect(at.screen.find('.problem').exists()).toBe(false);
    const thirteenth = free[12];
    if (thirteenth) {
      await option(at, thirteenth).trigger('click');
      expect(at.screen.get('.tray').text()).toContain('The tray is full');
    }
    expect(at.screen.text()).toContain('Laid off: 12 of 12');
    await done?.trigger('click');
    expect(at.asked()).toEqual([
      { id: 2, type: 'act', action: { type: 'discard', cards: free.slice(0, 12) } },
    ]);
  });

  it('Enter lays off the card in focus, and is Done when the tray is full', async () => {
    const at = await seatedAt(exchange.before);
    await at.press('Home');
    for (const card of options(at).map((one) => one.attributes('data-card') as Card)) {
      if (free.slice(0, 12).includes(card)) await at.press('Enter');
      await at.press('ArrowRight');
    }
    expect(at.asked()).toEqual([]);
    expect(at.screen.text()).toContain('Laid off: 12 of 12');
    await at.press('Enter');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'discard' } }]);
  });

  it('goes by keys: arrows, Space, Enter', async () => {
    const at = await seatedAt(exchange.before);
    expect(options(at)).toHaveLength(19);
    await at.press('Home');
    for (const card of options(at).map((one) => one.attributes('data-card') as Card)) {
      if (free.slice(0, 12).includes(card)) await at.press(' ');
      await at.press('ArrowRight');
    }
    expect(at.screen.text()).toContain('Laid off: 12 of 12');
    await at.press('Enter');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'discard' } }]);
  });

  it('keeps the tray while another screen is looked at', async () => {
    const at = await seatedAt(exchange.before);
    await option(at, free[0] as Card).trigger('click');
    at.screen.unmount();
    expect(useExchange().tray).toEqual([free[0]]);
  });
});

describe('Ultimos', () => {
  it('are chosen card by card and laid together', async () => {
    const at = await seatedAt(momentOf('ultimoThree').before);
    const card = (code: string) => at.screen.get(`.ultimos .choice[data-card="${code}"]`);
    expect(card('I').text()).toMatch(/Trick \d.*6 points/);
    await card('I').trigger('click');
    await card('III').trigger('click');
    expect(card('I').attributes('aria-pressed')).toBe('true');
    await at.press('Enter');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'ultimo', cards: ['III', 'I'] } }]);
  });

  it('Enter lays the card in focus, and is Done when it is laid', async () => {
    const at = await seatedAt(momentOf('ultimoThree').before);
    const card = at.screen.get<HTMLElement>('.ultimos .choice[data-card="I"]');
    card.element.focus();
    await at.press('Enter');
    expect(at.asked()).toEqual([]);
    expect(card.attributes('aria-pressed')).toBe('true');
    await at.press('Enter');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'ultimo', cards: ['I'] } }]);
  });

  it('can be chosen in the hand as well; on any other card Enter is Done', async () => {
    const at = await seatedAt(momentOf('ultimoThree').before);
    await at.screen.get('.hand [data-card="II"]').trigger('click');
    expect(at.screen.get('.ultimos .choice[data-card="II"]').attributes('aria-pressed')).toBe('true');
    at.screen.get<HTMLElement>('.hand button:not([data-card^="I"])').element.focus();
    await at.press('Enter');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'ultimo', cards: ['II'] } }]);
  });

  it('or none', async () => {
    const at = await seatedAt(momentOf('ultimoThree').before);
    await at.screen.get('.ultimos .foot .btn').trigger('click');
    expect(at.asked()).toMatchObject([{ type: 'act', action: { type: 'ultimo', cards: [] } }]);
  });
});

describe('around the hand', () => {
  it('step mode waits for Space', async () => {
    const watch = momentOf('watchPlay');
    const at = await seatedAt(watch.before, { stepMode: true });
    await at.step(watch.events, watch.view);
    expect(useSitting().waiting).toBe(true);
    expect(at.screen.get('.actions').text()).toContain('Go on');
    await at.press(' ');
    expect(useSitting().drained).toBe(true);
  });

  it('S, T and R show their tab, and once more hide the panel', async () => {
    const at = await seatedAt(follow.before);
    const ui = useTableUi();
    await at.press('t');
    expect(ui.tab).toBe('log');
    expect(at.screen.find('[data-panel]').exists()).toBe(true);
    await at.press('t');
    expect(at.screen.find('[data-panel]').exists()).toBe(false);
    await at.press('r');
    expect(ui.tab).toBe('rules');
    await at.press('s');
    expect(ui.tab).toBe('scores');
  });

  it('L shows the last trick with its winner', async () => {
    const at = await seatedAt(follow.before);
    await at.press('l');
    expect(document.querySelector('[role="dialog"]')?.textContent).toMatch(/Trick \d/);
  });

  it('Escape opens the menu; abandoning asks first', async () => {
    const at = await seatedAt(follow.before);
    await at.press('Escape');
    const entries = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
    const abandon = entries.find((entry) => entry.textContent === 'Abandon this match');
    abandon?.click();
    await at.press('Shift');
    expect(at.asked()).toEqual([]);
    const sure = [...document.querySelectorAll<HTMLElement>('[role="dialog"] button')];
    sure.find((entry) => entry.textContent === 'Abandon it')?.click();
    expect(at.asked()).toMatchObject([{ type: 'abandon' }]);
  });

  it('Ctrl+Z takes back the last decision, and only where there is one', async () => {
    const at = await seatedAt({ ...follow.before, canUndo: false });
    await at.press('z', { ctrlKey: true });
    expect(at.asked()).toEqual([]);
    at.screen.unmount();
    const again = await seatedAt(follow.before);
    await again.press('z', { ctrlKey: true });
    expect(again.asked()).toMatchObject([{ type: 'undo' }]);
  });

  it('a Dealer who sits out is told so and can skip to the result', async () => {
    const at = await seatedAt(momentOf('sitsOut').before, { speed: 'normal' });
    expect(at.screen.text()).toContain('You deal this hand and sit it out');
    const skip = at.screen.findAll('.actions .btn').find((button) => button.text().includes('Skip'));
    expect(skip).toBeDefined();
  });

  it('says out loud what happens, once each, and at once that it is your turn', async () => {
    const watch = momentOf('watchPlay');
    const at = await seatedAt(watch.before);
    const said: string[] = [];
    const stop = useAnnouncer().onAnnounced((text, urgent) => said.push(`${urgent ? '!' : ''}${text}`));
    await at.step(watch.events, watch.view);
    expect(said.filter((line) => !line.startsWith('!'))).toEqual([expect.stringMatching(/ plays .*\.$/)]);
    await at.step([], { ...follow.before, actionCount: 99 });
    stop();
    expect(said.at(-1)).toMatch(/^!Your turn/);
  });

  it('shows seats with their roles, in words too', async () => {
    const at = await seatedAt(follow.before);
    const { dapper, dealer } = follow.before.observation;
    const seat = (n: number | undefined) => at.screen.get(`.plaque[data-seat="${n}"]`);
    expect(seat(dapper).classes()).toContain('solo');
    expect(seat(dapper).get('.visually-hidden').text()).toMatch(/, Dapper, .*\d cards?/);
    expect(seat(dealer).get('.visually-hidden').text()).toContain('Dealer');
    expect(at.screen.findAll('.fan li')).toHaveLength(follow.before.observation.ultimos.length);
  });

  it('uses the name of the preferences for the own seat', async () => {
    const at = await seatedAt(follow.before);
    usePreferences().playerName = 'Gundula';
    await at.press('Shift');
    expect(at.screen.get(`.plaque[data-seat="${follow.before.you}"] .name`).text()).toBe('Gundula');
  });
});
