import { pathToFileURL } from 'node:url';
import { CLI, ensureCli } from './lib/build-cli.mjs';
import { at } from './lib/project.mjs';

/** `npm run -s dappen -- replay FILE`: the command line, built first when its sources are newer. */
const status = ensureCli();
if (status === 0) {
  // npm starts scripts in the project's folder; file names are meant from where the person stands.
  const { npm_lifecycle_event: script, INIT_CWD: folder } = process.env;
  if (script === 'dappen' && folder) process.chdir(folder);
  await import(pathToFileURL(at(CLI)).href);
} else {
  process.exitCode = status;
}
