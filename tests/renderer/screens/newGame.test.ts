import { flushPromises } from '@vue/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { presetRules } from '#engine/games/dappen/rules.ts';
import NewGameScreen from '#renderer/components/screens/newGame/NewGameScreen.vue';
import OwnRulesDialog from '#renderer/components/screens/newGame/OwnRulesDialog.vue';
import TablePeople from '#renderer/components/screens/newGame/TablePeople.vue';
import { facesAt } from '#renderer/components/screens/shared/useSeatNames.ts';
import { printRulesFile } from '#renderer/rules/file.ts';
import { useExchange } from '#renderer/stores/exchange.ts';
import { useRuleSets } from '#renderer/stores/ruleSets.ts';
import { parseSetup, USUAL_NAMES, useTableSetup } from '#renderer/stores/tableSetup.ts';
import { finishedView } from '#tests/support/views.ts';
import { buttonNamed, freshStores, mountScreen } from './mount.ts';

beforeEach(() => localStorage.clear());

describe('a new match', () => {
  it('is two clicks away, with the basic rules and the usual people', async () => {
    const { wrapper, asked, screens } = await mountScreen(NewGameScreen);
    await buttonNamed(wrapper, 'To the table').trigger('click');
    expect(screens.place).toEqual({ name: 'table' });
    expect(asked.at(-1)).toMatchObject({
      type: 'newMatch',
      rules: presetRules('basic'),
      you: 0,
      names: ['You', ...USUAL_NAMES.slice(0, 5)],
      bots: Array.from({ length: 6 }, () => 'thumb'),
    });
    expect(asked.at(-1)).not.toHaveProperty('seed');
  });

  it.each([
    ['h1', true],
    ['input[type=radio]', true],
    ['input[type=number]', false],
    ['[role=tab]', false],
  ])('Enter on %s begins it: %s', async (selector, begins) => {
    const { wrapper, asked } = await mountScreen(NewGameScreen);
    await wrapper.get(selector).trigger('keydown', { key: 'Enter' });
    await flushPromises();
    expect(asked.some(({ type }) => type === 'newMatch')).toBe(begins);
  });

  it('takes the village, the players, own names, level and seed', async () => {
    const { wrapper, asked, preferences } = await mountScreen(NewGameScreen);
    const setup = useTableSetup();
    setup.choosePreset('furtwangen');
    setup.set('players', 8);
    setup.setName(6, '  Walburga ');
    setup.level = 'random';
    setup.seed = ' zwölf ';
    preferences.playerName = 'Agathe';
    await flushPromises();
    await buttonNamed(wrapper, 'To the table').trigger('click');
    expect(asked.at(-1)).toMatchObject({
      rules: presetRules('furtwangen', 8),
      names: ['Agathe', ...USUAL_NAMES.slice(0, 6), 'Walburga'],
      bots: Array.from({ length: 8 }, () => 'random'),
      seed: 'zwölf',
    });
    const again = parseSetup(JSON.parse(localStorage.getItem('dappen.tableSetup') ?? 'null'));
    expect(again).toMatchObject({ base: { preset: 'furtwangen' }, rules: { players: 8 }, level: 'random' });
    expect(again.names[6]).toBe('Walburga');
  });

  it.each([
    null,
    7,
    { base: { preset: 'nowhere' }, rules: {} },
    { rules: { players: 9 }, names: [1, '', null] },
  ])('a spoilt setup %j begins with the basic rules', (stored) => {
    expect(parseSetup(stored)).toEqual({
      base: { preset: 'basic' },
      rules: presetRules('basic'),
      names: USUAL_NAMES,
      level: 'thumb',
    });
  });

  it('asks before a match is replaced, and not when that is switched off', async () => {
    const view = finishedView({ hands: 2 });
    const first = await mountScreen(NewGameScreen, { view });
    await buttonNamed(first.wrapper, 'To the table').trigger('click');
    await flushPromises();
    expect(first.asked.some(({ type }) => type === 'newMatch')).toBe(false);
    expect(document.querySelector('[role=dialog]')?.textContent).toContain('Give up the saved match?');
    first.wrapper.unmount();
    const second = await mountScreen(NewGameScreen, { view });
    second.preferences.confirmAbandon = false;
    await buttonNamed(second.wrapper, 'To the table').trigger('click');
    expect(second.asked.some(({ type }) => type === 'newMatch')).toBe(true);
  });

  it('the village is chosen, switches are marked as changed and go back', async () => {
    const { wrapper } = await mountScreen(NewGameScreen, { language: 'de' });
    const setup = useTableSetup();
    await wrapper.find('.option:nth-of-type(2) input').trigger('change');
    expect(setup.preset).toBe('furtwangen');
    expect(wrapper.text()).toContain('Furtwangen im Einzelnen');
    await wrapper.find('input.switch').trigger('change');
    expect(setup.changed).toEqual(['challengeDrafted']);
    expect(wrapper.findAll('.row.changed').length).toBe(1);
    await buttonNamed(wrapper, 'Zurück zu Furtwangen').trigger('click');
    expect(wrapper.findAll('.row.changed').length).toBe(0);
  });

  it('says in the village payment what a missed duty costs', async () => {
    const { wrapper } = await mountScreen(NewGameScreen);
    useTableSetup().choosePreset('blackForestCoins');
    await flushPromises();
    expect(wrapper.text()).toContain('costs 40 cents to each');
    expect(wrapper.text()).not.toContain('8 points');
  });

  it('says why something cannot be set', async () => {
    const { wrapper } = await mountScreen(NewGameScreen, { language: 'de' });
    const setup = useTableSetup();
    expect(wrapper.text()).toContain('Nur wenn um Münzen gespielt wird.');
    setup.set('players', 7);
    await flushPromises();
    expect(wrapper.text()).toContain('Mit den Ansagen von Buchenbach spielen genau sechs.');
    const blocked = wrapper.findAll<HTMLInputElement>('.seg input').filter(({ element }) => element.disabled);
    expect(blocked.map(({ element }) => element.parentElement?.textContent?.trim())).toEqual(['Buchenbach']);
    setup.choosePreset('buchenbach');
    await flushPromises();
    expect(wrapper.text()).toContain('Hauszahl');
  });

  it('a number that is no number comes back as it was', async () => {
    const { wrapper } = await mountScreen(NewGameScreen);
    const field = wrapper.find<HTMLInputElement>('input[type=number]');
    for (const [typed, kept] of [
      ['45', 45],
      ['0', 45],
      ['1e9', 45],
      ['', 45],
      ['12.5', 45],
    ] as const) {
      field.element.value = typed;
      await field.trigger('change');
      expect(useTableSetup().rules.target).toBe(kept);
      expect(field.element.value).toBe('45');
    }
  });

  it('every "?" opens the page of its switch', async () => {
    const { wrapper, screens } = await mountScreen(NewGameScreen);
    await wrapper.find('.rules .help').trigger('click');
    expect(screens.place).toEqual({ name: 'help', section: 'players' });
  });

  it('plays the same match once more', async () => {
    await freshStores();
    const setup = useTableSetup();
    const view = finishedView({ rules: presetRules('blackForestCoins', 7), you: 2 });
    setup.take({ ...view, bots: view.names.map(() => 'random' as const) });
    expect(setup.preset).toBe('blackForestCoins');
    const names = setup.tableNames('You');
    expect(names.slice(0, 6)).toEqual(['You', 'Vreni', 'Luzia', 'Karl', 'Berta', 'Resi']);
    expect(new Set(names).size).toBe(7);
    expect(setup.level).toBe('random');
  });
});

describe('who sits at the table', () => {
  it('two cannot have the same name, which is said; an emptied name becomes a free one', async () => {
    const { wrapper } = await mountScreen(NewGameScreen);
    const setup = useTableSetup();
    expect(setup.setName(0, ' otto ')).toBe(false);
    expect(setup.names[0]).toBe('Resi');
    expect(setup.setName(0, 'Walburga')).toBe(true);
    expect(setup.setName(1, 'Resi')).toBe(true);
    expect(setup.setName(0, '')).toBe(true);
    expect(new Set(setup.names).size).toBe(setup.names.length);
    wrapper.unmount();
    const people = await mountScreen(TablePeople);
    const field = people.wrapper.findAll<HTMLInputElement>('.people input')[1];
    if (!field) throw new Error('no field');
    field.element.value = 'Vreni';
    await field.trigger('change');
    expect(people.wrapper.text()).toContain('called Vreni already');
  });

  it('a name that is too long is told and not cut in silence', async () => {
    const { wrapper, preferences } = await mountScreen(TablePeople);
    const field = wrapper.find<HTMLInputElement>('.people input');
    field.element.value = 'Maximiliane-Josefine';
    await field.trigger('input');
    expect(wrapper.text()).toContain('At most 12 letters fit');
    await field.trigger('change');
    expect(preferences.playerName).toBe('Maximiliane-');
  });

  it('no two look the same, whatever they are called', () => {
    for (const names of [
      ['You', 'Hans', 'Otto', 'Vreni', 'Luzia', 'Karl'],
      ['You', 'Otto', 'Hans', 'Grete', 'Resi', 'Karl', 'X', 'Y'],
      ['You', 'Karl', 'Karl', 'Karl', 'Luzia', 'Z'],
    ]) {
      expect(new Set(facesAt({ names, you: 0 })).size).toBe(names.length);
    }
  });
});

it('changes that were dropped by choosing another village can be brought back', async () => {
  await freshStores();
  const setup = useTableSetup();
  setup.set('target', 100);
  setup.choosePreset('furtwangen');
  expect(setup.rules.target).toBe(60);
  setup.bringBack();
  expect(setup.rules.target).toBe(100);
  setup.revert();
  expect(setup.dropped?.rules.target).toBe(100);
  setup.set('players', 7);
  expect(setup.dropped).toBeUndefined();
});

it('a tray that was being filled is there again after a restart, for just this hand', async () => {
  await freshStores();
  const first = useExchange();
  first.begin('3 S7 S8 SK');
  first.toggle('S7');
  await flushPromises();
  await freshStores();
  useExchange().begin('3 S7 S8 SK');
  expect(useExchange().tray).toEqual(['S7']);
  await freshStores();
  useExchange().begin('4 S7 S8 SK');
  expect(useExchange().tray).toEqual([]);
});

describe('own rule sets', () => {
  it('are kept under a name from the screen and can be saved over', async () => {
    const { wrapper } = await mountScreen(NewGameScreen);
    const setup = useTableSetup();
    setup.set('holdingSkus', true);
    await flushPromises();
    await buttonNamed(wrapper, 'Keep as own rules').trigger('click');
    await flushPromises();
    const form = document.querySelector<HTMLFormElement>('[role=dialog] form');
    const name = form?.querySelector('input');
    if (!form || !name) throw new Error('no form');
    expect(name.value).toBe('Basic, changed');
    name.value = 'At home';
    name.dispatchEvent(new Event('change'));
    form.dispatchEvent(new Event('submit'));
    await flushPromises();
    expect(useRuleSets().own.map((kept) => kept.name)).toEqual(['At home']);
    expect(setup.ownBase?.name).toBe('At home');
    setup.set('target', 100);
    await flushPromises();
    await buttonNamed(wrapper, 'Save to “At home”').trigger('click');
    expect(useRuleSets().own[0]?.rules).toMatchObject({ holdingSkus: true, target: 100 });
  });

  async function importFile(text: string): Promise<string> {
    const { wrapper } = await mountScreen(OwnRulesDialog, { props: { open: true } });
    await flushPromises();
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file field');
    Object.defineProperty(input, 'files', { value: [new File([text], 'rules.json')], configurable: true });
    input.dispatchEvent(new Event('change'));
    await flushPromises();
    await new Promise((resolve) => setTimeout(resolve, 0));
    await flushPromises();
    const said = document.querySelector('[role=dialog] .said')?.textContent ?? '';
    wrapper.unmount();
    return said;
  }

  it('a good file is added', async () => {
    expect(await importFile(printRulesFile({ name: 'Neustadt', rules: presetRules('breitnau') }))).toContain(
      '“Neustadt” was added.',
    );
    expect(useRuleSets().own[0]?.rules).toEqual(presetRules('breitnau'));
  });

  it.each([
    ['nonsense', 'its text cannot be read'],
    [
      '{"format":"dappen-rules/1","name":"x","rules":{"target":"<b>60</b>"}}',
      'The rule “Target” cannot be "<b>60</b>". Possible: a whole number from 1 to 999.',
    ],
    ['{"format":"dappen-rules/1","name":"x","rules":{"__proto__":{}}}', 'no rule called “__proto__”'],
    ['x'.repeat(70_000), 'too large'],
  ])('a bad file %.40j is refused and the key is named', async (text, why) => {
    expect(await importFile(text)).toContain(why);
    expect(useRuleSets().own).toEqual([]);
  });
});
