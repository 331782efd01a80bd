import type { Page } from '@playwright/test';
import { PRESET_NAMES } from '#engine/games/dappen/rules.ts';
import { de } from '#renderer/i18n/de/index.ts';
import { en } from '#renderer/i18n/en/index.ts';
import { type MomentName, type MomentOptions, savedMoment } from '#tests/support/phases.ts';
import type { Player } from './table.ts';

/** Every screen and every phase of the game, each reached as a person would reach it. */

export type Language = 'en' | 'de';
const WORDS = { en, de };

/** A person on the way to a scene. */
export interface Visit {
  readonly player: Player;
  readonly page: Page;
  readonly language: Language;
  readonly words: typeof en;
}

export interface Scene {
  readonly name: string;
  /** The match that was saved: a moment of a hand, or the text itself. */
  readonly save?: Moment | string;
  readonly preferences?: Readonly<Record<string, unknown>>;
  /** What else lies in the browser's storage. */
  readonly kept?: Readonly<Record<string, unknown>>;
  /** Before the page is opened. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** From the start screen to the scene. */
  readonly go: (visit: Visit) => Promise<void>;
}

interface Moment extends MomentOptions {
  readonly moment: MomentName;
  readonly taken?: boolean;
}

/** As long as a name can be. */
const LONGEST_OWN_NAME = 'Bartholomäus';
const LONG_NAMES = {
  en: ['Bartholomä', 'Engelhardt', 'Wilhelmine', 'Friedlinde', 'Kunigunde', 'Hansjörg', 'Magdalena'],
};

export async function visit(scene: Scene, player: Player, language: Language): Promise<void> {
  const { page } = player;
  const { save } = scene;
  await scene.before?.(page);
  const text = typeof save === 'object' ? savedMoment(save.moment, save) : save;
  await player.open(text, { language, speed: 'instant', ...scene.preferences }, scene.kept);
  await scene.go({ player, page, language, words: WORDS[language] });
}

/** Changes a preference as its control does, on the screen as it is. */
export const prefer = (page: Page, preference: string, value: unknown): Promise<void> =>
  page.evaluate(
    ([name, to]) => {
      interface Held extends Element {
        readonly __vue_app__?: {
          readonly config: {
            readonly globalProperties: {
              readonly $pinia: {
                readonly state: { readonly value: Record<string, Record<string, unknown>> };
              };
            };
          };
        };
      }
      const app = document.querySelector<Held>('#app')?.__vue_app__;
      const preferences = app?.config.globalProperties.$pinia.state.value.preferences;
      if (preferences === undefined) throw new Error('no preferences');
      preferences[name] = to;
    },
    [preference, value] as const,
  );

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).first();

const atStart = async ({ page }: Visit) => page.locator('.menu .btn').first().waitFor();
const from =
  (pick: (words: typeof en) => string) =>
  async ({ page, words }: Visit) => {
    await button(page, pick(words)).click();
  };
const newGame = from((words) => words.start.newMatch);
const help = from((words) => words.start.rules);
const preferences = from((words) => words.start.preferences);
const deck = from((words) => words.start.deck);

const sitDown = async ({ page }: Visit) => {
  await page.locator('.menu [aria-describedby=saved-match]').click();
  await page.locator('.table').waitFor();
};
/** Until the table waits for somebody, or the hand is over. */
const settled = async ({ page }: Visit) => {
  await page
    .locator('.question, .ultimos .foot, .exchange, .actions .turn, .actions .main, .result')
    .first()
    .waitFor();
};
const atTable =
  (...then: ((visit: Visit) => Promise<void>)[]) =>
  async (seen: Visit) => {
    await sitDown(seen);
    await settled(seen);
    for (const step of then) await step(seen);
  };
const press =
  (...keys: string[]) =>
  async ({ page }: Visit) => {
    for (const key of keys) await page.keyboard.press(key);
  };
const click =
  (selector: string) =>
  async ({ page }: Visit) =>
    page.locator(selector).first().click();
const menuItem =
  (pick: (words: typeof en) => string) =>
  async ({ page, words }: Visit) => {
    await page.keyboard.press('Escape');
    await button(page, pick(words)).click();
  };
/** The side panel at one of its tabs: as a drawer in small windows, beside the table in larger ones. */
const panel =
  (tab: number) =>
  async ({ page }: Visit) => {
    await page.setViewportSize({ width: 960, height: 600 });
    await page.locator('.bar [aria-expanded="false"]').click();
    await page.getByRole('tab').nth(tab).click();
  };
/** One step of another seat, and then the table waits. */
const STEPS = { stepMode: true };

type Table = Moment & { readonly name?: string; readonly preferences?: Readonly<Record<string, unknown>> };
/** The table at a moment of a hand. */
const table = (name: string, save: Moment, more: Partial<Scene> = {}): Scene => ({
  name,
  save,
  go: atTable(),
  ...more,
});

const COINS = { scoring: 'traditional', hands: 12 } as const;
const OWN_RULES = [
  {
    id: 'own1',
    name: 'Donnerstag im Engel',
    rules: { players: 7, holdingSkus: true, ultimos: 'furtwangen' },
  },
  { id: 'own2', name: 'Kurz und in Münzen', rules: { players: 6, scoring: 'traditional', hands: 10 } },
];

const START: readonly Scene[] = [
  { name: 'start-first', go: atStart },
  { name: 'start-saved', save: { moment: 'follow' }, go: atStart },
  {
    name: 'start-over',
    save: { moment: 'youWin', rules: { target: 3 }, hands: 0, taken: true },
    go: atStart,
  },
  { name: 'start-unreadable', save: '{"format":"dappen-match/1","game":"dap', go: atStart },
];

const NEW_GAME: readonly Scene[] = [
  ...PRESET_NAMES.map(
    (preset, i): Scene => ({
      name: `newgame-${preset}`,
      go: async (seen) => {
        await newGame(seen);
        await seen.page.locator('.presets input[type=radio]').nth(i).check({ force: true });
      },
    }),
  ),
  {
    name: 'newgame-changed',
    go: async (seen) => {
      await newGame(seen);
      await seen.page.locator('.presets input[type=radio]').nth(1).check({ force: true });
      await seen.page
        .locator('.rules [role=switch], .rules input[type=checkbox]')
        .first()
        .click({ force: true });
      await seen.page
        .locator('.rules [role=switch], .rules input[type=checkbox]')
        .nth(2)
        .click({ force: true });
    },
  },
  {
    name: 'newgame-own',
    kept: { 'dappen.ruleSets': OWN_RULES },
    go: async (seen) => {
      await newGame(seen);
      await seen.page.locator('.presets input[type=radio]').nth(6).check({ force: true });
    },
  },
  {
    name: 'newgame-own-manage',
    kept: { 'dappen.ruleSets': OWN_RULES },
    go: async (seen) => {
      await newGame(seen);
      await button(seen.page, seen.words.newGame.manage).click();
    },
  },
  {
    name: 'newgame-own-refused',
    kept: { 'dappen.ruleSets': OWN_RULES },
    go: async (seen) => {
      await newGame(seen);
      await button(seen.page, seen.words.newGame.manage).click();
      await seen.page.locator('input[type=file]').setInputFiles({
        name: 'rules.json',
        mimeType: 'application/json',
        buffer: Buffer.from('{"format":"dappen-rules/1","name":"x","rules":{"players":9}}'),
      });
    },
  },
  {
    name: 'newgame-keep',
    go: async (seen) => {
      await newGame(seen);
      await button(seen.page, seen.words.newGame.keep).click();
    },
  },
  {
    name: 'newgame-people',
    go: async (seen) => {
      await newGame(seen);
      await seen.page.getByRole('tab').nth(1).click();
    },
  },
  {
    name: 'newgame-replaces',
    save: { moment: 'follow' },
    go: async (seen) => {
      await newGame(seen);
      await seen.page.locator('.sheet-foot .btn.main').click();
      await seen.page.getByRole('dialog').waitFor();
    },
  },
];

const BIDDING: readonly Scene[] = [
  table('bid-1-solo', { moment: 'solo' }),
  table('bid-2-dapp', { moment: 'dapp' }),
  table('bid-2-forced', { moment: 'forced' }),
  table('bid-2-duty', { moment: 'duty' }),
  table('bid-2-challenge', { moment: 'challenge' }),
  table('bid-2-challenge-drafted', { moment: 'challengeDrafted' }),
  table('bid-2-push', { moment: 'push' }),
  table('bid-2-raise', { moment: 'raise' }),
  table('bid-2-no-kings', { moment: 'noKings' }),
  table('bid-2-answer', { moment: 'answer' }),
  table('bid-2-must-go', { moment: 'mustGo' }),
  table('bid-2-coins', { moment: 'challenge', rules: COINS }),
  table('bid-others', { moment: 'othersBid' }, { preferences: STEPS }),
  table('bid-drafted', { moment: 'drafted' }, { preferences: STEPS }),
  table(
    'bid-confirm',
    { moment: 'solo' },
    { preferences: { confirmBids: true }, go: atTable(click('[data-word=solo]')) },
  ),
];

const layOff =
  (count: number) =>
  async ({ page }: Visit) => {
    const free = page.locator('[role="option"]:not([aria-disabled])');
    const all = await free.count();
    for (let i = 1; i <= count; i++) await free.nth(all - i).click();
  };

const HAND: readonly Scene[] = [
  table('exchange-empty', { moment: 'exchange' }),
  table('exchange-half', { moment: 'exchange' }, { go: atTable(layOff(7)) }),
  table('exchange-full', { moment: 'exchange' }, { go: atTable(layOff(12)) }),
  table('exchange-drafted', { moment: 'exchangeDrafted' }),
  table(
    'exchange-refused',
    { moment: 'exchange' },
    {
      go: atTable(layOff(3), ({ page }) =>
        page.locator('[role=option][aria-disabled]').first().click({ force: true }),
      ),
    },
  ),
  table('ultimo-two', { moment: 'ultimo' }, { go: atTable(click('.ultimos [data-card]')) }),
  table('ultimo-three', { moment: 'ultimoThree' }),
  table(
    'ultimo-furtwangen',
    { moment: 'ultimoThree', rules: { ultimos: 'furtwangen' } },
    { go: atTable(click('.ultimos [data-card]')) },
  ),
  table('play-lead', { moment: 'lead' }),
  table('play-follow', { moment: 'follow' }),
  table('play-only-card', { moment: 'onlyCard' }),
  table('play-own-ultimos', { moment: 'ownUltimos' }),
  table('play-solo', { moment: 'soloPlay' }),
  table('play-watch', { moment: 'watchPlay' }, { preferences: STEPS }),
  table('play-trick', { moment: 'held' }, { preferences: STEPS }),
  table('play-worst', { moment: 'worst' }, { preferences: STEPS }),
  table('play-claim', { moment: 'claim' }),
  table('play-late', { moment: 'playLate' }),
  table('play-fairy-tale', { moment: 'fairyTale', taken: false }, { preferences: STEPS }),
  table('play-may-hold', { moment: 'mayHold' }),
  table('play-skus-held', { moment: 'skusHeld' }),
  table('play-sits-out', { moment: 'sitsOut' }, { preferences: STEPS }),
  table(
    'play-chosen',
    { moment: 'follow' },
    {
      preferences: { confirmPlay: true },
      go: atTable(click('.hand [data-card]:not([aria-disabled])')),
    },
  ),
  table(
    'play-refused',
    { moment: 'follow' },
    {
      go: atTable(({ page }) =>
        page.locator('.hand [data-card][aria-disabled]').first().click({ force: true }),
      ),
    },
  ),
  table('panel-scores', { moment: 'follow', hands: 9 }, { go: atTable(panel(0)) }),
  table('panel-bidding', { moment: 'solo' }, { go: atTable(panel(1)) }),
  table('panel-hand', { moment: 'ownUltimos' }, { go: atTable(panel(1)) }),
  table('panel-log', { moment: 'follow' }, { go: atTable(panel(2)) }),
  table(
    'panel-rules',
    { moment: 'follow', rules: { holdingSkus: true, missedDuty: true } },
    { go: atTable(panel(3)) },
  ),
  table('panel-closed', { moment: 'follow' }, { kept: { 'dappen.panel.open': false } }),
  table('last-trick', { moment: 'follow' }, { go: atTable(press('l')) }),
  table('menu', { moment: 'follow' }, { go: atTable(press('Escape')) }),
  table('menu-abandon', { moment: 'follow' }, { go: atTable(menuItem((words) => words.table.menu.abandon)) }),
];

const result = (name: string, moment: MomentName, more: Partial<Moment> = {}): Scene =>
  table(name, { moment, taken: true, ...more });
const RESULTS: readonly Scene[] = [
  result('result-you-win', 'youWin'),
  result('result-dapper-wins', 'dapperWins'),
  result('result-team-wins', 'teamWins'),
  result('result-solo-won', 'soloWon'),
  result('result-solo-lost', 'soloLost'),
  result('result-marsch', 'marsch'),
  result('result-three-ultimos', 'threeUltimos'),
  result('result-skus-handed-over', 'skusHandedOver'),
  result('result-instant-win', 'instantWin'),
  result('result-missed-duty', 'missedDuty'),
  result('result-coins', 'threeUltimos', { rules: COINS }),
  result('result-eight', 'dapperWins', { rules: { players: 8 } }),
  {
    ...result('match-end', 'youWin', { rules: { target: 3 }, hands: 0 }),
    go: atTable(click('.result .next')),
  },
  {
    ...result('match-end-shared', 'teamWins', { rules: { target: 3 }, hands: 0 }),
    go: atTable(click('.result .next')),
  },
  {
    ...result('match-end-coins', 'youWin', { rules: { ...COINS, hands: 4 } }),
    go: atTable(click('.result .next')),
  },
  table(
    'scores',
    { moment: 'follow', hands: 9 },
    { go: atTable(menuItem((words) => words.table.menu.scores)) },
  ),
  table(
    'scores-coins',
    { moment: 'follow', rules: { ...COINS, players: 8 }, hands: 9 },
    {
      go: atTable(menuItem((words) => words.table.menu.scores)),
    },
  ),
];

const SECTIONS = ['person', 'cards', 'look', 'pace', 'sound', 'keys'] as const;
const PAGES: readonly Scene[] = [
  ...SECTIONS.map(
    (section, i): Scene => ({
      name: `preferences-${section}`,
      go: async (seen) => {
        await preferences(seen);
        await seen.page.getByRole('tab').nth(i).click();
      },
    }),
  ),
  {
    name: 'preferences-reset',
    go: async (seen) => {
      await preferences(seen);
      await button(seen.page, seen.words.preferences.reset).click();
    },
  },
  { name: 'help', go: help },
  {
    name: 'help-search',
    go: async (seen) => {
      await help(seen);
      await seen.page.getByRole('searchbox').fill('Ultimo');
    },
  },
  {
    name: 'help-german-signs',
    preferences: { suitSigns: 'german' },
    go: async (seen) => {
      await help(seen);
      await seen.page.locator('.contents section').nth(1).getByRole('button').first().click();
    },
  },
  {
    name: 'preferences-german-signs',
    preferences: { suitSigns: 'german' },
    go: async (seen) => {
      await preferences(seen);
      await seen.page.getByRole('tab').nth(1).click();
    },
  },
  table(
    'help-from-refusal',
    { moment: 'follow' },
    {
      go: atTable(
        ({ page }) => page.locator('.hand [data-card][aria-disabled]').first().click({ force: true }),
        click('.problem button, .problem a'),
      ),
    },
  ),
  { name: 'keys', go: press('F1') },
  { name: 'deck', go: deck },
  {
    name: 'deck-cego-german',
    preferences: { cardNames: 'cego', suitSigns: 'german', suitColours: 'two' },
    go: deck,
  },
  {
    name: 'credits',
    go: async ({ page, words }) => page.getByText(words.start.credits, { exact: true }).click(),
  },
];

const FAULTS: readonly Scene[] = [
  {
    name: 'fault-elsewhere',
    go: async ({ page }) => {
      const other = await page.context().newPage();
      await page.goto('about:blank');
      await other.goto('/');
      await other.locator('.menu .btn').first().waitFor();
      await page.goto('/');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'fault-lost',
    before: (page) => page.route(/worker.*\.js/, (route) => route.abort()),
    go: ({ page }) => page.getByRole('alert').first().waitFor(),
  },
  {
    name: 'fault-not-saved',
    save: { moment: 'follow' },
    go: async (seen) => {
      await sitDown(seen);
      await settled(seen);
      const worker = seen.page.workers()[0];
      await worker?.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('the disk is full', 'QuotaExceededError');
        };
      });
      await seen.page.locator('.hand [data-card]:not([aria-disabled])').first().click();
      await seen.page.locator('.not-saved').waitFor();
    },
  },
  {
    name: 'fault-preferences',
    before: (page) =>
      page.addInitScript(() => {
        const { setItem } = Storage.prototype;
        Storage.prototype.setItem = function (key, value) {
          // before the program starts the scene is prepared
          if (location.pathname !== '/') return setItem.call(this, key, value);
          throw new DOMException('full', 'QuotaExceededError');
        };
      }),
    go: async (seen) => {
      await preferences(seen);
      await seen.page.locator('input[type=radio], [role=switch]').nth(1).click({ force: true });
    },
  },
];

const CROWD: readonly Table[] = [
  { moment: 'solo' },
  { moment: 'answer' },
  { moment: 'othersBid', preferences: STEPS },
  { moment: 'exchange' },
  { moment: 'ultimoThree' },
  { moment: 'follow' },
  { moment: 'worst', preferences: STEPS },
];
/** The table's phases with more players, and the longest names. */
const CROWDED: readonly Scene[] = ([6, 7, 8] as const).flatMap((players) =>
  CROWD.map(({ preferences: wishes, ...save }) =>
    table(
      `table${players}-${save.moment}`,
      { ...save, rules: { players }, names: LONG_NAMES.en },
      { preferences: { playerName: LONGEST_OWN_NAME, ...wishes } },
    ),
  ),
);

export const SCENES: readonly Scene[] = [
  ...START,
  ...NEW_GAME,
  ...BIDDING,
  ...HAND,
  ...CROWDED,
  ...RESULTS,
  ...PAGES,
  ...FAULTS,
];
