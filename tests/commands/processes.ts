import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

interface Known {
  readonly pid: number;
  readonly parent: number;
  readonly state: string;
}

/** A process's children, their children, and so on, in any process group or session. */
export function descendants(pid: number): readonly number[] {
  const all = everyProcess();
  const below = (parent: number): number[] =>
    all.filter((one) => one.parent === parent).flatMap((one) => [one.pid, ...below(one.pid)]);
  return below(pid);
}

export function isRunning(pid: number): boolean {
  return everyProcess().some((one) => one.pid === pid && one.state !== 'Z');
}

export async function haveEnded(pids: readonly number[], milliseconds: number): Promise<boolean> {
  for (const end = Date.now() + milliseconds; pids.some(isRunning); await pause(20)) if (Date.now() > end) return false;
  return true;
}

function everyProcess(): readonly Known[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
        const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return [{ pid: Number(name), parent: Number(parent), state }];
      } catch {
        return []; // it ended while the list was read
      }
    });
}
