import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { resolveAsset, serveAssets } from '#electron/main/assets.ts';
import { SECURITY_HEADERS } from '#electron/main/csp.ts';
import { isOurs } from '#electron/main/origin.ts';

const ROOT = path.resolve('/somewhere/out/renderer');

describe('app:// addresses', () => {
  test.each([
    ['app://dappen/index.html', 'index.html'],
    ['app://dappen/assets/index-B3_x-9.js', 'assets/index-B3_x-9.js'],
    ['app://dappen/assets/a.css?v=1#top', 'assets/a.css'],
    ['app://dappen/assets/../index.html', 'index.html'], // the address itself means the page
  ])('%s is a file of the page', (address, file) => {
    expect(resolveAsset(ROOT, address)).toBe(path.join(ROOT, file));
  });

  test.each([
    'app://dappen/',
    'app://dappen',
    'app://dappen/assets',
    'app://dappen/..%2fmain/index.js',
    'app://dappen/%2e%2e%2fmain%2findex.js',
    'app://dappen/%2e%2e/%2e%2e/package.json%00.js',
    'app://dappen/assets/..%5c..%5cmain%5cindex.js',
    'app://dappen/..\\main\\index.js',
    'app://dappen/%252e%252e/index.js',
    'app://dappen//etc/hosts.js',
    'app://dappen/C:/secret.js',
    'app://dappen/index.html::$DATA.js',
    'app://dappen/.hidden.js',
    'app://dappen/%',
    'app://dappen/%ff.js',
    'app://dappen/index.html%00.png',
    'app://dappen/secret.txt',
    'app://dappen/package',
    'app://other/index.html',
    'app://dappen:80/index.html',
    'app://user@dappen/index.html',
    'app://dappen.evil/index.html',
    'file:///etc/passwd',
    'https://dappen/index.html',
    'index.html',
    '',
  ])('%s names no file', (address) => {
    expect(resolveAsset(ROOT, address)).toBeUndefined();
  });

  test('whatever the path, the file lies below the page', () => {
    const piece = fc.oneof(
      fc.constantFrom('..', '.', '%2e', '%2E%2e', '%2f', '%5c', '\\', '/', '%00', '%25', ':', 'a', 'assets'),
      // what only some systems take for a way: drives, streams, devices, other dots and strokes, half signs
      fc.constantFrom(
        'C:',
        'c%3a',
        '%3a$DATA',
        'NUL',
        'con.',
        '. ',
        '%20',
        '~',
        '?',
        '#',
        '@',
        '//',
        '%09',
        '%0a',
      ),
      fc.constantFrom(
        '．．',
        '／',
        '＼',
        '∕',
        '‥',
        '%c0%ae',
        '%u002e',
        '%ef%bc%8f',
        '%ed%a0%80',
        '\u202e',
        '\u0000',
      ),
      fc.string({ maxLength: 6 }),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom('', '.js', '.html'), (pieces, end) => {
        const file = resolveAsset(ROOT, `app://dappen/${pieces.join('')}${end}`);
        if (file === undefined) return true;
        const below = file.startsWith(ROOT + path.sep) && path.normalize(file) === file;
        return below && /^[\w@~.\-/\\]+$/.test(file.slice(ROOT.length));
      }),
      { numRuns: 2000, seed: 54 },
    );
  });

  test('only our scheme and host are ours', () => {
    expect(isOurs('app://dappen/x.js')).toBe(true);
    for (const other of [
      'app://dappen2/x',
      'APP2://dappen/',
      'data:text/html,x',
      'blob:app://dappen/1',
      'x',
    ]) {
      expect(isOurs(other), other).toBe(false);
    }
  });
});

describe('answers', () => {
  let root = '';
  beforeAll(() => {
    root = mkdtempSync(path.join(tmpdir(), 'dappen-assets-'));
    writeFileSync(path.join(root, 'index.html'), '<!doctype html>');
    writeFileSync(path.join(root, 'a.js'), 'export {};');
  });
  afterAll(() => rmSync(root, { recursive: true }));

  test.each([
    ['index.html', 'text/html; charset=utf-8'],
    ['a.js', 'text/javascript; charset=utf-8'],
  ])('%s comes as %s with the security headers', async (name, type) => {
    const answer = await serveAssets(root)(new Request(`app://dappen/${name}`));
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe(type);
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(answer.headers.get(header)).toBe(value);
    }
  });

  test('no address leads to a file beside the folder', async () => {
    const secret = `${root}-secret.js`;
    writeFileSync(secret, 'secret');
    const serve = serveAssets(root);
    const name = path.basename(secret);
    const way = fc.constantFrom(
      '..',
      '%2e%2e',
      '.%2e',
      '..%2f',
      '%2e%2e%5c',
      '..;',
      '%c0%ae%c0%ae',
      '/',
      '\\',
      'a',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(way, { minLength: 1, maxLength: 5 }), async (ways) => {
        const answer = await serve(new Request(`app://dappen/${ways.join('/')}/${name}`));
        expect(await answer.text()).not.toBe('secret');
      }),
      { numRuns: 500, seed: 54 },
    );
    rmSync(secret);
  });

  test('what is missing or may not be asked for is refused, policy included', async () => {
    const serve = serveAssets(root);
    const missing = await serve(new Request('app://dappen/b.js'));
    const written = await serve(new Request('app://dappen/a.js', { method: 'POST', body: 'x' }));
    expect([missing.status, written.status]).toEqual([404, 405]);
    for (const answer of [missing, written]) {
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
    }
  });
});

test('the content security policy allows nothing inline, evaluated or from elsewhere', () => {
  const policy = SECURITY_HEADERS['Content-Security-Policy'];
  expect(policy).not.toMatch(/unsafe|\*|https?:|blob:/);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
});
