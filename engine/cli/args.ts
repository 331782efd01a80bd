import { type ParseArgsConfig, parseArgs } from 'node:util';
import { err, messageOf, ok, type Result } from '../result.ts';

/** Reading of command lines. Errors are sentences that say what was wrong and what would be right. */

type Options = NonNullable<ParseArgsConfig['options']>;

/** Options and other words of a command line. Unknown options are refused. */
export function readArgs<const O extends Options>(args: readonly string[], options: O) {
  try {
    const config = { args: [...args], options, strict: true, allowPositionals: true } as const;
    const { values, positionals } = parseArgs(config);
    return ok({ values, positionals });
  } catch (thrown) {
    // the first sentence says what is wrong; Node's advice on positional arguments follows it
    return err(`${messageOf(thrown).split('. ')[0]}.`);
  }
}

/** A whole number from 1 up. */
export function positiveInteger(option: string, text: string, most: number): Result<number, string> {
  const number = Number(text);
  if (/^\d+$/.test(text) && number >= 1 && number <= most) return ok(number);
  return err(`${option} must be a whole number from 1 to ${most}, not "${text}".`);
}
