import { readFileSync } from 'node:fs';

/** Whether a process with this number runs. One that has ended and that its parent has not asked for does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  try {
    return !/^Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1) ?? '');
  } catch {
    return process.platform !== 'linux'; // gone meanwhile; other systems tell nothing there
  }
}
