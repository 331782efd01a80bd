import { parseArgs } from 'node:util';
import { ensureEdition } from './lib/build-page.mjs';
import { desktop, openDesktop } from './lib/desktop.mjs';
import { openBrowser } from './lib/open-browser.mjs';
import { ensureInstalled, say } from './lib/project.mjs';
import { addressOf, PORT, serve, whoIsOn } from './lib/serve.mjs';

const HELP = `npm start: opens the game, in a window of its own where Electron can be had, else in the browser.
  npm start -- --browser      straight to the browser edition
  npm start -- --port N       another port (saved matches stay with the port they were played on)`;

/** `npm start`: installs what is missing, builds what is out of date, opens the game. */
async function main() {
  const { values } = parseArgs({
    options: {
      browser: { type: 'boolean' },
      port: { type: 'string', default: String(PORT) },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help) return console.log(HELP);
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1024 || port > 65535) throw new Error('--port takes 1024 to 65535');

  ensureInstalled();
  if (!values.browser && (await inWindow())) return;
  await inBrowser(port);
}

/** Plays in the Electron window; false when there is none to be had. */
async function inWindow() {
  const found = desktop();
  if ('reason' in found) {
    say(`No window of its own here (${found.reason}): opening the browser edition.`);
    return false;
  }
  if (ensureEdition('desktop') !== 0) throw new Error('the desktop edition could not be built');
  if (await openDesktop(found.program)) return true;
  say('The window could not be opened: opening the browser edition.');
  return false;
}

/** @param {number} port */
async function inBrowser(port) {
  if (ensureEdition('browser') !== 0) throw new Error('the browser edition could not be built');
  const address = addressOf(port);
  const who = await whoIsOn(port);
  if (who === 'taken') {
    throw new Error(
      `port ${port} is in use by another program (or by a Dappen of another version). Close that program, ` +
        `or play on another port: npm start -- --port ${port + 1}`,
    );
  }
  if (who === 'free') await serve(port);
  console.log(`Dappen is at ${address}`);
  console.log(who === 'ours' ? 'It was running already.' : 'Stop it with Ctrl+C.');
  openBrowser(address);
}

main().catch((reason) => {
  say(`Dappen could not start: ${reason instanceof Error ? reason.message : reason}`);
  process.exitCode = 1;
});
