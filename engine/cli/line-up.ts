import { botFor, isKnownBot, KNOWN_BOTS } from '../bots/index.ts';
import type { HandState } from '../games/dappen/index.ts';
import { err, ok, type Result } from '../result.ts';
import { type Entry, type Player, seated } from './arena.ts';
import { perfectPlayer } from './perfect.ts';

/** The parts of a hand that a player may do while `thumb` does the others, and when they are due. */
const PARTS = {
  words: ['solo', 'dapp', 'answer'],
  exchange: ['exchange'],
  ultimos: ['ultimo'],
  play: ['play'],
} as const satisfies Readonly<Record<string, readonly HandState['phase']['name'][]>>;

export const PART_NAMES = Object.keys(PARTS);
export const PLAYER_NAMES: readonly string[] = [...KNOWN_BOTS, 'perfect'];

const players = new Map<string, Player>();

/** The player a line-up names: `BOT`, `perfect`, or `BOT/PART+PART`. The same name: the same player. */
export function playerFor(spec: string): Result<Player, string> {
  const known = players.get(spec);
  if (known !== undefined) return ok(known);
  const [name = '', parts, ...rest] = spec.split('/');
  if (!isKnownBot(name) && name !== 'perfect') {
    return err(`There is no bot "${name}"; there are ${PLAYER_NAMES.join(', ')}.`);
  }
  const whole = name === 'perfect' ? perfectPlayer() : seated(botFor(name));
  const player = parts === undefined ? ok(whole) : partly(whole, parts.split('+'));
  if (rest.length > 0) return err(`"${spec}" has more than one "/".`);
  if (player.ok) players.set(spec, player.value);
  return player;
}

function partly(whole: Player, names: readonly string[]): Result<Player, string> {
  const own = new Set<string>();
  for (const name of names) {
    const phases = Object.entries(PARTS).find(([part]) => part === name)?.[1];
    if (phases === undefined) {
      return err(`There is no part "${name}" of a hand; there are ${PART_NAMES.join(', ')}.`);
    }
    for (const phase of phases) own.add(phase);
  }
  const other = seated(botFor('thumb'));
  return ok((state, ...how) => (own.has(state.phase.name) ? whole : other)(state, ...how));
}

/** `a,b` or `name=a,other=b`. `foreign`: entries that exist beside the known players. */
export function lineUpFrom(list: string, foreign: readonly Entry[] = []): Result<Entry[], string> {
  const lineUp: Entry[] = [];
  for (const word of list.split(',')) {
    const [label, ...rest] = word.trim().split('=');
    const spec = rest.length === 0 ? (label ?? '') : rest.join('=');
    const guest = foreign.find((one) => one.name === spec);
    const player = guest === undefined ? playerFor(spec) : ok(guest.player);
    if (!player.ok) return player;
    if (label === undefined || label === '') return err(`"${word}" gives ${spec} an empty name.`);
    lineUp.push({ ...guest, name: label, player: player.value });
  }
  return ok(lineUp);
}
