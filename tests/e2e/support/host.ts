import { type ChildProcess, fork } from 'node:child_process';
import { expect } from '@playwright/test';
import type { Action, LegalMove } from '#engine/games/dappen/action.ts';
import type { HostEvent, RequestBody, SittingView } from '#engine/table/protocol.ts';

type EventOf<T extends HostEvent['type']> = Extract<HostEvent, { type: T }>;

/** The built host of the desktop edition, as a real process of plain Node, with a person at the other end. */
export class HostProcess {
  readonly events: HostEvent[] = [];
  readonly complaints: string[] = [];
  readonly child: ChildProcess;
  private id = 0;

  /** `before`: modules to load first. */
  constructor(folder: string, env: Readonly<Record<string, string>> = {}, before: readonly string[] = []) {
    this.child = fork('out/main/host.js', [folder], {
      serialization: 'advanced',
      execArgv: before.flatMap((file) => ['--import', file]),
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.child.on('message', (event) => this.events.push(event as HostEvent));
    // what is sent to a process that has just been killed goes nowhere
    this.child.on('error', () => undefined);
    this.child.stderr?.on('data', (words: Buffer) => this.complaints.push(words.toString()));
  }

  get gone(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  say(message: unknown): void {
    if (this.child.connected) this.child.send(message as object, () => undefined);
  }

  request(body: RequestBody): void {
    this.id += 1;
    this.say({ id: this.id, ...body });
  }

  /** Sends a request and waits for an event of the given type. */
  async ask<T extends HostEvent['type']>(body: RequestBody, type: T): Promise<EventOf<T>> {
    const from = this.events.length;
    this.request(body);
    const answer = (): HostEvent | undefined => this.events.slice(from).find((event) => event.type === type);
    await expect.poll(() => answer()?.type, { intervals: [2, 5, 10, 20] }).toBe(type);
    return answer() as EventOf<T>;
  }

  /** The latest view; throws if there was none. */
  view(): SittingView {
    const step = this.events.findLast((event) => event.type === 'step');
    if (step?.type !== 'step') throw new Error('no view yet');
    return step.view;
  }

  views(): SittingView[] {
    return this.events.flatMap((event) => (event.type === 'step' ? [event.view] : []));
  }

  /** Waits until it is the person's turn or the hand is over. */
  async turn(): Promise<SittingView> {
    const due = (): boolean => {
      const { observation, you } = this.view();
      return observation.result !== undefined || observation.toAct === you;
    };
    await expect.poll(due, { intervals: [2, 5, 10, 20] }).toBe(true);
    return this.view();
  }

  /** Goes on with what was saved, as the page does after a start. */
  async resume(): Promise<SittingView> {
    const { saved } = await this.ask({ type: 'hello' }, 'welcome');
    expect(saved, 'a match was saved').toBeDefined();
    return (await this.ask({ type: 'resume' }, 'step')).view;
  }

  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (this.gone) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill(signal);
    await gone;
  }
}

/** What the person does where a test has no wish of its own: `words` in that order, else the first legal thing. */
export function decision(moves: readonly LegalMove[], words: readonly string[] = []): Action {
  const move = moves.find(({ type }) => words.includes(type)) ?? moves[0];
  if (move === undefined) throw new Error('it is not your turn');
  if (move.type === 'discard') return { type: 'discard', cards: move.from.slice(-move.count) };
  if (move.type === 'ultimo') return { type: 'ultimo', cards: move.from.slice(-1) };
  return move;
}
