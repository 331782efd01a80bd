import { parseArgs } from 'node:util';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, runPackage, say } from './lib/project.mjs';

const HELP = `npm run screenshots: writes every screen and every phase, in both languages, at three sizes and in the dark.
  npm run screenshots -- FOLDER        to another folder (default: screenshots)
  npm run screenshots -- --only WORDS  only scenes whose name fits, for example "bid-" or "start-saved de"
  npm run screenshots -- --size 640x400  one size of your own instead (640x400 is the least window at 200 % zoom)
  npm run screenshots -- --frames        no pictures: measures the time between frames while a hand is played`;

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    size: { type: 'string' },
    frames: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
  allowPositionals: true,
});

if (values.help) console.log(HELP);
else {
  ensureInstalled();
  process.env.DAPPEN_PICTURES = positionals[0] ?? 'screenshots';
  if (values.size) process.env.DAPPEN_PICTURE_SIZE = values.size;
  process.exitCode =
    ensureChromium() &&
    runPackage('@playwright/test/cli.js', [
      'test',
      '--config',
      'tests/e2e/pictures/playwright.config.ts',
      values.frames ? 'pictures/frames' : 'pictures/pictures',
      ...(values.only ? ['--grep', values.only] : []),
    ]) === 0
      ? 0
      : 1;
  if (!values.frames) say(`The pictures are in ${process.env.DAPPEN_PICTURES}/.`);
}
