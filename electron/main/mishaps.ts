/** What of a process this needs; tests pass their own. */
export type Mishaps = Pick<NodeJS.Process, 'on'>;

/**
 * Hears of every error of main that nobody caught: each is logged, and the person is told once, instead of the
 * runtime's own box with a stack in it. The program goes on: the match is the host's, and saved.
 */
export function watchForMishaps(from: Mishaps, log: (thrown: unknown) => void, tell: () => void): void {
  let told = false;
  const happen = (thrown: unknown): void => {
    log(thrown);
    if (told) return;
    told = true;
    tell();
  };
  from.on('uncaughtException', happen);
  from.on('unhandledRejection', happen);
}
