import type { HostEvent, Request, SavedMatch, SittingView } from '#engine/table/protocol.ts';
import type { Link } from '#renderer/link/link.ts';

/** A link to nobody: it says hello with what it was given, and remembers what it was asked. */
export function fakeLink(welcome: { readonly view?: SittingView; readonly saved?: SavedMatch } = {}) {
  const asked: Request[] = [];
  let hear: (event: HostEvent) => void = () => undefined;
  const link: Link = {
    state: 'open',
    send(request) {
      asked.push(request);
      if (request.type === 'hello') hear({ type: 'welcome', re: request.id, ...welcome });
      if (request.type === 'exportRecord') {
        const record = '{"format":"dappen-match/1"}';
        queueMicrotask(() => hear({ type: 'record', re: request.id, record }));
      }
    },
    onEvent(listener) {
      hear = listener;
      return () => undefined;
    },
    onState: () => () => undefined,
    retry: () => undefined,
  };
  return { link, asked, tell: (event: HostEvent) => hear(event) };
}
