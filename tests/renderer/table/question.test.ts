import { describe, expect, it } from 'vitest';
import { presetRules } from '#engine/games/dappen/rules.ts';
import { dappRange, soloRange } from '#renderer/table-view/pay.ts';
import { type Question, questionOf } from '#renderer/table-view/question.ts';
import { rulesOf } from '#tests/support/games.ts';
import { type MomentName, momentOf } from '#tests/support/phases.ts';

const asked = (name: MomentName): Question => {
  const question = questionOf(momentOf(name).before.observation);
  if (question === undefined) throw new Error(`${name}: nothing is asked`);
  return question;
};
const words = ({ choices }: Question): string[] => choices.map(({ word }) => word);

describe('questions of the bidding', () => {
  it.each([
    ['solo', 'solo', ['solo', 'pass']],
    ['dapp', 'dapp', ['dapp', 'pass']],
    ['forced', 'forced', ['dapp']],
    ['challenge', 'challenge', ['challenge', 'pass']],
    ['challengeDrafted', 'challengeDrafted', ['challenge', 'pass']],
    ['push', 'push', ['push', 'pass']],
    ['raise', 'raise', ['raise', 'pass']],
    ['noKings', 'onlyPass', ['pass']],
    ['answer', 'answer', ['keep', 'goAhead']],
    ['mustGo', 'answerRaise', ['goAhead']],
  ] as const)('%s: the big word comes first', (name, code, expected) => {
    const question = asked(name);
    expect(question.code).toBe(code);
    expect(words(question)).toEqual(expected);
  });

  it('is nothing when somebody else is asked, or nothing at all', () => {
    expect(questionOf(momentOf('othersBid').before.observation)).toBeUndefined();
    expect(questionOf(momentOf('follow').before.observation)).toBeUndefined();
  });

  it('§3 a forced Dapp shows the own trump stop; with missed duty it may be passed over', () => {
    expect(asked('forced')).toMatchObject({ trumpStop: { taroks: 1 }, dutyMayBeMissed: false });
    expect(asked('duty')).toMatchObject({ code: 'dapp', dutyMayBeMissed: true });
  });

  it('§3 after a pass: who may still say Dapp, and who is drafted otherwise', () => {
    const { active } = momentOf('dapp').before.observation;
    const pass = asked('dapp').choices.find(({ word }) => word === 'pass');
    expect(pass?.drafts).toBe(active.at(-2));
    expect(pass?.later).not.toContain(active.at(-1));
  });

  it('§3, §8 names the stake a word brings', () => {
    const stake = (name: MomentName) => asked(name).choices[0]?.stake;
    expect(stake('dapp')).toBe(1);
    expect(stake('challenge')).toBe(2);
    expect(stake('push')).toBe(3);
    expect(stake('raise')).toBe(2);
    expect(stake('answer')).toBe(2);
  });

  it('§8 Buchenbach: says why a word that one expects cannot be said', () => {
    expect(asked('noKings').refused).toMatchObject([{ code: 'tooFewKingsToRaise', needed: 1, held: 0 }]);
    expect(asked('mustGo').refused).toMatchObject([{ code: 'tooFewKingsToKeep' }]);
    expect(asked('raise').refused).toEqual([]);
  });
});

describe('what a contract comes to', () => {
  it('§7 in victory points', () => {
    const basic = presetRules('basic');
    expect(dappRange(basic, 1)).toEqual({ from: 1, to: 8 });
    expect(dappRange(basic, 2)).toEqual({ from: 2, to: 16 });
    expect(soloRange(basic)).toEqual({ from: 3, to: 17 });
  });

  it('§8 in cents', () => {
    const coins = presetRules('blackForestCoins');
    expect(dappRange(coins, 2)).toEqual({ from: 10, to: 80 });
    expect(soloRange(coins)).toEqual({ from: 10, to: 80 });
    const village = rulesOf({
      villageBids: 'breitnau',
      scoring: 'traditional',
      villagePayment: 'roundUp10',
    });
    expect(dappRange(village, 3)).toEqual({ from: 10, to: 120 });
  });
});
