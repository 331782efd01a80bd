import { describe, expect, it } from 'vitest';
import { thumb } from '#engine/bots/thumb/thumb.ts';
import { toAct } from '#engine/games/dappen/index.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { asked, inShort } from '#tests/support/asked.ts';
import { playScene, type Scene } from '#tests/support/scenario.ts';

/**
 * Rules of thumb for play, each in a position where it decides. Seat 5 deals; seat 0 says Dapp, lays off
 * the twelve low cards that were the Dapp, and leads with the hand it was dealt.
 */
const DAPP = 'S7 S8 S9 S10 C7 C8 C9 C10 H4 H3 D4 D3';

type Hands = Readonly<Record<number, string>>;
interface Setting {
  readonly rules?: RuleSetInput;
  readonly lay?: string;
}

function dapp(hands: Hands, play: string, { rules = { ultimos: 'none' }, lay = '' }: Setting = {}): Scene {
  const bidding = `passes 0:dapp 1:pass 2:pass 3:pass 4:pass 5:pass discard(${DAPP})`;
  return playScene(
    { dealer: 5, hands, dapp: DAPP, rules: { missedDuty: true, ...rules } },
    `${bidding} ${lay} ${play}`,
  );
}

const isTarok = /^([IVX]+|Skus)$/;
const isKing = /^[SCHD]K$/;

describe('as Dapper', () => {
  it('leads Taroks when they are many and high', async () => {
    for (const hand of [
      'Skus XXI XX XIX XVIII XVII SK',
      'XXI XX XVIII XV XII SK HK',
      'Skus XIX XVI XV X VI CK',
    ]) {
      expect(await inShort(thumb, dapp({ 0: hand }, '')), hand).toMatch(isTarok);
    }
  });

  it('leads no bare King while Taroks are out', async () => {
    for (const hand of ['Skus XXI XV XIV X SK HK', 'XXI XX XII XI SK CK HK', 'XXI XX VI SK CK HK DK']) {
      expect(await inShort(thumb, dapp({ 0: hand }, '')), hand).not.toMatch(isKing);
    }
  });

  it('wins with the lowest card that is sure to win, as last to play', async () => {
    const hands = {
      0: 'Skus XXI XX XVI XI SN SK',
      1: 'XIX SQ HJ HN CK CQ I',
      2: 'II III IV V VI SJ CJ',
      3: 'DJ DN DQ DK D2 DA X',
      4: 'H2 HA HQ HK CN IX XII',
      5: 'VII VIII XIII XIV XV XVII XVIII',
    };
    // the SK falls to a Tarok; that seat leads a suit the Dapper does not hold
    const scene = dapp(
      hands,
      '0:SK 1:SQ 2:SJ 3:X 4:IX 5:XVIII 5:VII 0:XI 1:XIX 2:II 3:DJ 4:XII 1:HJ 2:III 3:D2 4:H2 5:VIII',
    );
    expect(toAct(scene.state)).toBe(0);
    expect(await asked(thumb, scene)).toEqual({ action: { type: 'play', card: 'XVI' }, why: 'win' });
  });
});

describe('as one of the team', () => {
  const others = { 0: 'Skus XXI XIX XVIII XVII X SK', 3: 'II III V VI VII VIII IX' };
  const strong = 'XX XI XII XIII XIV XV XVI';

  it('gives pips to a team-mate who has the trick for sure', async () => {
    const scene = dapp({ ...others, 1: strong, 2: 'HK H2 HA DA D2 CJ SJ' }, '0:X 1:XX');
    expect(await asked(thumb, scene)).toEqual({
      action: { type: 'play', card: 'HK' },
      why: 'pipsOnSureTrick',
    });
  });

  it('gives even the Pagat', async () => {
    const scene = dapp({ ...others, 1: strong, 2: 'I IV H2 HA DA D2 CJ' }, '0:X 1:XX');
    expect(await asked(thumb, scene)).toMatchObject({ action: { card: 'I' }, why: 'pipsOnSureTrick' });
  });

  it('does not overtake a team-mate who has the trick for sure', async () => {
    const hands = { 0: 'Skus XIX XVIII XVII XVI X SK', 1: 'XX XI XII XIII XIV XV IV' };
    const scene = dapp({ ...hands, 2: 'XXI III H2 HA DA D2 CJ' }, '0:X 1:XX');
    expect(await inShort(thumb, scene)).toBe('III');
  });

  it('gives no pips to the Dapper', async () => {
    const pagat = dapp({ ...others, 1: 'I IV XX H2 HA CJ SJ' }, '0:Skus');
    expect(await inShort(thumb, pagat)).toBe('IV');
    const kings = dapp({ ...others, 1: 'I IV XX H2 HA CJ SJ', 2: 'HK HQ HN DK DA D2 CQ' }, '0:Skus 1:IV');
    expect(await asked(thumb, kings)).toMatchObject({
      action: { card: expect.stringMatching(/^D[A2]$/) },
      why: 'noPipsToFoe',
    });
  });

  it('beats the Dapper cheaply as last to play', async () => {
    const hands = {
      0: 'Skus XXI XIX XVIII XVII X SK',
      1: 'II SQ SN SJ HJ HN HQ',
      2: 'III DQ DN DJ CJ CN CQ',
      3: 'V VI VII VIII IX CK HK',
      4: 'IV DK DA D2 H2 HA I',
      5: 'XI XII XIII XIV XV XVI XX',
    };
    const scene = dapp(hands, '0:X 1:II 2:III 3:V 4:IV');
    expect(await asked(thumb, scene)).toEqual({ action: { type: 'play', card: 'XI' }, why: 'win' });
  });

  it('spends no high Tarok on a trick that is lost', async () => {
    const hands = { 0: 'Skus XXI XIX XVIII XVII X SK', 1: 'II IX XX H2 HA CJ SJ' };
    expect(await inShort(thumb, dapp(hands, '0:Skus'))).toBe('II');
  });

  it('leads pips where the Dapper has shown that no Tarok is left to take them', async () => {
    const hands = {
      0: 'SK SQ SN SJ CK CQ CJ',
      1: 'XIX XX XXI Skus HA HK CN',
      2: 'XI XII XIII H2 HJ DK DJ',
      3: 'IV V VI VII VIII HQ HN',
      4: 'IX X XIV XV XVI XVII XVIII',
      5: 'I II III D2 DA DQ DN',
    };
    const scene = dapp(hands, '0:SK 1:XIX 2:XI 3:IV 4:IX 5:I 1:XX 2:XII 3:V 4:X 5:II 0:SJ');
    expect(await asked(thumb, scene)).toEqual({ action: { type: 'play', card: 'HK' }, why: 'leadSure' });
  });

  describe('against an Ultimo', () => {
    const setting: Setting = { rules: { ultimos: 'fixed' }, lay: 'lay(I)' };
    const hands = {
      0: 'I XXI XIX XVII XV X SK',
      1: 'Skus XX H2 HA DA D2 CJ',
      2: 'II III IV V VI VII VIII',
      3: 'IX XI XII XIII XIV XVI XVIII',
      4: 'SJ SN SQ CN CQ CK HJ',
      5: 'HN HQ HK DJ DN DQ DK',
    };

    it('leads Taroks to force it out while another can be kept', async () => {
      const scene = dapp(hands, '0:X 1:XX 2:II 3:IX 4:SJ 5:DJ', setting);
      expect(toAct(scene.state)).toBe(1);
      const three = dapp(
        { ...hands, 1: 'Skus XX XVIII HA DA D2 CJ', 3: 'IX XI XII XIII XIV XVI H2' },
        '0:X 1:XX 2:II 3:IX 4:SJ 5:DJ',
        setting,
      );
      expect(await inShort(thumb, three)).toMatch(isTarok);
    });

    it('keeps the last Tarok that can beat it', async () => {
      const scene = dapp(hands, '0:X 1:XX 2:II 3:IX 4:SJ 5:DJ', setting);
      expect(await inShort(thumb, scene)).not.toMatch(isTarok);
    });
  });

  it('wins a rich trick with a Skus it might hold back', async () => {
    const hands = {
      0: 'XXI XX XIX XVIII XVII XVI SK',
      1: 'SQ SN HK HQ HN DK DQ',
      2: 'Skus CK CQ CN DN HJ DJ',
    };
    const scene = dapp(hands, '0:SK 1:SQ', { rules: { ultimos: 'none', holdingSkus: true } });
    expect(await asked(thumb, scene)).toEqual({ action: { type: 'play', card: 'Skus' }, why: 'win' });
  });
});
