import { readFileSync } from 'node:fs';

/** A number of a process is used again after its end; together with the moment it began it names one process for ever. */
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
    // EPERM: it lives, and belongs to somebody else
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  return process.platform !== 'linux' || bornAt(pid) === born;
}

/** From Linux; null for a process that has ended, even when nobody has taken notice of that yet. */
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
