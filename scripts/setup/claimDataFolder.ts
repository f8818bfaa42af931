import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { tryLock, type Lock } from '#scripts/setup/lockFile.ts';

const runningFile = 'running.json';
/** How long a start waits for an earlier process that is just closing. */
const patience = 10_000;

export interface Claim {
  announce(address: string): void;
}

/** One process a data folder. Null when another has it: a sentence has said so, with the address. */
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

/** Where the process that has the folder says that it runs; null when nobody has told. */
export function runningAddress(folder: string): string | null {
  try {
    const { note } = JSON.parse(readFileSync(path.join(folder, runningFile), 'utf8')) as {
      note?: { address?: string };
    };
    return note?.address ?? null;
  } catch {
    return null; // nobody has started it here
  }
}
