/** @typedef {[number, number]} Point */

/**
 * Numbers each SVG path command takes.
 * @type {Readonly<Record<string, number>>}
 */
const ARITY = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

/** @param {number} n */
const round = (n) => Math.round(n * 10) / 10;

/**
 * Splits an SVG path into its subpaths, each beginning with an absolute M so that it can stand alone.
 * @param {string} d
 */
export function subpaths(d) {
  /** @type {string[]} */
  const found = [];
  /** @type {Point} */
  let here = [0, 0];
  let start = here;
  let current = '';
  for (const [, letter = '', rest = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const command = letter.toUpperCase();
    const relative = letter !== command;
    const arity = ARITY[command];
    if (arity === undefined) throw new Error(`unknown path command ${letter}`);
    const numbers = numbersOf(rest, command);
    if (command === 'Z') {
      current += letter;
      here = start;
      continue;
    }
    for (let i = 0; i < numbers.length; i += arity) {
      const args = numbers.slice(i, i + arity);
      const next = target(command, relative, here, args);
      if (command === 'M' && i === 0) {
        if (current !== '') found.push(current);
        current = `M${round(next[0])} ${round(next[1])}`;
        start = next;
      } else {
        if (current.match(/[zZ]$/)) {
          // drawing on after a close begins a new subpath at the same start
          found.push(current);
          current = `M${round(here[0])} ${round(here[1])}`;
          start = here;
        }
        current += (command === 'M' ? (relative ? 'l' : 'L') : letter) + args.join(' ');
      }
      here = next;
    }
  }
  if (current !== '') found.push(current);
  return found;
}

/**
 * Where the pen stands after a command.
 * @param {string} command
 * @param {boolean} relative
 * @param {Point} here
 * @param {readonly number[]} args
 * @returns {Point}
 */
function target(command, relative, [x, y], args) {
  const [left, top] = relative ? [x, y] : [0, 0];
  const last = args.at(-1) ?? 0;
  if (command === 'H') return [left + last, y];
  if (command === 'V') return [x, top + last];
  return [left + (args.at(-2) ?? 0), top + last];
}

/**
 * The numbers after a command; the two flags of an arc may be written without a gap.
 * @param {string} text
 * @param {string} command
 */
function numbersOf(text, command) {
  /** @type {number[]} */
  const numbers = [];
  const number = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
  const flag = /\s*,?\s*([01])/y;
  let at = 0;
  while (at < text.length) {
    const pattern = command === 'A' && [3, 4].includes(numbers.length % 7) ? flag : number;
    pattern.lastIndex = at;
    /** @type {RegExpExecArray | null} */
    const match = pattern.exec(text);
    if (match === null) break;
    numbers.push(Number(match[1]));
    at = pattern.lastIndex;
  }
  return numbers;
}
