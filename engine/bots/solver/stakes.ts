import { HALVES, highest, popcount, SKUS, TAROK_COUNT } from './bits.ts';
import type { Board } from './board.ts';
import { FAIRY_STRENGTH, NO_PIPS, type Position } from './position.ts';

/** More half points than can be won. */
export const NEVER = 170;
/** Fewer half points than can be lost. */
export const ALWAYS = -10;
/** Value of a hand that a missed duty ends well enough for the Dapper, or (negative) not. */
const ENDED = 300;

/**
 * What counts beside half points, while one question is asked: Ultimos, a held Skus, missed duties. The
 * search maximises half points less what is asked for the Ultimos made in the end.
 */
export class Stakes {
  /** Nothing but half points counts and nobody may hold the Skus. */
  plain = true;
  /** No value can lie below. */
  floor = 0;

  private laid = 0;
  private furtwangen = false;
  /** Tricks left at the promised trick of I, II, III; 0 = not laid. */
  private readonly promisedLeft = new Int32Array(3);
  made = 0;
  broken = 0;
  /** Some promise is open, and the question depends on it. */
  pending = false;
  private question = 0;
  private readonly asked = new Int32Array(8);

  offenders = 0;
  private readonly played = new Int32Array(8);
  private ifDapperMissed = 0;
  private ifOpponentMissed = 0;

  /** Fewest pips of a card in the team's tricks, and on the table; kept while the Skus may be held. */
  teamPips = NO_PIPS;
  tablePips = NO_PIPS;
  /** What a held Skus gives back to a Dapper who took every trick: the tier counts, not the half points. */
  private marschBonus = 0;

  /** Takes over a position; the board has it already. */
  load(position: Position, board: Board, objective: 'cardPoints' | 'swing'): void {
    this.laid = position.laid;
    this.furtwangen = position.furtwangen;
    let open = false;
    for (let c = 0; c < 3; c++) {
      const trick = position.promised[c] as number;
      this.promisedLeft[c] = trick === 0 ? 0 : position.tricks - trick + 1;
      if (trick >= position.trick && ((position.broken >> c) & 1) === 0) open = true;
    }
    this.made = position.made;
    this.broken = position.broken;
    this.offenders = objective === 'swing' ? position.offenders : 0;
    this.played.set(position.played);
    this.teamPips = position.teamPips;
    this.tablePips = position.tablePips;
    this.marschBonus = objective === 'swing' ? (HALVES[TAROK_COUNT - 1] as number) : 0;
    this.plain = board.holder < 0 && !open && this.offenders === 0;
    this.floor = this.plain ? 0 : this.offenders !== 0 ? -ENDED - NEVER : ALWAYS - NEVER;
    this.pending = false;
    this.question = 0;
  }

  /**
   * What is asked where not half points alone decide: the half points needed by the set of Ultimos made,
   * and whether a missed duty of the Dapper, or of an opponent, is good enough. `question` tells the
   * questions of one deal apart; not 0.
   */
  ask(question: number, asked: Int32Array, dapperMissed: boolean, opponentMissed: boolean): void {
    this.question = question;
    this.asked.set(asked);
    this.pending = !this.decided;
    this.ifDapperMissed = dapperMissed ? ENDED : -ENDED;
    this.ifOpponentMissed = opponentMissed ? ENDED : -ENDED;
  }

  private get decided(): boolean {
    return ((this.made | this.broken) & this.laid) === this.laid;
  }

  /** What belongs to the key of a position beside its cards. */
  key(board: Board): number {
    return (
      (board.held ? 1 : 0) |
      (board.holder >= 0 ? (this.teamPips << 1) | (this.tablePips << 4) | (this.marschBonus << 20) : 0) |
      (this.pending ? (this.made << 7) | (this.broken << 10) | (1 << 19) : 0) |
      (this.pending || this.offenders !== 0 ? this.question << 13 : 0)
    );
  }

  /** §5: of the Taroks t and suit cards s the follow rules leave the Dapper, the Taroks that may be played. */
  notKeptBack(t: number, s: number, left: number): number {
    let kept = 0;
    for (let c = 0; c < 3; c++) {
      const at = this.promisedLeft[c] as number;
      if (at !== 0 && at < left) kept |= 1 << c;
    }
    if ((t & kept) === 0) return t;
    const free = t & ~kept;
    if ((free | s) !== 0) return free;
    return this.furtwangen ? 1 << highest(t) : t;
  }

  /** A promise is broken if its card is played before its trick. Gives what that adds to the value. */
  afterDapperPlayed(c: number, left: number): number {
    if (!this.pending || c > 2) return 0;
    const at = this.promisedLeft[c] as number;
    if (at === 0 || at >= left) return 0;
    this.broken |= 1 << c;
    return this.decide();
  }

  /** The promises of a trick are kept or broken at its end. Gives what that adds to the value. */
  afterTrick(winner: number, best: number, left: number): number {
    if (!this.pending) return 0;
    const card = best === FAIRY_STRENGTH ? 0 : best - 8;
    for (let c = 0; c < 3; c++) {
      if (this.promisedLeft[c] !== left || (this.broken >> c) & 1) continue;
      if (winner === 0 && card === c) this.made |= 1 << c;
      else this.broken |= 1 << c;
    }
    return this.decide();
  }

  private decide(): number {
    if (!this.decided) return 0;
    this.pending = false;
    return -(this.asked[this.made] as number);
  }

  /** An offender plays a Tarok: the value of the hand if that ends it, else 0. */
  afterTarok(p: number, c: number): number {
    if (((this.offenders >> p) & 1) === 0) return 0;
    const played = (this.played[p] as number) | (1 << c);
    this.played[p] = played;
    if (highest(played) + 1 < 23 - popcount(played)) return 0;
    return p === 0 ? this.ifDapperMissed : this.ifOpponentMissed;
  }

  takeBackTarok(p: number, c: number): void {
    this.played[p] = (this.played[p] as number) & ~(1 << c);
  }

  /** §8: the Dapper took the last trick with a held Skus in it. Gives the half points that change hands. */
  skusBack(): number {
    const given = this.teamPips < NO_PIPS ? 2 * this.teamPips + 1 : this.marschBonus;
    return given - (HALVES[TAROK_COUNT - 1] as number);
  }

  startTrick(): void {
    this.tablePips = NO_PIPS;
  }

  /** Once the Skus is out, nobody can hold it. */
  holderAfterTrick(board: Board): number {
    return (board.allTaroks & SKUS) !== 0 ? board.holder : -1;
  }
}
