/** Where a command writes; the real one in `main.ts`, a list of lines in tests. */
export interface Terminal {
  /** One line on standard output. */
  print(line: string): void;
  /** One line on standard error. */
  complain(line: string): void;
  /** Writes over the last line of standard error; undefined where nobody watches. */
  readonly progress?: (line: string) => void;
}

/** Exit statuses: done; what was asked for cannot be done. */
export const DONE = 0;
export const REFUSED = 2;
