import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isAlive, thisProcess, type ProcessIdentity } from '#scripts/setup/processIdentity.ts';

/** What the holder of a lock tells about itself. */
export type Note = Readonly<Record<string, string>>;

export interface Lock {
  /** Changes the note of the lock that this process holds. */
  tell(note: Note): void;
  release(): void;
}

export type Attempt = { readonly lock: Lock } | { readonly heldBy: ProcessIdentity & { readonly note: Note } };

/** Takes a lock, or says who has it. The lock of a process that was killed counts as none. */
export function tryLock(file: string, note: Note = {}): Attempt {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  const write = (text: Note): void => writeFileSync(draft, JSON.stringify({ ...thisProcess(), note: text }));
  for (;;) {
    write(note);
    if (appears(draft, file)) {
      const tell = (text: Note): void => {
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

/** Works alone: waits while another process holds the lock. */
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

/** A hard link appears whole and only where there was nothing, which no other call promises together. */
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

/** Two processes may find the same dead lock: what one carries away may already be the other's new one, and goes back. */
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

function read(file: string): (ProcessIdentity & { note: Note }) | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity & { note: Note };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}
