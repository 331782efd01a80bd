import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { presetRules } from '#engine/games/dappen/rules.ts';
import ResultSheet from '#renderer/components/screens/result/ResultSheet.vue';
import ScoresScreen from '#renderer/components/screens/scores/ScoresScreen.vue';
import ScoreTable from '#renderer/components/screens/scores/ScoreTable.vue';
import RulesSummary from '#renderer/components/screens/shared/RulesSummary.vue';
import { t } from '#renderer/i18n/index.ts';
import { scoreSheet } from '#renderer/results/scoreSheet.ts';
import { sheetCsv } from '#renderer/results/sheetCsv.ts';
import { finishedView, LOOK_FOR, type ViewOptions } from '#tests/support/views.ts';
import { buttonNamed, freshStores, mountScreen } from './mount.ts';

beforeEach(() => localStorage.clear());

async function resultOf(kind: keyof typeof LOOK_FOR, options: ViewOptions & { language?: 'en' | 'de' } = {}) {
  const { language = 'en', ...rest } = options;
  const view = finishedView({ seed: kind, last: LOOK_FOR[kind], ...rest });
  return { view, ...(await mountScreen(ResultSheet, { view, language, props: { view } })) };
}

describe('the result of a hand', () => {
  it('shows the count, the tier and who writes what', async () => {
    const { wrapper, view } = await resultOf('dapperWon', { hands: 2 });
    const { count, result } = view.observation;
    const rows = wrapper.findAll('.together').map((row) => row.text());
    expect(rows[0]).toContain(`= ${count?.dapper.points}`);
    expect(rows[1]).toContain(`= ${count?.team.points}`);
    expect(wrapper.find('ol li.on').text()).toContain(`Tier ${result?.tier}:`);
    expect(wrapper.find('.lines').text()).toContain(`+ ${result?.scores[result.dapper]}`);
    expect(wrapper.findAll('.score-sheet tbody tr').length).toBe(2);
    expect(document.activeElement?.textContent).toContain('Next hand');
    wrapper.unmount();
  });

  it('goes on, and lets the tricks be seen again', async () => {
    const { wrapper } = await resultOf('teamWon');
    await buttonNamed(wrapper, 'Look at the tricks').trigger('click');
    await buttonNamed(wrapper, 'Next hand').trigger('click');
    expect(wrapper.emitted('look')?.length).toBe(1);
    expect(wrapper.emitted('next')?.length).toBe(1);
    wrapper.unmount();
  });

  const everyKind = Object.keys(LOOK_FOR) as (keyof typeof LOOK_FOR)[];
  const RULES: Partial<Record<keyof typeof LOOK_FOR, RuleSetInput>> = {
    missedDuty: { missedDuty: true },
    evenSplit: { players: 7 },
    skusReturned: { holdingSkus: true },
  };
  it.each(everyKind)('%s is told in both languages, without a word missing', async (kind) => {
    for (const language of ['en', 'de'] as const) {
      const { wrapper } = await resultOf(kind, { rules: RULES[kind] ?? {}, language });
      expect(wrapper.text()).not.toMatch(/\b(result|scores|rules|common)\.\w|[{}]|undefined|NaN/);
      expect(wrapper.find('.headline').text().length).toBeGreaterThan(5);
      wrapper.unmount();
    }
  });

  it('speaks to the one who sits there', async () => {
    const view = finishedView({ seed: 'dapperWon', last: LOOK_FOR.dapperWon });
    const dapper = view.observation.dapper ?? 0;
    const asDapper = await resultOf('dapperWon', { you: dapper });
    expect(asDapper.wrapper.find('.headline').text()).toBe('You win the hand');
    asDapper.wrapper.unmount();
    const asTeam = await resultOf('dapperWon', { you: (dapper + 1) % 6 });
    expect(asTeam.wrapper.find('.headline').text()).toMatch(/^\w+ wins the hand$/);
    expect(asTeam.wrapper.find('.reason').text()).toContain('Your team needed 40');
    asTeam.wrapper.unmount();
  });

  it('coins are written by the language', async () => {
    const options = { rules: { scoring: 'traditional' }, seed: 'solo' } as const;
    const german = await resultOf('solo', { ...options, language: 'de' });
    expect(german.wrapper.find('.lines').text()).toMatch(/zahl(t|st) .*\d+\u00a0ct|\d,\d\d\u00a0€/);
    german.wrapper.unmount();
  });
});

describe('the end of a match', () => {
  const ended = () => finishedView({ rules: { target: 5 }, hands: 20 });

  it('comes after the last result, with the standings', async () => {
    const view = ended();
    const { wrapper } = await mountScreen(ResultSheet, { view, props: { view } });
    await buttonNamed(wrapper, 'End of the match').trigger('click');
    expect(wrapper.emitted('next')).toBeUndefined();
    const winners = view.winners ?? [];
    const text = wrapper.find('.headline').text();
    for (const seat of winners) expect(text).toContain(seat === view.you ? 'You' : view.names[seat]);
    expect(wrapper.findAll('ol .row').length).toBe(6);
    wrapper.unmount();
  });

  it('equal totals share it', async () => {
    const view = { ...ended(), winners: [1, 3], totals: [0, 7, 0, 7, 0, 0] };
    const { wrapper } = await mountScreen(ResultSheet, { view, props: { view }, language: 'de' });
    await buttonNamed(wrapper, 'Ende der Partie').trigger('click');
    expect(wrapper.find('.headline').text()).toBe('Resi und Vreni teilen sich die Partie');
    wrapper.unmount();
  });

  it('the same rules can be played again', async () => {
    const view = ended();
    const { wrapper, asked } = await mountScreen(ResultSheet, { view, props: { view } });
    await buttonNamed(wrapper, 'End of the match').trigger('click');
    await buttonNamed(wrapper, 'New match, same rules').trigger('click');
    expect(asked.at(-1)).toMatchObject({ type: 'newMatch', rules: { target: 5 } });
    wrapper.unmount();
  });
});

describe('the score sheet', () => {
  it('has a row for every hand and the target', async () => {
    const view = finishedView({ hands: 6, rules: { target: 200, players: 8 } });
    const { wrapper } = await mountScreen(ScoreTable, {
      props: { sheet: scoreSheet(view), form: 'full' },
    });
    expect(wrapper.findAll('tbody tr').length).toBe(6);
    expect(wrapper.find('.sum').text()).toContain(String(view.totals[3]));
    expect(wrapper.find('.target').text()).toContain('Target 200');
    expect(wrapper.findAll('tbody .out').length).toBe(6);
    wrapper.unmount();
  });

  it('can be scrolled by keys where cents may be too long for the side panel, and only there', async () => {
    const regionOf = async (preset: 'basic' | 'blackForestCoins') => {
      const sheet = scoreSheet(finishedView({ hands: 2, rules: presetRules(preset) }));
      const { wrapper } = await mountScreen(ScoreTable, { props: { sheet, form: 'short' } });
      const region = wrapper.find('[role=region][tabindex="0"]').exists();
      wrapper.unmount();
      return region;
    };
    expect(await regionOf('blackForestCoins')).toBe(true);
    expect(await regionOf('basic')).toBe(false);
  });

  it('says so while nothing is written', async () => {
    const view = { ...finishedView(), hands: [] };
    const { wrapper } = await mountScreen(ScoreTable, { props: { sheet: scoreSheet(view) } });
    expect(wrapper.text()).toContain('Nothing written yet');
    wrapper.unmount();
  });

  it('is saved as a record by the host', async () => {
    const view = finishedView({ hands: 2 });
    const { wrapper, asked } = await mountScreen(ScoresScreen, { view });
    const saved: string[] = [];
    URL.createObjectURL = () => 'blob:test';
    HTMLAnchorElement.prototype.click = function click() {
      saved.push(this.download);
    };
    await buttonNamed(wrapper, 'Save as record').trigger('click');
    await flushPromises();
    await buttonNamed(wrapper, 'Save as table').trigger('click');
    expect(asked.at(-1)?.type).toBe('exportRecord');
    expect(saved).toEqual(['dappen-match.dappen', 'dappen-scores.csv']);
    wrapper.unmount();
  });

  it('as CSV: names cannot begin a formula, German uses semicolons', async () => {
    await freshStores();
    const view = finishedView({ hands: 2, names: ['You', '=cmd()', 'O;tto', '"V"', 'L', 'K'] });
    const sheet = scoreSheet(view);
    const english = sheetCsv(sheet, view.names, t, 'en').split('\r\n');
    expect(english[0]).toContain(',\'=cmd(),O;tto,"""V""",');
    expect(english.length).toBe(2 + 2 + 1);
    expect(english.at(-2)).toBe(`total,,,,,,,,${view.totals.join(',')}`);
    const german = sheetCsv(sheet, view.names, t, 'de').split('\r\n');
    expect(german[0]).toContain(';\'=cmd();"O;tto";');
  });
});

describe('the rules in force', () => {
  it.each(['en', 'de'] as const)('are plain sentences in %s, differences marked', async (language) => {
    const rules = presetRules('buchenbach');
    const { wrapper } = await mountScreen(RulesSummary, { language, props: { rules } });
    expect(wrapper.find('h2').text()).toContain('Buchenbach');
    expect(wrapper.findAll('.differs').length).toBe(3);
    expect(wrapper.text()).toContain('×3');
    expect(wrapper.text()).not.toMatch(/rules\.|[{}]/);
    wrapper.unmount();
  });
});
