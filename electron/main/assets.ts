import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { SECURITY_HEADERS } from './csp.ts';
import { isOurs } from './origin.ts';

/** Kinds of file that ship; anything else is not there. */
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** A name that means the same on every file system: no dots in front, no colons, no backslashes. */
const NAME = /^[\w@~-][\w@~.-]*$/;

/**
 * The file below `root` that an `app://` address names, or `undefined` when it is not ours or could lead
 * anywhere else. The path is decoded once and every part must be a plain name, so neither `..` nor any
 * encoding of it has a way out.
 */
export function resolveAsset(root: string, address: string): string | undefined {
  if (!isOurs(address)) return undefined;
  let pathname: string;
  try {
    pathname = decodeURIComponent(new URL(address).pathname);
  } catch {
    return undefined; // a broken % sequence names no file
  }
  const parts = pathname.slice(1).split('/');
  if (!parts.every((part) => NAME.test(part))) return undefined;
  const file = path.join(root, ...parts);
  return TYPES[path.extname(file)] === undefined ? undefined : file;
}

const plain = (status: number, text: string): Response =>
  new Response(text, { status, headers: { ...SECURITY_HEADERS, 'Content-Type': 'text/plain' } });

/** Answers requests for `app://dappen/…` from the files below `root`. */
export function serveAssets(root: string): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET') return plain(405, 'method not allowed');
    const file = resolveAsset(root, request.url);
    if (file === undefined) return plain(404, 'not found');
    try {
      const type = TYPES[path.extname(file)] ?? '';
      return new Response(await readFile(file), { headers: { ...SECURITY_HEADERS, 'Content-Type': type } });
    } catch {
      return plain(404, 'not found');
    }
  };
}
