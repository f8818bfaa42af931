import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { StartupError } from '#server/StartupError.ts';

/** What PostgreSQL writes into its data folder about the running server. */
export interface Postmaster {
  readonly pid: number;
  readonly port: number;
  readonly ready: boolean;
}

export function readPostmaster(folder: string): Postmaster | null {
  try {
    const lines = readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Stops a server that outlived its parent process, and removes the PID file of one that was killed. PostgreSQL does
 * that too, but not if the PID now belongs to another process of the same user.
 */
export async function clearPostmaster(folder: string): Promise<void> {
  const left = readPostmaster(folder);
  if (left === null) return;
  for (const [signal, seconds] of [
    ['SIGINT', 10],
    ['SIGQUIT', 10],
  ] as const) {
    if (!servesFolder(left.pid, folder)) break;
    process.kill(left.pid, signal);
    await until(() => !servesFolder(left.pid, folder), seconds);
  }
  if (servesFolder(left.pid, folder))
    throw new StartupError(
      `A PostgreSQL server from an earlier start (process ${left.pid}) is still running and won't stop.`,
    );
  rmSync(path.join(folder, 'postmaster.pid'), { force: true });
}

async function until(isSo: () => boolean, seconds: number): Promise<void> {
  for (const end = Date.now() + seconds * 1000; !isSo() && Date.now() < end;) await pause(20);
}

function servesFolder(pid: number, folder: string): boolean {
  return commandLine(pid).join(' ').includes(`-D ${folder} `);
}

function commandLine(pid: number): string[] {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
    return [execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' })];
  } catch {
    return []; // no such process
  }
}
