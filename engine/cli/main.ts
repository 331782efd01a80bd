import { dispatch } from './dispatch.ts';

/** The `dappen` program. The status is left for Node to end with, so that piped output is never cut. */
const { stdout, stderr } = process;
process.exitCode = await dispatch(process.argv.slice(2), {
  print: (line) => {
    stdout.write(`${line}\n`);
  },
  complain: (line) => {
    stderr.write(`${line}\n`);
  },
  ...(stderr.isTTY ? { progress: (line: string) => stderr.write(`\r\u001b[K${line}`) } : {}),
});
