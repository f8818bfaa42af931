import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, thisProcess, type ProcessIdentity } from '#scripts/setup/processIdentity.ts';

/** What the holder of a lock says about itself. */
export type LockNote = Readonly<Record<string, string>>;

export interface Lock {
  /** Changes the holder's note. */
  tell(note: LockNote): void;
  release(): void;
}

export type LockAttempt = { readonly lock: Lock } | { readonly heldBy: ProcessIdentity & { readonly note: LockNote } };

/** Takes a lock, or returns who holds it. A lock of a killed process is ignored. */
export function tryLock(file: string, note: LockNote = {}): LockAttempt {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const write = (text: LockNote): void => writeFileSync(draft, JSON.stringify({ ...thisProcess(), note: text }));
  for (;;) {
    write(note);
    if (appears(draft, file)) {
      const tell = (text: LockNote): void => {
        write(text);
        renameSync(draft, file);
      };
      return { lock: { tell, release: () => rmSync(file, { force: true }) } };
    }
    const holder = read(file);
    if (holder === null) continue;
    if (isAlive(holder)) return { heldBy: holder };
    removeDead(file);
  }
}

/** Runs the work exclusively: waits while another process holds the lock. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  for (;;) {
    const attempt = tryLock(file);
    if ('lock' in attempt) {
      try {
        return await work();
      } finally {
        attempt.lock.release();
      }
    }
    await pause(100);
  }
}

/** Creating a hard link is atomic and fails if the file exists; no other call guarantees both. */
function appears(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Race: two processes may find the same dead lock. If one has already replaced it, the other moved away a live lock
 * and must put it back.
 */
function removeDead(file: string): void {
  const aside = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  const carried = read(aside);
  if (carried !== null && isAlive(carried)) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function read(file: string): (ProcessIdentity & { note: LockNote }) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity & { note: LockNote };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
