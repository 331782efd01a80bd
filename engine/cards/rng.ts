import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/**
 * The one source of chance in the engine: seeded, so that a seed reproduces everything.
 * Deals use exactly this generator and must never change (docs/rules.md "Deal from a seed").
 */
export interface Rng {
  /** A uniform whole number in 0 … `max`, both included. */
  upTo(max: number): number;
}

/** 32-bit FNV-1a hash of a text's UTF-8 bytes, as an unsigned number. */
export function fnv1a(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of utf8(text)) {
    hash ^= byte;
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

function* utf8(text: string): Generator<number> {
  for (const char of text) {
    const raw = char.codePointAt(0) ?? 0;
    // a lone surrogate has no UTF-8 form; encoders put U+FFFD in its place
    const code = raw >= 0xd800 && raw <= 0xdfff ? 0xfffd : raw;
    if (code < 0x80) yield code;
    else if (code < 0x800) {
      yield 0xc0 | (code >> 6);
      yield 0x80 | (code & 63);
    } else if (code < 0x10000) {
      yield 0xe0 | (code >> 12);
      yield 0x80 | ((code >> 6) & 63);
      yield 0x80 | (code & 63);
    } else {
      yield 0xf0 | (code >> 18);
      yield 0x80 | ((code >> 12) & 63);
      yield 0x80 | ((code >> 6) & 63);
      yield 0x80 | (code & 63);
    }
  }
}

/** A generator seeded with the FNV-1a hash of a text. */
export function rngFrom(text: string): Rng {
  const generator = xoroshiro128plus(fnv1a(text) | 0);
  return { upTo: (max) => uniformInt(generator, 0, max) };
}

/** Fisher–Yates from the last index down. A new array; the input stays as it was. */
export function shuffled<T>(items: readonly T[], rng: Rng): T[] {
  const out = [...items];
  for (let i = out.length - 1; i > 0; i--) {
    const j = rng.upTo(i);
    const a = out[i] as T;
    out[i] = out[j] as T;
    out[j] = a;
  }
  return out;
}
