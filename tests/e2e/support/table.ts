import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { HandState } from '#engine/games/dappen/index.ts';
import { resultOf, toAct } from '#engine/games/dappen/index.ts';
import type { HandResult } from '#engine/games/dappen/result.ts';
import type { RuleSetInput } from '#engine/games/dappen/rules.ts';
import { parseRecord, playRecord } from '#engine/match/index.ts';
import { cards } from '#tests/support/cards.ts';
import { deckOf, type PreparedDeal } from '#tests/support/decks.ts';
import { rulesOf } from '#tests/support/games.ts';
import { act, dealScene } from '#tests/support/scenario.ts';
import { test as base, type Edition } from './edition.ts';

/** A person at the table, in a real browser, against the real host: in its Worker or in its process. */

export interface PreparedTable extends Omit<PreparedDeal, 'players'> {
  readonly rules?: RuleSetInput;
  /** What has been said and played already (tests/support/scenario.ts). */
  readonly script?: string;
}

const PEOPLE = ['Eva', 'Resi', 'Otto', 'Vreni', 'Luzia', 'Karl', 'Achim', 'Berta'];

/** A saved match that stands in the middle of a prepared hand; the person has seat 0. */
export function savedTable({ rules: given = {}, script = '', ...deal }: PreparedTable): string {
  const rules = rulesOf(given);
  const { players } = rules;
  const deck = deckOf({ ...deal, players });
  const actions: unknown[] = [];
  let scene = dealScene({ ...deal, rules: given });
  for (const token of script.match(/\S+\([^)]*\)|\S+/g) ?? []) {
    const [seat, rest] = token.includes(':') ? token.split(':') : [undefined, token];
    const many = rest === 'passes' ? scene.state.deal.active.length : 1;
    for (let i = 0; i < many; i++) {
      const word = rest === 'passes' ? 'pass' : (rest ?? '');
      actions.push(recordedAs(word, toAct(scene.state)));
      scene = act(scene, seat === undefined ? word : `${seat}:${word}`);
    }
  }
  const names = PEOPLE.slice(0, players);
  const table = { seed: 'prepared', you: 0, bots: names.map(() => 'thumb'), names, assisted: [false] };
  return JSON.stringify({
    format: 'dappen-match/1',
    game: 'dappen',
    rules: given,
    dealer: deal.dealer,
    hands: [{ deck, actions }],
    table,
  });
}

/** A strong hand with the Pagat: Dapp, exchange, Ultimos, play. */
export const THROUGH_ALL = savedTable({
  dealer: 5,
  hands: { 0: 'Skus XXI XX XIX XVIII XVII I' },
  dapp: 'XV XIV XIII XII XI X',
  script: 'passes',
});

function recordedAs(token: string, seat: Seat | undefined): unknown {
  const list = token.match(/\(([^)]*)\)/)?.[1];
  if (token.startsWith('discard')) return { seat, type: 'discard', cards: cards(list ?? '') };
  if (token.startsWith('lay')) return { seat, type: 'ultimo', cards: cards(list ?? '') };
  return /^[a-z]/.test(token) ? { seat, type: token } : { seat, type: 'play', card: token };
}

/** How the person at the table decides where a test has no wish of its own: the first thing that is legal. */
export interface Manner {
  /** Words to say when they are asked for, in order of preference; else pass, else whatever is offered. */
  readonly words?: readonly string[];
  /** Cards to lay when asked for Ultimos. */
  readonly lay?: readonly string[];
}

type Due = 'question' | 'exchange' | 'ultimos' | 'card' | 'result' | 'matchEnd' | 'wait';

export class Player {
  readonly complaints: string[] = [];

  readonly page: Page;

  constructor(private readonly edition: Edition) {
    const { page } = edition;
    this.page = page;
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') this.complaints.push(message.text());
    });
    page.on('pageerror', (error) => this.complaints.push(error.message));
  }

  /** Opens the game, with preferences, a saved match and whatever else an earlier evening left behind. */
  async open(
    save?: string,
    preferences: Readonly<Record<string, unknown>> = { speed: 'instant' },
    kept: Readonly<Record<string, unknown>> = {},
  ): Promise<void> {
    await this.edition.prepare({ ...kept, 'dappen.preferences': preferences }, save);
    await expect(this.page.getByRole('heading', { level: 1, name: 'Dappen' })).toBeVisible();
  }

  /** Sits down at a prepared table. */
  async sitDown(table: PreparedTable, preferences?: Readonly<Record<string, unknown>>): Promise<void> {
    await this.open(savedTable(table), preferences);
    await this.page.getByRole('button', { name: 'Play on' }).click();
    await expect(this.page.locator('.table')).toBeVisible();
  }

  /** What the table waits for. */
  async due(): Promise<Due> {
    return this.page.evaluate((): Due => {
      const has = (selector: string) => document.querySelector(selector) !== null;
      if (has('.end.sheet')) return 'matchEnd';
      if (has('.result')) return 'result';
      if (has('.question')) return 'question';
      if (has('[role="listbox"]')) return 'exchange';
      if (has('.ultimos .foot')) return 'ultimos';
      return has('.actions .turn') ? 'card' : 'wait';
    });
  }

  /** Waits until the table waits for this person, or the hand is over. */
  async turn(): Promise<Exclude<Due, 'wait'>> {
    for (;;) {
      const due = await this.due();
      if (due !== 'wait') return due;
      await this.page.waitForTimeout(20);
    }
  }

  /** Decides one thing by mouse. */
  async decide(manner: Manner = {}): Promise<void> {
    const { page } = this;
    switch (await this.turn()) {
      case 'question': {
        for (const word of [...(manner.words ?? []), 'pass']) {
          const choice = page.locator(`.question [data-word="${word}"]`);
          if ((await choice.count()) > 0) return this.settle(() => choice.click());
        }
        return this.settle(() => page.locator('.question [data-word]').first().click());
      }
      case 'exchange':
        return this.layOff();
      case 'ultimos':
        for (const card of manner.lay ?? [])
          await page.locator(`.ultimos button[data-card="${card}"]`).click();
        return this.settle(() => page.locator('.ultimos .foot .btn').click());
      case 'card':
        return this.settle(() =>
          page.locator('.hand button[data-card]:not([aria-disabled])').first().click(),
        );
      default:
        return;
    }
  }

  /** Lays off twelve cards from the right: in the usual order the low and plain ones. */
  async layOff(): Promise<void> {
    const { page } = this;
    const free = page.locator('[role="option"]:not([aria-disabled])');
    const count = await free.count();
    for (let i = count - 12; i < count; i++) await free.nth(i).click();
    await expect(page.locator('[data-tray]')).toHaveCount(12);
    await this.settle(() => page.locator('.exchange .btn.main').click());
  }

  /** Does something and waits until the host has answered: the save has one action more. */
  private async settle(does: () => Promise<void>): Promise<void> {
    const before = await this.actionCount();
    await does();
    await expect.poll(() => this.actionCount(), { intervals: [10, 20, 50] }).toBeGreaterThan(before);
  }

  private async actionCount(): Promise<number> {
    const text = await this.savedText();
    if (text === undefined) return -1;
    const { hands } = JSON.parse(text) as { hands: { actions: unknown[] }[] };
    return hands.reduce((sum, hand) => sum + hand.actions.length, 0);
  }

  /** Plays until the hand is over; returns its result by the rules, from the saved record. */
  async playHand(manner: Manner = {}): Promise<HandResult> {
    for (;;) {
      const due = await this.turn();
      if (due === 'result' || due === 'matchEnd') return this.lastResult();
      await this.decide(manner);
    }
  }

  savedText(): Promise<string | undefined> {
    return this.edition.savedText();
  }

  /** Every hand of the saved match, played again from the record. */
  async hands(): Promise<readonly HandState[]> {
    const record = parseRecord((await this.savedText()) ?? '');
    if (!record.ok) throw new Error(`the save cannot be read: ${JSON.stringify(record.error)}`);
    const played = playRecord(record.value);
    if (!played.ok) throw new Error(`the save cannot be played: ${JSON.stringify(played.error)}`);
    return played.value.hands;
  }

  async lastResult(): Promise<HandResult> {
    const last = (await this.hands()).at(-1);
    const result = last && resultOf(last);
    if (result === undefined) throw new Error('the hand is not over');
    return result;
  }

  /** No accessibility violation on the page as it is. */
  async isAccessible(): Promise<void> {
    // in this page alone: there are no frames, and a second page for the summary takes as long as the first
    const { violations } = await new AxeBuilder({ page: this.page }).setLegacyMode().analyze();
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' ')}`)).toEqual(
      [],
    );
  }
}

/** A test with a person at the table; nothing may be complained about on the console meanwhile. */
export const test = base.extend<{ player: Player }>({
  player: async ({ edition }, use) => {
    const player = new Player(edition);
    await use(player);
    expect(player.complaints).toEqual([]);
  },
});
export { expect };
