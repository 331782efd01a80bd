import { type Rng, shuffled } from '#engine/cards/rng.ts';

/** Spoils data in the ways files and messages get spoilt, or are spoilt on purpose. Seeded. */

const pick = <T>(rng: Rng, from: readonly T[]): T => from[rng.upTo(from.length - 1)] as T;

const deep = (depth: number): unknown => {
  let value: unknown = 0;
  for (let i = 0; i < depth; i++) value = i % 2 === 0 ? [value] : { a: value };
  return value;
};

/** A value that nobody expects; never the same object twice. */
export function oddValue(rng: Rng): unknown {
  const odd: readonly (() => unknown)[] = [
    () => null,
    () => true,
    () => -1,
    () => 0,
    () => 0.5,
    () => 7,
    () => 1e308,
    () => Number.MAX_SAFE_INTEGER + 2,
    () => '',
    () => ' ',
    () => 'constructor',
    () => '__proto__',
    () => 'XXII',
    () => 'Skus',
    () => '\u0000\u202e\ud800',
    () => '<img src=x onerror=alert(1)>',
    () => 'x'.repeat(pick(rng, [41, 101, 501, 5000])),
    () => [],
    () => {},
    () => ({}),
    () => ['I', 'I'],
    () => Array.from({ length: pick(rng, [9, 65, 2000]) }, () => 0),
    () => deep(pick(rng, [3, 50, 2000])),
    () => JSON.parse('{"__proto__":{"players":6},"constructor":1}') as unknown,
    () => ({ toString: 1, valueOf: null, length: 3 }),
  ];
  return pick(rng, odd)();
}

const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** A container somewhere in `value`; on the way down it stops by lot. */
function somewhere(
  value: Record<string, unknown> | unknown[],
  rng: Rng,
): Record<string, unknown> | unknown[] {
  const inner = Object.values(value).filter(isContainer);
  return inner.length > 0 && rng.upTo(3) > 0 ? somewhere(pick(rng, inner), rng) : value;
}

/** A copy of plain data with one to three things changed in it. */
export function mutated(data: unknown, rng: Rng): unknown {
  if (!isContainer(data) || rng.upTo(30) === 0) return oddValue(rng);
  const copy = structuredClone(data);
  for (let changes = 1 + rng.upTo(2); changes > 0; changes--) change(somewhere(copy, rng), rng);
  return copy;
}

function change(place: Record<string, unknown> | unknown[], rng: Rng): void {
  const keys = Object.keys(place);
  const key = keys.length > 0 ? pick(rng, keys) : '0';
  if (Array.isArray(place)) {
    const i = Number(key);
    const ways: readonly (() => unknown)[] = [
      () => place.splice(i, 1),
      () => place.splice(i, 0, structuredClone(place[i])),
      () => place.splice(i, 0, oddValue(rng)),
      () => place.reverse(),
      () => place.splice(0, place.length, ...shuffled(place, rng)),
      () => place.splice(i),
      () => {
        place[i] = oddValue(rng);
      },
    ];
    pick(rng, ways)();
    return;
  }
  const other = pick(rng, [...keys, 'x']);
  const ways: readonly (() => void)[] = [
    () => {
      delete place[key];
    },
    () => {
      place[key] = oddValue(rng);
    },
    () => {
      place[key] = place[other];
    },
    () => {
      const number = place[key];
      place[key] = typeof number === 'number' ? number + pick(rng, [-1, 1, 0.5]) : oddValue(rng);
    },
    () => {
      place[pick(rng, ['more', 'constructor', 'toString', ''])] = oddValue(rng);
    },
    () => {
      Object.defineProperty(place, '__proto__', {
        value: oddValue(rng),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    },
  ];
  pick(rng, ways)();
}

/** A JSON text spoilt as data, as text, or both. */
export function mutatedText(text: string, rng: Rng): string {
  let spoilt = text;
  const how = rng.upTo(3);
  if (how !== 1) spoilt = JSON.stringify(mutated(JSON.parse(text), rng)) ?? '';
  if (how === 1 || how === 3) spoilt = mutatedSigns(spoilt, rng);
  return spoilt;
}

function mutatedSigns(text: string, rng: Rng): string {
  const at = rng.upTo(Math.max(0, text.length));
  const to = Math.min(text.length, at + rng.upTo(20));
  const ways: readonly (() => string)[] = [
    () => text.slice(0, at),
    () => text.slice(at),
    () => text.slice(0, at) + text.slice(to),
    () => text.slice(0, to) + text.slice(at),
    () => `${text}${text}`,
    () => `\ufeff${text}`,
    () =>
      `${text.slice(0, at)}${pick(rng, ['"', '}', '[', ',', '\\', '\u0000', '\ufffd', '9', 'e'])}${text.slice(at)}`,
    () => text.slice(0, at) + '\u0000'.repeat(text.length - at),
    () => text.toUpperCase(),
    () => '['.repeat(20_000) + text,
  ];
  return pick(rng, ways)();
}
