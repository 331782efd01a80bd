/** What the process that runs the built main and the test, which holds the browser, ask of each other. */

export interface Download {
  readonly url: string;
  readonly fileName: string;
}
/** What became of it: refused, or offered in the system's dialog. */
export type DownloadFate =
  | { readonly prevented: true }
  | { readonly prevented: false; readonly options: Readonly<Record<string, unknown>> };

/** An answer of our `app://` handler, or a request that was cancelled. */
export type Served =
  | { readonly cancelled: true }
  | {
      readonly cancelled: false;
      readonly status: number;
      readonly headers: Readonly<Record<string, string>>;
      readonly body: Uint8Array;
    };

export interface MenuLine {
  readonly label?: string | undefined;
  readonly role?: string | undefined;
  readonly type?: string | undefined;
  readonly accelerator?: string | undefined;
  readonly lines?: readonly MenuLine[];
}

export interface WindowState {
  readonly options: Readonly<Record<string, unknown>>;
  readonly shown: boolean;
  readonly fullScreen: boolean;
  readonly maximized: boolean;
  readonly bounds: {
    readonly x: number;
    readonly y: number;
    readonly width: number;
    readonly height: number;
  };
}

/** The test asks main. Addresses are those that main knows (`app://…`). */
export type MainAnswers = {
  request(url: string, method: string): Promise<Served>;
  /** The page wants to go somewhere: whether main lets it. */
  navigate(url: string, mainFrame: boolean): boolean;
  /** The page wants another window: whether main lets it. */
  popup(url: string): boolean;
  download(download: Download): DownloadFate;
  ipc(from: { readonly mainFrame: boolean; readonly url: string }, channel: string, args: unknown[]): void;
  port(id: number, data: unknown): void;
  loaded(url: string): void;
  crashed(): void;
  /** The person closes the window, or leaves the program by the system's menu. */
  closeWindow(): void;
  quit(): void;
  openFile(file: string): void;
  menu(): readonly MenuLine[] | null;
  /** Chooses a line of the menu by its labels, from the bar downwards. */
  choose(...labels: string[]): void;
  /** What main does at intervals is done now. */
  tick(): void;
  windowState(): WindowState;
  hosts(): readonly number[];
  permission(name: string): Promise<{ readonly asked: boolean; readonly checked: boolean }>;
};

/** Main asks the test. */
export type TestAnswers = {
  openWindow(size: { readonly width: number; readonly height: number }): Promise<void>;
  load(url: string): Promise<void>;
  reload(): Promise<void>;
  closePage(): Promise<void>;
  toPage(channel: string, args: readonly unknown[], ports: readonly number[]): void;
  portToPage(id: number, data: unknown): void;
  /** A dialog of the system opens; the answer is what the test has laid ready. */
  dialog(kind: string, options: unknown): unknown;
  fault(text: string): void;
};
