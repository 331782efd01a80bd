import { onUnmounted, shallowRef } from 'vue';
import { pipsIn } from '#engine/cards/card.ts';
import type { Seat } from '#engine/games/dappen/action.ts';
import type { GameEvent } from '#engine/games/dappen/event.ts';
import type { SittingView } from '#engine/table/protocol.ts';
import { t } from '#renderer/i18n/index.ts';
import { usePreferences } from '#renderer/stores/preferences.ts';
import { useSitting } from '#renderer/stores/sitting.ts';

/** Lines by occasion; keys of `table.talk`. */
const LINES = {
  bigTrick: ['bigTrick1', 'bigTrick2', 'bigTrick3'],
  lostBig: ['lostBig1', 'lostBig2'],
  ultimo: ['ultimo1', 'ultimo2'],
  made: ['made1'],
  failed: ['failed1', 'failed2'],
  fairyTale: ['fairyTale1'],
} as const;
type Occasion = keyof typeof LINES;
export type TalkLine = (typeof LINES)[Occasion][number];

/** Pips from which on a trick is worth a remark. */
const BIG_TRICK = 9;

export interface Remark {
  readonly seat: Seat;
  readonly line: TalkLine;
}

/**
 * A line of talk now and then. Chosen by what happened and by chance, but by no chance of its own: the same
 * moment of the same hand always brings the same line, so nothing depends on it.
 */
export function remarkOn(event: GameEvent, view: SittingView): Remark | undefined {
  const dice = view.handNumber * 7 + view.actionCount * 3;
  const say = (seat: Seat | undefined, occasion: Occasion, oneIn: number): Remark | undefined => {
    const lines = LINES[occasion];
    const line = lines[dice % lines.length];
    if (seat === undefined || seat === view.you || line === undefined || dice % oneIn !== 0) return undefined;
    return { seat, line };
  };
  const seen = view.observation;
  switch (event.type) {
    case 'ultimosLaid':
      return event.laid.length > 0 ? say(event.seat, 'ultimo', 1) : undefined;
    case 'ultimoDecided': {
      if (event.made) return say(seen.dapper, 'made', 1);
      const other = seen.active.find((seat) => seat !== seen.dapper && seat !== view.you);
      return say(other, 'failed', 1);
    }
    case 'trickWon': {
      if (event.fairyTale) return say(event.winner, 'fairyTale', 1);
      const trick = seen.tricks[event.trick - 1];
      if (!trick || pipsIn(trick.cards) < BIG_TRICK) return undefined;
      return (
        say(event.winner, 'bigTrick', 2) ??
        (event.winner === seen.dapper ? undefined : say(seen.dapper, 'lostBig', 3))
      );
    }
    default:
      return undefined;
  }
}

interface TableTalk {
  /** What a seat is just saying, in the language of the moment; empty when it is silent. */
  readonly lineOf: (seat: Seat) => string;
}

/** The talk of the table, until something else happens twice over. Muted by a preference. */
export function useTalk(): TableTalk {
  const sitting = useSitting();
  const preferences = usePreferences();
  const said = shallowRef<(Remark & { readonly until: number })[]>([]);
  /** How many actions a remark hangs in the air. */
  const LASTS = 3;
  onUnmounted(
    sitting.onShown((event, view) => {
      const now = view.handNumber * 1000 + view.actionCount;
      const kept = said.value.filter(({ until }) => until >= now && until - now <= LASTS);
      const remark = preferences.talk ? remarkOn(event, view) : undefined;
      const others = remark ? kept.filter(({ seat }) => seat !== remark.seat) : kept;
      said.value = remark ? [...others, { ...remark, until: now + LASTS }] : others;
    }),
  );
  return {
    lineOf: (seat) => {
      const remark = preferences.talk ? said.value.find((one) => one.seat === seat) : undefined;
      return remark ? t(`table.talk.${remark.line}`) : '';
    },
  };
}
