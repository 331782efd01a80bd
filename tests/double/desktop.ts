import { type ChildProcess, fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { build } from 'vite';
import type { MainAnswers, TestAnswers } from './contract.ts';
import { type FromPage, preloadWorld, type ToPage } from './preload-world.ts';
import { type Channel, connect } from './rpc.ts';

/** Chromium refuses a scheme that it does not know before anybody can answer: this origin stands for ours. */
const OURS = 'app://dappen';
const MAPPED = 'https://dappen';
const toOurs = (url: string): string => url.replace(/^(blob:)?https:\/\/dappen(?=[/:?#]|$)/, `$1${OURS}`);
const toMapped = (url: string): string => url.replace(OURS, MAPPED);

const BINDING = '__tellTheDoubleOfElectron';
const MAIN = path.resolve('out/main/index.js');
const PRELOAD = path.resolve('out/preload/index.cjs');

/** Builds the parts that run in other processes; returns their folder and how to remove it. */
export async function buildDouble(): Promise<{ readonly folder: string; remove(): void }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'dappen-double-'));
  const entry = (name: string): string => path.resolve(`tests/double/${name}.ts`);
  await build({
    configFile: false,
    logLevel: 'error',
    build: {
      ssr: true,
      target: 'node20',
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: {
        input: { electron: entry('electron'), host: entry('host'), register: entry('register') },
        output: { entryFileNames: '[name].js', format: 'esm' },
      },
    },
  });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface Start {
  /** From `buildDouble`. */
  readonly double: string;
  /** Where its window is shown; its storage stays when the program is started again. */
  readonly context: BrowserContext;
  readonly userData: string;
  /** What stands behind the program's name on the command line. */
  readonly args?: readonly string[];
  /** The user that the host goes on as; only root can ask for another. */
  readonly hostUid?: number | undefined;
}

/** The desktop edition as it was built, running on the double. */
export class Desktop {
  /** What the double did not know, and what the program complained of. No test ends well with one. */
  readonly faults: string[] = [];
  /** Addresses that main did not let through. */
  readonly cancelled: string[] = [];
  /** Dialogs of the system that opened: kind and options. */
  readonly dialogs: { readonly kind: string; readonly options: unknown }[] = [];
  /** What the person answers to the next dialogs, in order. */
  readonly answers: unknown[] = [];
  readonly main: ChildProcess;
  /** Resolves with the exit code of main; a signal counts as `undefined`. */
  readonly ended: Promise<number | undefined>;
  readonly ask: ReturnType<typeof connect<MainAnswers>>;
  readonly #context: BrowserContext;
  #page: Page | undefined;
  #document: string | undefined;
  #waiting: ((messages: ToPage[]) => void) | undefined;
  readonly #queue: ToPage[] = [];
  #loading = false;

  constructor({ double, context, userData, args = [], hostUid }: Start) {
    this.#context = context;
    this.main = fork(MAIN, [...args], {
      execArgv: ['--import', path.join(double, 'register.js')],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
      env: {
        ...process.env,
        DAPPEN_DOUBLE_USER_DATA: userData,
        ...(hostUid === undefined ? {} : { DAPPEN_DOUBLE_HOST_UID: String(hostUid) }),
      },
    });
    let words = '';
    this.main.stderr?.on('data', (more: Buffer) => {
      words += more.toString();
    });
    this.ended = new Promise((resolve) => {
      this.main.once('exit', (code) => {
        if (code !== null && code !== 0) this.faults.push(`main ended with ${code}: ${words}`);
        void this.#page?.close().catch(() => undefined);
        this.#page = undefined;
        resolve(code ?? undefined);
      });
    });
    this.ask = connect<MainAnswers>(this.main as Channel, this.#answers());
  }

  /** The window's page, loaded. */
  async page(): Promise<Page> {
    const until = Date.now() + 30_000;
    while (this.#page === undefined || this.#loading || this.#document === undefined) {
      if (this.main.exitCode !== null || Date.now() > until)
        throw new Error(this.faults.join('\n') || 'no window');
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return this.#page;
  }

  /** The host processes that are alive. */
  async hosts(): Promise<readonly number[]> {
    return this.ask('hosts');
  }

  /** Leaves the program; resolves with the exit code of main. */
  quit(): Promise<number | undefined> {
    return this.#end('quit');
  }

  /** The person closes the window. */
  closeWindow(): Promise<number | undefined> {
    return this.#end('closeWindow');
  }

  /** Not waited for: a program that goes answers nothing. */
  #end(by: 'quit' | 'closeWindow'): Promise<number | undefined> {
    if (this.main.exitCode === null && this.main.signalCode === null) void this.ask(by);
    return this.ended;
  }

  #answers(): TestAnswers {
    return {
      openWindow: (size) => this.#open(size),
      load: async (url) => {
        await this.#go(toMapped(url));
      },
      reload: async () => {
        // A page whose process has died can do nothing any more: another takes its place.
        const url = this.#page?.url() ?? '';
        const size = this.#page?.viewportSize() ?? { width: 1280, height: 720 };
        const before = this.#page;
        await this.#open(size);
        await before?.close().catch(() => undefined);
        await this.#go(url);
      },
      closePage: async () => {
        const page = this.#page;
        this.#page = undefined;
        await page?.close();
      },
      toPage: (channel, args, ports) => this.#give({ is: 'message', channel, args, ports }),
      portToPage: (id, data) => this.#give({ is: 'port', id, data }),
      dialog: (kind, options) => {
        this.dialogs.push({ kind, options });
        // main says of itself that something went wrong
        if (kind === 'error') this.faults.push(JSON.stringify(options));
        return this.answers.shift();
      },
      fault: (text) => {
        this.faults.push(text);
      },
    };
  }

  async #open(size: { readonly width: number; readonly height: number }): Promise<void> {
    this.#loading = true;
    const page = await this.#context.newPage();
    this.#page = page;
    await page.setViewportSize(size);
    await page.route('**/*', (route, request) => this.#serve(page, route, request));
    await page.exposeBinding(BINDING, ({ frame }, message: FromPage) =>
      this.#hear(message, frame === page.mainFrame(), frame.url()),
    );
    const preload = readFileSync(PRELOAD, 'utf8');
    const content = `(${preloadWorld.toString()})(function (require, module, exports) {${preload}\n}, '${BINDING}');`;
    await page.addInitScript({ content });
    page.on('crash', () => void this.ask('crashed'));
    page.on('popup', (popup) => void this.#popup(popup));
    page.on('download', async (download) => {
      const fate = await this.ask('download', {
        url: toOurs(download.url()),
        fileName: download.suggestedFilename(),
      });
      if (fate.prevented) return download.cancel();
      this.dialogs.push({ kind: 'save', options: fate.options });
      const file = this.answers.shift();
      if (typeof file === 'string') await download.saveAs(file);
      else await download.cancel();
    });
  }

  async #go(url: string): Promise<void> {
    this.#loading = true;
    await this.#page?.goto(url);
    await this.ask('loaded', toOurs(url));
    this.#loading = false;
  }

  /** Does for the page what Electron's network does: may it go there, may it have that, what is it. */
  async #serve(page: Page, route: Route, request: Request): Promise<void> {
    const url = toOurs(request.url());
    const mainFrame = request.frame() === page.mainFrame();
    // Loading the page again is no navigation by the page.
    const again = this.#loading || request.url() === page.url();
    if (request.isNavigationRequest() && !(mainFrame && again)) {
      if (!(await this.ask('navigate', url, mainFrame))) {
        this.cancelled.push(url);
        return route.fulfill({ status: 204 }); // the page stays where it is
      }
    }
    const served = await this.ask('request', url, request.method());
    if (served.cancelled) {
      this.cancelled.push(url);
      return route.abort('blockedbyclient');
    }
    const { status, headers, body } = served;
    await route.fulfill({ status, headers, body: Buffer.from(body) });
  }

  async #popup(popup: Page): Promise<void> {
    const allowed = await this.ask('popup', toOurs(popup.url()));
    if (allowed) this.faults.push('the double opens no second window');
    await popup.close();
  }

  async #hear(message: FromPage, mainFrame: boolean, url: string): Promise<unknown> {
    switch (message.is) {
      case 'next':
        return this.#next(message.document);
      case 'ipc':
        return this.ask('ipc', { mainFrame, url: toOurs(url) }, message.channel, [...message.args]);
      case 'port':
        return this.ask('port', message.id, message.data);
      case 'fault':
        this.faults.push(message.text);
        return undefined;
    }
  }

  /** What main has for this document; what it had for the one before is lost, as in Electron. */
  #next(document: string): Promise<ToPage[]> {
    if (document !== this.#document) {
      this.#document = document;
      this.#queue.length = 0;
    }
    if (this.#queue.length > 0) return Promise.resolve(this.#queue.splice(0));
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  #give(message: ToPage): void {
    this.#queue.push(message);
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.(this.#queue.splice(0));
  }
}
