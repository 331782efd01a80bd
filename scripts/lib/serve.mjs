import { readFileSync } from 'node:fs';
import { at, ROOT } from './project.mjs';

/** Fixed, because the browser keeps saved matches by address: another port would be another cupboard. */
export const PORT = 21540;
const HOST = '127.0.0.1';
/** Our server says its version in this header; nothing else on this machine does. */
const MARK = 'x-dappen';

/** @param {number} port */
export const addressOf = (port) => `http://${HOST}:${port}/`;

/**
 * Who answers on the port: nobody (`free`), a Dappen of this version (`ours`), or something else (`taken`).
 * @param {number} port
 * @returns {Promise<'free' | 'ours' | 'taken'>}
 */
export async function whoIsOn(port) {
  try {
    const answer = await fetch(addressOf(port), { method: 'HEAD', signal: AbortSignal.timeout(3000) });
    const { version } = JSON.parse(readFileSync(at('package.json'), 'utf8'));
    return answer.headers.get(MARK) === version ? 'ours' : 'taken';
  } catch (reason) {
    const cause = reason instanceof Error ? reason.cause : undefined;
    return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED' ? 'free' : 'taken';
  }
}

/**
 * Serves the built browser edition from this machine to this machine.
 * @param {number} port
 */
export async function serve(port) {
  process.chdir(ROOT);
  const { preview } = await import('vite');
  return preview({
    configFile: at('vite.web.config.ts'),
    logLevel: 'error',
    preview: { host: HOST, port, strictPort: true, open: false },
  });
}
