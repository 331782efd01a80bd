import { describe, expect, it } from 'vitest';
import { thumb } from '#engine/bots/thumb/thumb.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { asked, inShort } from '#tests/support/asked.ts';
import { act, dealScene, playScene, quietDeal, type Scene } from '#tests/support/scenario.ts';

/** Rules of thumb for the bidding (§3, §8, §10), the exchange (§4) and the Ultimos (§5). */

const deal = (hands: Readonly<Record<number, string>>, rules: RuleSetInput = {}, dapp = ''): Scene =>
  dealScene({ dealer: 5, hands, rules, dapp });

describe('Solo', () => {
  it('is said with many Taroks, three or more of them from XV up', async () => {
    for (const hand of ['Skus XXI XX XVIII XVI X SK', 'XXI XX XIX XVIII XVI XII VII']) {
      expect(await asked(thumb, deal({ 0: hand })), hand).toEqual({
        action: { type: 'solo' },
        why: 'strongSolo',
      });
    }
  });

  it('is not said with less', async () => {
    for (const hand of ['Skus XXI X IX VIII VII VI', 'XVII XVI XV S7 C7 H4 D4', 'SK SQ CK CQ HK HQ DK']) {
      expect(await inShort(thumb, deal({ 0: hand })), hand).toBe('pass');
    }
  });
});

/** Everybody passes in Round 1; seat 0 is to speak in Round 2. */
const round2 = (hand: string, rules: RuleSetInput = {}): Scene => act(deal({ 0: hand }, rules), 'passes');

describe('Dapp', () => {
  it('is said with a trump stop, also where it may be missed', async () => {
    expect(await asked(thumb, round2('Skus S7 S8 C7 C8 H4 D4'))).toMatchObject({ action: { type: 'dapp' } });
    const missable = round2('Skus S7 S8 C7 C8 H4 D4', { missedDuty: true });
    expect(await asked(thumb, missable)).toEqual({ action: { type: 'dapp' }, why: 'trumpStop' });
  });

  it('is said with Taroks worth building on', async () => {
    const scene = round2('XVIII XVII II III S7 SQ C7');
    expect(await asked(thumb, scene)).toEqual({ action: { type: 'dapp' }, why: 'taroksToBuildOn' });
  });

  it('is not said with little but Kings and plain cards', async () => {
    for (const hand of ['SK CK HK DK S7 C7 D4', 'III S7 S8 C9 C10 H4 D4', 'VII X SK CK H3 H4 D4']) {
      expect(await inShort(thumb, round2(hand)), hand).toBe('pass');
    }
  });
});

describe('after a Dapp', () => {
  /** Seat 0 says Dapp, everybody else holds what is given. */
  const dapped = (hands: Readonly<Record<number, string>>, rules: RuleSetInput = {}): Scene =>
    act(deal({ 0: 'XIX XVI X IX S7 C7 D4', ...hands }, rules), 'passes dapp');

  it('a hand that is clearly stronger challenges', async () => {
    const scene = dapped({ 1: 'Skus XXI XX XV VII S8 C8' });
    expect(await asked(thumb, scene)).toEqual({ action: { type: 'challenge' }, why: 'strongerThanBidder' });
  });

  it('a middling hand does not', async () => {
    for (const hand of ['XVIII IV S8 S9 C8 C9 D3', 'XIV XII VII SK SQ C8 C9', 'SK CK HK DK S8 C8 D3']) {
      expect(await inShort(thumb, dapped({ 1: hand })), hand).toBe('pass');
    }
  });

  it('a strong bidder keeps, a weak one lets the Challenger go ahead', async () => {
    const strong = act(deal({ 0: 'Skus XX XVII X IX S7 C7' }), 'passes dapp challenge');
    expect(await asked(thumb, strong)).toEqual({ action: { type: 'keep' }, why: 'strongAnyway' });
    const weak = act(deal({ 0: 'Skus S7 S8 C7 C8 HK DK' }), 'passes dapp challenge');
    expect(await inShort(thumb, weak)).toBe('goAhead');
  });

  it('a push asks for more than a Challenge', async () => {
    const rules: RuleSetInput = { villageBids: 'breitnau' };
    const enough = 'XXI XVIII XII VII IV S8 C8';
    const challenged = dapped({ 1: enough }, rules);
    expect(await inShort(thumb, challenged)).toBe('challenge');
    expect(await inShort(thumb, act(challenged, 'challenge keep'))).toBe('pass');
    const great = dapped({ 1: 'Skus XXI XX XVIII XVII S8 C8' }, rules);
    expect(await inShort(thumb, act(great, 'challenge keep'))).toBe('push');
  });

  it('raises in Buchenbach, and goes ahead where too few Kings leave no choice', async () => {
    const rules: RuleSetInput = { villageBids: 'buchenbach' };
    const raiser = dapped({ 1: 'Skus XXI XX XVIII XVII SK C8' }, rules);
    expect(await inShort(thumb, raiser)).toBe('raise');
    expect(await asked(thumb, act(raiser, 'raise'))).toEqual({
      action: { type: 'goAhead' },
      why: 'tooFewKings',
    });
  });
});

describe('the exchange', () => {
  /** What thumb keeps of a hand and a Dapp. */
  async function kept(hand: string, dapp: string): Promise<string[]> {
    const scene = act(deal({ 0: hand }, {}, dapp), 'passes dapp 1:pass 2:pass 3:pass 4:pass 5:pass');
    const laid = (await inShort(thumb, scene)).split(' ');
    return [...hand.split(' '), ...dapp.split(' ')].filter((card) => !laid.includes(card));
  }

  it('keeps the highest Taroks, and what may not be laid off', async () => {
    const cards = await kept('XX XVIII VI V SK S7 S8', 'I XVII XVI XV IV III II CQ CN HQ HN DQ');
    expect(cards.sort()).toEqual(['I', 'SK', 'XV', 'XVI', 'XVII', 'XVIII', 'XX']);
  });

  it('lays off what is rich in pips', async () => {
    const cards = await kept('XX XVIII XVII S7 SQ SN C8', 'XVI HQ HN HJ H4 CQ CN CJ DQ DN DJ D4');
    expect(cards).toEqual(expect.arrayContaining(['XX', 'XVIII', 'XVII', 'XVI']));
    expect(cards.filter((card) => /[QNJ]$/.test(card))).toEqual([]);
  });

  it('lays off whole suits', async () => {
    const cards = await kept('XX XIX XVIII XVII XVI S7 C7', 'S8 S9 S10 C8 C9 H4 H3 H2 HA D4 D3 SJ');
    // two plain cards stay: of the six suits' cards the shortest suits go first
    expect(cards.slice(0, 5)).toEqual(['XX', 'XIX', 'XVIII', 'XVII', 'XVI']);
    expect(new Set(cards.slice(5).map((card) => card[0])).size).toBe(1);
  });
});

describe('Ultimos', () => {
  async function lays(hand: string, rules: RuleSetInput = {}): Promise<string> {
    const dapp = 'S7 S8 S9 S10 C7 C8 C9 C10 H4 H3 D4 D3';
    const script = `passes dapp 1:pass 2:pass 3:pass 4:pass 5:pass discard(${dapp})`;
    return inShort(thumb, playScene({ dealer: 5, hands: { 0: hand }, dapp, rules }, script));
  }

  it('are laid with many Taroks, several of them high', async () => {
    expect(await lays('Skus XXI XX XIX XVIII XVII I')).toBe('I');
    expect(await lays('XXI XX XIX XVIII XII X I')).toBe('I');
  });

  it('are not laid with few', async () => {
    expect(await lays('Skus XXI X IX SK CK I')).toBe('');
    expect(await lays('XX IX VIII VII VI SK I')).toBe('');
    expect(await lays('Skus XXI XVIII III SK CK HK')).toBe('');
  });

  it('are more than one only with nearly every high Tarok', async () => {
    expect(await lays('Skus XXI XX XIX XVIII II I')).toBe('I II');
    expect(await lays('Skus XX XII X VIII II I')).toBe('I');
    expect(await lays('Skus XX XIX XVIII VIII III II', { ultimos: 'furtwangen' })).toBe('II III');
  });
});

describe('a deal without a trump stop', () => {
  it('lets the second-to-last be drafted', async () => {
    let scene = dealScene(quietDeal(5));
    for (let i = 0; i < 10; i++) scene = act(scene, await inShort(thumb, scene));
    expect(scene.events).toContainEqual({ type: 'drafted', seat: 4 });
  });
});
