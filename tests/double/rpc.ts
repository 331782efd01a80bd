/** Questions and answers between two processes over the channel of `child_process.fork`. */

/** The parts of a process, or of a child, that carry messages. */
export interface Channel {
  send?(message: unknown, done: (error: Error | null) => void): boolean;
  on(event: 'message', listener: (message: unknown) => void): unknown;
}

/** What one side can be asked: named functions of plain data. */
export type Answers = Readonly<Record<string, (...args: never[]) => unknown>>;

type Ask<A extends Answers> = <K extends keyof A & string>(
  name: K,
  ...args: Parameters<A[K]>
) => Promise<Awaited<ReturnType<A[K]>>>;

type Message =
  | { readonly is: 'ask'; readonly id: number; readonly name: string; readonly args: unknown[] }
  | { readonly is: 'answer'; readonly id: number; readonly value?: unknown; readonly error?: string };

const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));

/**
 * Answers the other side's questions by `mine`, and returns how to ask it. Questions arrive in order. When
 * the other side has gone, what it was asked stays without an answer.
 */
export function connect<Theirs extends Answers>(channel: Channel, mine: Answers): Ask<Theirs> {
  const waiting = new Map<number, (message: Message & { is: 'answer' }) => void>();
  let last = 0;
  const post = (message: Message): void => {
    channel.send?.(message, () => undefined);
  };

  async function answer(id: number, name: string, args: unknown[]): Promise<void> {
    const does = mine[name] as ((...args: unknown[]) => unknown) | undefined;
    try {
      if (does === undefined) throw new Error(`nobody answers ${name}`);
      post({ is: 'answer', id, value: await does(...args) });
    } catch (reason) {
      post({ is: 'answer', id, error: messageOf(reason) });
    }
  }

  channel.on('message', (received) => {
    const message = received as Message;
    if (message.is === 'ask') void answer(message.id, message.name, message.args);
    else {
      waiting.get(message.id)?.(message);
      waiting.delete(message.id);
    }
  });

  return (name, ...args) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ value, error }) => {
        if (error === undefined) resolve(value as Awaited<ReturnType<Theirs[typeof name]>>);
        else reject(new Error(error));
      });
      post({ is: 'ask', id: last, name, args });
    });
}
