import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** What may be bundled; another licence is read by a person first. */
const KNOWN = ['MIT', 'ISC', 'OFL-1.1', 'CC-BY-3.0', 'BSD-3-Clause', 'Apache-2.0', '0BSD'];
/** In the program, though no module of theirs is: the type, and the icons that the cards were made of. */
const BESIDES = ['@fontsource/source-sans-3', '@fontsource/vollkorn', '@iconify-json/game-icons'];

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly author?: string | { readonly name: string };
}

/** The folder of the package that a module belongs to, if it is one of another's. */
const folderOf = (id: string): string | undefined =>
  /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id.replaceAll('\\', '/'))?.[1];

function entryOf(folder: string): string {
  const { name, version, license, author } = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  ) as Package;
  if (!KNOWN.includes(license))
    throw new Error(`${name} is bundled under ${license}, which nobody has read yet`);
  const by = typeof author === 'string' ? author : author?.name;
  const file = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  const text = file === undefined ? '' : `\n${readFileSync(path.join(folder, file), 'utf8').trim()}\n`;
  return `${name} ${version}\nLicence: ${license}${by ? `\nBy: ${by}` : ''}\n${text}`;
}

/**
 * Collects whose code is bundled, over all builds of a run, and writes name, version and licence text of each
 * package to one file. Returns the plugin for one build.
 */
export function collectLicences(file: string): () => Plugin {
  const folders = new Set(BESIDES.map((name) => path.resolve('node_modules', name)));
  return () => ({
    name: 'licences',
    apply: 'build',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const [id, { renderedLength }] of Object.entries(chunk.modules)) {
          const folder = renderedLength > 0 ? folderOf(id) : undefined;
          if (folder !== undefined && existsSync(path.join(folder, 'package.json'))) folders.add(folder);
        }
      }
    },
    closeBundle() {
      const entries = [...folders].map(entryOf).sort();
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(
        file,
        ['Dappen contains the following works of others.\n', ...entries].join(`\n${'─'.repeat(72)}\n\n`),
      );
    },
  });
}
