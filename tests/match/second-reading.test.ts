import { describe, expect, it } from 'vitest';
import { parseRules, type RuleSet } from '#engine/games/dappen/rules.ts';
import { secondReading } from '#tests/support/second-reading.ts';
import { comparable, workedRecords } from '#tests/support/worked.ts';

type RecordHand = {
  readonly deck: Parameters<typeof secondReading>[2];
  readonly actions: Parameters<typeof secondReading>[3];
};

function rulesOf(input: unknown): RuleSet {
  const parsed = parseRules(input);
  if (!parsed.ok) throw new Error(parsed.error.code);
  return parsed.value;
}

function told(rules: RuleSet, dealer: number, hand: Pick<RecordHand, 'deck' | 'actions'>): unknown {
  const { phase, toAct, result, trace } = secondReading(rules, dealer, hand.deck, hand.actions);
  return { ok: true, phase, toAct, result, trace };
}

/** The second reading is a yardstick of the property tests; the worked records measure it. */
describe('second reading', () => {
  for (const { name, text, expected } of workedRecords()) {
    if (!expected.ok) continue;
    it(name, () => {
      const record = JSON.parse(text);
      const rules = rulesOf(record.rules);
      if (record.format === 'dappen-match/1') {
        const hands = (record.hands as RecordHand[]).map((hand, i) =>
          told(rules, (record.dealer + i) % rules.players, hand),
        );
        expect(comparable({ hands })).toEqual(comparable({ hands: expected.hands }));
      } else {
        expect(comparable(told(rules, record.dealer, record))).toEqual(comparable(expected));
      }
    });
  }
});
