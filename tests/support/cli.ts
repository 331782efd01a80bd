import { dispatch } from '#engine/cli/dispatch.ts';

/** What a command came to: its exit status, and its lines on both outputs. */
export interface Ran {
  readonly status: number;
  readonly out: readonly string[];
  readonly errors: readonly string[];
}

/** Runs a command in this process. */
export async function dappen(...args: string[]): Promise<Ran> {
  const out: string[] = [];
  const errors: string[] = [];
  const status = await dispatch(args, {
    print: (line) => out.push(line),
    complain: (line) => errors.push(line),
  });
  return { status, out, errors };
}
