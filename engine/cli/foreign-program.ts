import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';

/** Its standard error is this program's. */
type Child = ChildProcessByStdio<Writable, Readable, null>;

/** What came of one question: a line, or why there is none. */
export type Answer =
  | { readonly is: 'line'; readonly line: string }
  | { readonly is: 'timeout' }
  /** The program could not be started, ended, or wrote what nobody asked for. */
  | { readonly is: 'broken' };

/** Characters of one answer; whoever writes more answers nothing. */
const LONGEST_LINE = 1 << 20;
/** After so many failures in a row, none of them answered, the program is not started again. */
const MOST_FAILURES = 3;
/** How long a program may take to end once its input has ended, in ms. */
const FAREWELL_MS = 500;

/**
 * A program that answers questions, one line in, one line out. It is started at the first question, and
 * again after it ended, was silent for too long or wrote more than it was asked for: whatever it does, every
 * question is answered in time.
 */
export class ForeignProgram {
  private readonly command: string;
  private readonly timeoutMs: number;
  private child: Child | undefined;
  private text = '';
  private waiting: ((answer: Answer) => void) | undefined;
  private failures = 0;

  /** `command` is run by the shell. */
  constructor(command: string, timeoutMs: number) {
    this.command = command;
    this.timeoutMs = timeoutMs;
  }

  /** Asks one question (a line without its end). Never rejects; one question at a time. */
  async ask(line: string): Promise<Answer> {
    const answer = await this.exchange(line);
    if (answer.is === 'line') this.failures = 0;
    else {
      this.failures++;
      this.kill();
    }
    return answer;
  }

  /** Ends the program; resolves once it is gone, at the latest half a second later. */
  async close(): Promise<void> {
    const { child } = this;
    if (child === undefined) return;
    const gone = new Promise<void>((resolve) => {
      child.once('close', () => resolve());
      setTimeout(resolve, FAREWELL_MS).unref();
    });
    child.stdin.end();
    await gone;
    this.kill();
  }

  /** Ends the program and what it started, at once. */
  kill(): void {
    const { child } = this;
    this.child = undefined;
    this.text = '';
    if (child?.pid === undefined) return;
    try {
      if (WITH_GROUP) process.kill(-child.pid, 'SIGKILL');
      else child.kill();
    } catch {
      child.kill(); // the group is gone already
    }
  }

  private exchange(line: string): Promise<Answer> {
    if (this.failures >= MOST_FAILURES || this.text !== '') return Promise.resolve({ is: 'broken' });
    const child = this.child ?? this.start();
    this.child = child;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.settle({ is: 'timeout' }), this.timeoutMs);
      this.waiting = (answer) => {
        clearTimeout(timer);
        resolve(answer);
      };
      child.stdin.write(`${line}\n`);
    });
  }

  private settle(answer: Answer): void {
    const { waiting } = this;
    this.waiting = undefined;
    waiting?.(answer);
  }

  private start(): Child {
    const child = spawn(this.command, {
      shell: true,
      detached: WITH_GROUP,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const ended = (): void => {
      if (this.child !== child) return;
      this.child = undefined;
      this.text = '';
      this.settle({ is: 'broken' });
    };
    child.on('error', ended);
    child.on('close', ended);
    // a program that does not read any more has ended, or runs out of time
    child.stdin.on('error', ended);
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (this.child === child) this.hear(text);
    });
    return child;
  }

  /** What nobody asked for stays in `text`, where the next question finds it. */
  private hear(text: string): void {
    this.text = (this.text + text).trimStart();
    if (this.text === '') return;
    const end = this.text.indexOf('\n');
    if (end < 0 && this.text.length <= LONGEST_LINE) return;
    if (this.waiting === undefined || end < 0 || this.text.slice(end).trim() !== '') {
      this.child?.stdout.pause(); // no need to hear more of it
      this.settle({ is: 'broken' });
      return;
    }
    const line = this.text.slice(0, end);
    this.text = '';
    this.settle({ is: 'line', line });
  }
}

/** Programs get a process group of their own, so that the shell between goes with them. */
const WITH_GROUP = process.platform !== 'win32';
