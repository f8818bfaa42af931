import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A temporary folder for this process. It also removes folders that killed processes left behind. PostgreSQL's user can
 * enter it, which is a different user when root runs the tests.
 */
export function scratchFolder(name: string): string {
  const parent = scratchPlace();
  removeAbandoned(parent);
  const folder = mkdtempSync(path.join(parent, `portico-${name}-${process.pid}-`));
  chmodSync(folder, 0o755);
  return folder;
}

/** Uses memory if there is enough: cloning a database took 40 ms there, and 50 to 900 ms on a busy disk. */
function scratchPlace(): string {
  const memory = '/dev/shm';
  // a run has its own folder, and deletes it with everything in it
  if (os.tmpdir().startsWith(`${memory}/`)) return os.tmpdir();
  if (!existsSync(memory)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize > 4 * 2 ** 30 ? memory : os.tmpdir();
}

function removeAbandoned(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^portico-.+-(\d+)-\w+$/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    const folder = path.join(parent, name);
    const isOurs = statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid?.();
    if (isOurs) rmSync(folder, { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
