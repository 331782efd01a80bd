import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };

/** What stands in files and not in code: docs/security.md names each of these. */

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

/** The `key: value` lines below a heading of a YAML file. */
function blockOf(yaml: string, heading: string): Record<string, string> {
  const lines = yaml.split('\n');
  const from = lines.indexOf(`${heading}:`) + 1;
  const length = lines.slice(from).findIndex((line) => !line.startsWith('  '));
  return Object.fromEntries(
    lines.slice(from, from + length).map((line) => line.trim().split(': ') as [string, string]),
  );
}

describe('the package', () => {
  const builder = read('electron-builder.yml');

  test('burns every fuse that closes a door', () => {
    expect(blockOf(builder, 'electronFuses')).toEqual({
      runAsNode: 'false',
      enableCookieEncryption: 'true',
      enableNodeOptionsEnvironmentVariable: 'false',
      enableNodeCliInspectArguments: 'false',
      enableEmbeddedAsarIntegrityValidation: 'true',
      onlyLoadAppFromAsar: 'true',
      loadBrowserProcessSpecificV8Snapshot: 'false',
      grantFileProtocolExtraPrivileges: 'false',
    });
  });

  test('knows no updater and publishes nothing', () => {
    expect(builder).toMatch(/^publish: null$/m);
    expect(Object.keys(manifest.devDependencies)).not.toContain('electron-updater');
  });

  test('opens matches that are double-clicked, and nothing else', () => {
    expect(builder.match(/^ {2}- ext: .*$/gm)).toEqual(['  - ext: dappen']);
    expect(builder).toMatch(/^ {4}role: Viewer$/m);
  });

  test('holds one archive, signed on macOS with the hardened runtime', () => {
    expect(builder).toMatch(/^asar: true$/m);
    expect(builder).toMatch(/^ {2}hardenedRuntime: true$/m);
  });

  test('names Electron by one exact version, so that a change of it is a change of the project', () => {
    expect(manifest.devDependencies.electron).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest).not.toHaveProperty('dependencies');
  });
});

test('the page holds no code of its own and names nothing elsewhere', () => {
  const page = read('renderer/index.html');
  expect(page.match(/<script[^>]*>[^<]*/g)).toEqual(['<script type="module" src="./main.ts">']);
  expect(page).not.toMatch(/<style|style=| on\w+=|https?:|<webview|<iframe|<base/);
});

test('no template holds a page within the page', () => {
  const templates = readdirSync(new URL('../../renderer', import.meta.url), {
    recursive: true,
    encoding: 'utf8',
  })
    .filter((file) => file.endsWith('.vue'))
    .map((file) => read(`renderer/${file}`));
  expect(templates.length).toBeGreaterThan(50);
  for (const template of templates)
    expect(template).not.toMatch(/<(webview|iframe|frame|embed|object|portal)\b/);
});

test('every test that the tables of security and of faults name is there', () => {
  const suites = readdirSync(new URL('..', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(test|spec)\.ts$/.test(file))
    .map((file) => `tests/${file.replaceAll('\\', '/')}`);
  for (const document of ['security', 'never-lost']) {
    const named = new Set(read(`docs/${document}.md`).match(/[\w./-]+\.(test|spec)\.ts/g));
    expect(named.size).toBeGreaterThan(5);
    for (const name of named) {
      const found = suites.filter((file) => file === name || file.endsWith(`/${name}`));
      expect(found, `${name} in docs/${document}.md`).toHaveLength(1);
    }
  }
});

test('no preference of the window opens what the tutorial warns of', () => {
  const shell = ['index', 'window', 'harden'].map((name) => read(`electron/main/${name}.ts`)).join('\n');
  expect(shell).not.toMatch(/experimentalFeatures|enableBlinkFeatures|allowpopups|file:\/\/|http:\/\//);
});
