import type { Budget, Means } from '../bot.ts';
import type { Pieces } from '../pieces.ts';

/** Longest stretch of thinking between two looks at what else is to be done, in ms. */
const STRETCH = 5;

/** Keeps a decision within its budget, and lets others have their turn while it is made. */
export class Meter {
  private readonly means: Means | undefined;
  private readonly worlds: number;
  private readonly end: number;
  private lastPause: number;
  private spent = 0;

  /** `usual`: worlds to imagine if the budget does not say. Milliseconds count only where there is a clock. */
  constructor(budget: Budget, usual: number, means?: Means) {
    this.means = means;
    this.worlds = Math.min(budget.worlds ?? usual, MOST_WORLDS);
    const now = means?.now() ?? 0;
    this.end = now + (budget.ms ?? Number.POSITIVE_INFINITY);
    this.lastPause = now;
  }

  /** Worlds the budget allows in all. */
  get allowed(): number {
    return this.worlds;
  }

  /** Notes one more world that was looked into. */
  spend(): void {
    this.spent++;
  }

  /** Nothing more may be spent. */
  get over(): boolean {
    return this.spent >= this.worlds || this.late;
  }

  /** Time is up, or nobody wants the answer any more. */
  get late(): boolean {
    if (this.means === undefined) return false;
    return this.cancelled || this.means.now() >= this.end;
  }

  /** Nobody wants the answer any more. */
  get cancelled(): boolean {
    return this.means?.cancelled?.() === true;
  }

  /** Lets other work go on if thinking has lasted long enough. */
  async breathe(): Promise<void> {
    if (this.means === undefined) return;
    if (this.means.now() - this.lastPause < STRETCH) return;
    await this.means.pause();
    this.lastPause = this.means.now();
  }

  /** Does work piece by piece and lets other work go on meanwhile. Undefined if it became too late for it. */
  async through<T>(pieces: Pieces<T>): Promise<T | undefined> {
    for (let piece = pieces.next(); ; piece = pieces.next()) {
      if (piece.done === true) return piece.value;
      if (this.late) return undefined;
      await this.breathe();
    }
  }
}

const MOST_WORLDS = 10_000;
