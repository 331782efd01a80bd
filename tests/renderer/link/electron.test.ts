import { describe, expect, it } from 'vitest';
import type { DesktopApi, DesktopLinkState as DesktopState } from '#electron/contract.ts';
import type { HostEvent } from '#engine/table/protocol.ts';
import { electronLink } from '#renderer/link/electron.ts';

function desktop() {
  const sent: unknown[] = [];
  let retried = 0;
  let hear: (event: unknown) => void = () => undefined;
  let move: (state: DesktopState) => void = () => undefined;
  const api: DesktopApi = {
    connect: (onEvent, onLink) => {
      hear = onEvent;
      move = onLink;
    },
    send: (request) => {
      sent.push(request);
    },
    retry: () => {
      retried += 1;
    },
    open: () => undefined,
    readLog: () => undefined,
    tellUnsaved: () => undefined,
    toggleFullScreen: () => undefined,
    listen: () => undefined,
    showLanguage: () => undefined,
    quit: () => undefined,
  };
  return {
    api,
    sent,
    retries: () => retried,
    hear: (event: unknown) => hear(event),
    move: (state: DesktopState) => move(state),
  };
}

describe('the link through the preload', () => {
  it('follows the host: open, being restarted, given up', () => {
    const shell = desktop();
    const link = electronLink(shell.api);
    const states: string[] = [];
    link.onState((state) => states.push(state));
    expect(link.state).toBe('connecting');
    for (const state of ['open', 'restarting', 'open', 'stopped'] as const) shell.move(state);
    expect(states).toEqual(['open', 'connecting', 'open', 'lost']);
    link.retry();
    expect(shell.retries()).toBe(1);
  });

  it('passes on events of the host and requests to it', () => {
    const shell = desktop();
    const link = electronLink(shell.api);
    const events: HostEvent[] = [];
    const stop = link.onEvent((event) => events.push(event));
    shell.move('open');
    shell.hear({ type: 'closed', re: 3 });
    link.send({ id: 4, type: 'hello' });
    stop();
    shell.hear({ type: 'closed', re: 5 });
    expect(events).toEqual([{ type: 'closed', re: 3 }]);
    expect(shell.sent).toEqual([{ id: 4, type: 'hello' }]);
  });
});
