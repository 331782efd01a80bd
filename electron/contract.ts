import * as v from 'valibot';
import { PULSE } from '#engine/pulse.ts';

/**
 * Everything that crosses between the processes of the desktop edition, said once: who sends it, and a
 * schema that the receiver holds it to. What travels on the port itself, between the page and the host of
 * the sitting, is engine/table/protocol.ts and is checked there.
 */

/** How the page stands to the host of the sitting. `open`: a new port, say `hello`. `restarting`: the host
 *  died and is coming back. `stopped`: it died too often and stays down until asked; the save is safe. */
export type DesktopLinkState = 'open' | 'restarting' | 'stopped';

const nothing = v.strictTuple([]);

export const LANGUAGES = ['en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What the system's menu can ask of the page. */
export const COMMANDS = [
  'newMatch',
  'scores',
  'preferences',
  'rules',
  'keys',
  'credits',
  'larger',
  'smaller',
  'usualSize',
] as const;
export type Command = (typeof COMMANDS)[number];

/** Longest record that is opened, in bytes; as long as one in engine/table/protocol.ts may be. */
export const MAX_RECORD_BYTES = 20_000_000;

/** A record that the person opened: its text, which nobody has looked at yet, or why there is none. */
export const OPENED_FILE = v.variant('is', [
  v.strictObject({ is: v.literal('text'), text: v.pipe(v.string(), v.maxLength(MAX_RECORD_BYTES)) }),
  v.strictObject({ is: v.picklist(['tooLarge', 'unreadable']) }),
]);
export type OpenedFile = v.InferOutput<typeof OPENED_FILE>;

/** Of main's log, the most lines and the longest one that a report holds. */
export const MOST_LOG_LINES = 200;
export const LONGEST_LOG_LINE = 500;

/** Page → main. Accepted from the main frame of our own window only. */
export const FROM_PAGE = {
  /** The page listens: hand it a port to the host, started again if it had stopped. */
  ready: { channel: 'dappen:ready', payload: nothing },
  /** The language that the page shows; the menu and dialogs of the system follow it. */
  language: { channel: 'dappen:language', payload: v.strictTuple([v.picklist(LANGUAGES)]) },
  /** Lets the person choose a record in the system's dialog; it comes by `opened`. */
  open: { channel: 'dappen:open', payload: nothing },
  /** Asks for the last lines of main's log, for a report; they come by `log`. */
  log: { channel: 'dappen:log', payload: nothing },
  /** Whether there is a match that cannot be saved at the moment; the window then asks before it closes. */
  unsaved: { channel: 'dappen:unsaved', payload: v.strictTuple([v.boolean()]) },
  toggleFullScreen: { channel: 'dappen:toggle-full-screen', payload: nothing },
  /** Closes the window and ends the program. */
  quit: { channel: 'dappen:quit', payload: nothing },
} as const;

/** Main → page. */
export const TO_PAGE = {
  /** Carries one MessagePort to the host; the preload keeps it to itself. */
  port: { channel: 'dappen:port', payload: v.strictTuple([v.null()]) },
  /** Opening needs no word of its own: the port is the word. */
  link: { channel: 'dappen:link', payload: v.strictTuple([v.picklist(['restarting', 'stopped'])]) },
  command: { channel: 'dappen:command', payload: v.strictTuple([v.picklist(COMMANDS)]) },
  /** After `ready` has been answered by a port. */
  opened: { channel: 'dappen:opened', payload: v.strictTuple([OPENED_FILE]) },
  log: {
    channel: 'dappen:log-lines',
    payload: v.strictTuple([
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(LONGEST_LOG_LINE))), v.maxLength(MOST_LOG_LINES)),
    ]),
  },
} as const;

/** Main → host, on its parent port: a MessagePort to a page, which the message carries; or whether the host is
 *  still there. */
export const TO_HOST = v.union([v.strictObject({ type: v.literal('port') }), v.literal(PULSE)]);
export type ToHost = v.InferOutput<typeof TO_HOST>;

/** Host → main, on its parent port: it is. */
export const FROM_HOST = v.literal(PULSE);
export type FromHost = v.InferOutput<typeof FROM_HOST>;

/** What the preload exposes as `window.dappen`: named functions and nothing else. */
export interface DesktopApi {
  /** Opens the way to the host, once. `onEvent` gets what the host posts (a `HostEvent`, unchecked);
   *  `onLink` hears every change of state: after every `open` the page says `hello`. */
  connect(onEvent: (event: unknown) => void, onLink: (state: DesktopLinkState) => void): void;
  /** Sends a `Request` of engine/table/protocol.ts to the host; dropped unless the link is open. */
  send(request: unknown): void;
  /** Starts a `stopped` host once more. */
  retry(): void;
  /** Hears what is chosen in the system's menu, and records that are opened. To be called before `connect`. */
  listen(onCommand: (command: Command) => void, onOpened: (file: OpenedFile) => void): void;
  /** Asks for the last lines of main's log, the oldest first; nothing in them tells cards, but places on this
   *  computer may be in them. */
  readLog(onLines: (lines: readonly string[]) => void): void;
  showLanguage(language: Language): void;
  /** There is a match that cannot be saved at the moment, or there is none any more. */
  tellUnsaved(unsaved: boolean): void;
  /** Lets the person choose a record in the system's dialog; `onOpened` hears of it. */
  open(): void;
  toggleFullScreen(): void;
  quit(): void;
}
