import { pathToFileURL } from 'node:url';
import { CLI, ensureCli } from './lib/build-cli.mjs';
import { at } from './lib/project.mjs';

/** `npm run -s dappen -- replay FILE`: the command line, built first when its sources are newer. */
const status = ensureCli();
if (status === 0) await import(pathToFileURL(at(CLI)).href);
else process.exitCode = status;
