import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, type Lock } from '#scripts/setup/lockFile.ts';

const runningFile = 'running.json';
/** How long a start waits for a previous process that is shutting down. */
const patience = 10_000;

export interface Claim {
  announce(address: string): void;
}

/** Only one process can use a data folder. Null if another one does; a message with its URL was printed. */
export async function claimDataFolder(
  folder: string,
  parts: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<Claim | null> {
  const file = path.join(folder, runningFile);
  for (const end = Date.now() + patience; ; await pause(50)) {
    const attempt = tryLock(file, { state: 'starting' });
    if ('lock' in attempt) return claimWith(attempt.lock, parts, stopping);
    const { pid, note } = attempt.heldBy;
    if (note['state'] === 'stopping' && Date.now() < end) continue;
    const where = note['address'] === undefined ? 'is just starting' : `runs already at ${note['address']}`;
    process.stdout.write(`Portico ${where} (process ${pid}).\n`);
    return null;
  }
}

function claimWith(lock: Lock, parts: AsyncDisposableStack, stopping: AbortSignal): Claim {
  parts.defer(() => lock.release());
  stopping.addEventListener('abort', () => lock.tell({ state: 'stopping' }), { once: true });
  return { announce: (address) => lock.tell({ state: 'running', address }) };
}

/** The URL of the process that uses the folder, or null if unknown. */
export function runningAddress(folder: string): string | null {
  try {
    const { note } = JSON.parse(readFileSync(path.join(folder, runningFile), 'utf8')) as {
      note?: { address?: string };
    };
    return note?.address ?? null;
  } catch {
    return null; // no process has started here
  }
}
