import { readdirSync, readFileSync, statSync } from 'node:fs';
import { at } from './project.mjs';

/** What no other tool here catches: words that must not stand in a source, where, and why. */
const RULES = [
  { words: /\bv-html\b|\binnerHTML\b/, below: ['renderer'], why: 'text is never markup' },
  { words: /\beval\(|new Function\(/, below: ['engine', 'electron', 'renderer'], why: 'no code from text' },
  {
    words: /\bMath\.random\b|\bDate\.now\b|\bnew Date\b|\bperformance\.now\b|\bsetTimeout\b|\bcrypto\./,
    below: ['engine'],
    except: /^engine\/(cli\/|table\/worker\.ts$)/,
    why: 'chance and time are passed into the engine',
  },
  {
    words: /\bMath\.random\b/,
    below: ['tests', 'electron', 'renderer'],
    why: 'random things are seeded',
  },
  {
    words:
      /\b(fetch|importScripts)\(|\b(XMLHttpRequest|WebSocket|EventSource|sendBeacon|RTCPeerConnection|autoUpdater|crashReporter|openExternal|executeJavaScript|sendSync)\b/,
    below: ['engine', 'electron', 'renderer'],
    why: 'nothing leaves this machine, and no way in is opened from here',
  },
  {
    words: /@ts-ignore|@ts-nocheck|@ts-expect-error|biome-ignore/,
    below: ['engine', 'electron', 'renderer', 'tests', 'scripts'],
    why: 'checks are met, not silenced',
  },
  {
    words: /\b(TODO|FIXME|XXX)\b(?!['"\]])|\.(skip|only|todo|fixme)\(/,
    below: ['engine', 'electron', 'renderer', 'tests', 'scripts'],
    why: 'nothing is left for later and no test is left out',
  },
];

const SOURCE = /\.(ts|vue|mjs)$/;

/**
 * @param {string} file path inside the project
 * @returns {string[]}
 */
function filesBelow(file) {
  if (!statSync(at(file)).isDirectory()) return SOURCE.test(file) ? [file] : [];
  return readdirSync(at(file)).flatMap((name) => filesBelow(`${file}/${name}`));
}

/** Every place where a forbidden word stands, as `file:line: word: why`. */
export function forbiddenWords() {
  return RULES.flatMap(({ words, below, except, why }) =>
    below
      .flatMap(filesBelow)
      .filter((file) => !except?.test(file) && file !== 'scripts/lib/forbidden.mjs')
      .flatMap((file) =>
        readFileSync(at(file), 'utf8')
          .split('\n')
          .flatMap((line, index) => {
            const word = words.exec(line)?.[0];
            return word === undefined ? [] : [`${file}:${index + 1}: ${word}: ${why}`];
          }),
      ),
  );
}
