import { at } from './project.mjs';

/**
 * Loads a TypeScript module of the project as it stands, without a build.
 * @param {string} file path inside the project
 */
export async function load(file) {
  const { runnerImport } = await import('vite'); // not at the top: it may have to be installed first
  const options = {
    configFile: /** @type {const} */ (false),
    logLevel: /** @type {const} */ ('error'),
    root: at(),
  };
  return (await runnerImport(at(file), options)).module;
}
