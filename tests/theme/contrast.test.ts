import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../renderer/theme/tokens.css', import.meta.url), 'utf8');

/** WCAG 2 contrast of every pair of tokens that meets on the screen, in both themes and on all felts. */
type Tokens = ReadonlyMap<string, string>;
type Colour = readonly [red: number, green: number, blue: number];

const rules = [...css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)].map(
  ([, selectors = '', body = '']) => ({
    selectors: selectors.split(',').map((selector) => selector.trim().replaceAll('"', "'")),
    tokens: [...body.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(
      ([, name = '', value = '']) => [name, value] as const,
    ),
  }),
);
const tokensOf = (...selectors: readonly string[]): Tokens =>
  new Map(
    selectors.flatMap((selector) => {
      const found = rules.filter((rule) => rule.selectors.includes(selector));
      if (found.length === 0) throw new Error(`tokens.css has no ${selector}`);
      return found.flatMap((rule) => rule.tokens);
    }),
  );

const LIGHT = tokensOf(':root');
const DARK = tokensOf(':root', ":root[data-theme='dark']");
const FELTS = ['blue', 'wine', 'slate'] as const;
const THEMES: ReadonlyMap<string, Tokens> = new Map([
  ['day', LIGHT],
  ['night', DARK],
  ...FELTS.flatMap((felt): [string, Tokens][] => [
    [`day on ${felt}`, tokensOf(':root', `:root[data-felt='${felt}']`)],
    [
      `night on ${felt}`,
      tokensOf(
        ':root',
        ":root[data-theme='dark']",
        `:root[data-felt='${felt}']`,
        `:root[data-theme='dark'][data-felt='${felt}']`,
      ),
    ],
  ]),
]);

/** A token's colour and how much it covers, 0 … 1. */
function colourOf(tokens: Tokens, name: string): { colour: Colour; alpha: number } {
  const value = tokens.get(`--${name}`) ?? '';
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(value);
  if (hex !== null) {
    const [, r = '', g = '', b = ''] = hex;
    return { colour: [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)], alpha: 1 };
  }
  const rgb = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value);
  if (rgb !== null) {
    return { colour: [Number(rgb[1]), Number(rgb[2]), Number(rgb[3])], alpha: Number(rgb[4]) };
  }
  if (value === 'transparent') return { colour: [0, 0, 0], alpha: 0 };
  throw new Error(`--${name} is no colour: ${value}`);
}

const brightness = (colour: Colour): number => {
  const [r, g, b] = colour.map((channel) => {
    const c = channel / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (a: Colour, b: Colour): number => {
  const [dark = 0, light = 0] = [brightness(a), brightness(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
};

/** What is seen of a colour through a covering one. */
const under = (cover: { colour: Colour; alpha: number }, colour: Colour): Colour =>
  colour.map(
    (channel, i) => channel * (1 - cover.alpha) + (cover.colour[i] ?? 0) * cover.alpha,
  ) as unknown as Colour;

const PAIRS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['on-cloth', 'cloth', 4.5],
  ['on-cloth', 'cloth-deep', 4.5],
  ['on-cloth-soft', 'cloth', 4.5],
  ['on-cloth-soft', 'cloth-deep', 4.5],
  ['on-wood', 'wood', 4.5],
  ['on-wood', 'wood-deep', 4.5],
  ['on-wood-soft', 'wood', 4.5],
  ['ink', 'paper', 7],
  ['ink', 'paper-2', 7],
  ['ink', 'paper-3', 7],
  ['ink-soft', 'paper', 4.5],
  ['ink-soft', 'paper-2', 4.5],
  ['ink-soft', 'paper-3', 4.5],
  ['paper', 'ink', 4.5],
  ['ink', 'mark', 4.5],
  ['control-line', 'paper', 3],
  ['on-cherry', 'cherry', 4.5],
  ['on-cherry', 'cherry-deep', 4.5],
  ['cherry', 'paper', 3],
  ['link', 'paper', 4.5],
  ['turn', 'paper', 4.5],
  ['on-turn', 'turn', 4.5],
  ['turn-halo', 'turn', 4.5],
  ['gold', 'cloth', 3],
  ['gold', 'wood', 3],
  ['gold-ink', 'paper', 4.5],
  ['gold-ink', 'paper-2', 4.5],
  ['good', 'paper', 4.5],
  ['bad', 'paper', 4.5],
  ['bad', 'paper-3', 4.5],
];

const ON_CARDS: readonly (readonly [front: string, ground: string, least: number])[] = [
  ['card-ink', 'card-stock', 7],
  ['on-tarok', 'tarok', 4.5],
  ['tarok', 'card-stock', 4.5],
  ['bollen', 'card-stock', 3],
  ['suit-s', 'card-stock', 4.5],
  ['suit-h', 'card-stock', 4.5],
  ['suit-d', 'card-stock', 4.5],
  ['suit-c', 'card-stock', 4.5],
];

describe.each([...THEMES])('%s', (_, tokens) => {
  test.each(PAIRS)('%s on %s reaches %d', (front, ground, least) => {
    const ratio = contrast(colourOf(tokens, front).colour, colourOf(tokens, ground).colour);
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  test.each(ON_CARDS)('%s on %s reaches %d, at night too', (front, ground, least) => {
    const dim = colourOf(tokens, 'card-dim');
    const ratio = contrast(
      under(dim, colourOf(tokens, front).colour),
      under(dim, colourOf(tokens, ground).colour),
    );
    expect(ratio).toBeGreaterThanOrEqual(least);
  });

  test.each(['suit-s', 'suit-h', 'suit-d', 'suit-c', 'tarok'])(
    '%s of a veiled card is still readable',
    (front) => {
      const veil = colourOf(tokens, 'veil');
      const ratio = contrast(
        under(veil, colourOf(tokens, front).colour),
        under(veil, colourOf(tokens, 'card-stock').colour),
      );
      expect(ratio).toBeGreaterThanOrEqual(3);
    },
  );

  test('a card stands out from the cloth', () => {
    expect(
      contrast(colourOf(tokens, 'card-stock').colour, colourOf(tokens, 'cloth').colour),
    ).toBeGreaterThanOrEqual(3);
  });
});
