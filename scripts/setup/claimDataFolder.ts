import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, type Lock } from '#scripts/setup/lockFile.ts';

const runningFile = 'running.json';
/** How long to wait for an earlier process that is shutting down. */
const patience = 10_000;

export interface DataFolderClaim {
  announce(address: string): void;
}

/** Allows one process per data folder. Returns null if another process has it, after printing its address. */
export async function claimDataFolder(
  folder: string,
  parts: AsyncDisposableStack,
  stopping: AbortSignal,
): Promise<DataFolderClaim | null> {
  const file = path.join(folder, runningFile);
  for (const end = Date.now() + patience; ; await pause(50)) {
    const attempt = tryLock(file, { state: 'starting' });
    if ('lock' in attempt) return claimWith(attempt.lock, parts, stopping);
    const { pid, note } = attempt.heldBy;
    if (note['state'] === 'stopping' && Date.now() < end) continue;
    const where = note['address'] === undefined ? 'is already starting' : `is already running at ${note['address']}`;
    process.stdout.write(`Portico ${where} (process ${pid}).\n`);
    return null;
  }
}

function claimWith(lock: Lock, parts: AsyncDisposableStack, stopping: AbortSignal): DataFolderClaim {
  parts.defer(() => lock.release());
  stopping.addEventListener('abort', () => lock.tell({ state: 'stopping' }), { once: true });
  return { announce: (address) => lock.tell({ state: 'running', address }) };
}

/** The address of the process that holds the folder, or null if it has not announced one. */
export function runningAddress(folder: string): string | null {
  try {
    const { note } = JSON.parse(readFileSync(path.join(folder, runningFile), 'utf8')) as {
      note?: { address?: string };
    };
    return note?.address ?? null;
  } catch {
    return null; // not running
  }
}
