import { readFileSync } from 'node:fs';

/** PIDs are reused; together with the start time, a PID identifies one process permanently. */
export interface ProcessIdentity {
  readonly pid: number;
  readonly born: string;
}

export function thisProcess(): ProcessIdentity {
  return { pid: process.pid, born: bornAt(process.pid) ?? '' };
}

export function isAlive({ pid, born }: ProcessIdentity): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is alive and belongs to another user
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || bornAt(pid) === born;
}

/** The start time on Linux; null for a process that has ended, even if it is still a zombie. */
function bornAt(pid: number): string | null {
  if (process.platform !== 'linux') return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? null : (rest[18] ?? null);
  } catch {
    return null; // it has ended
  }
}
