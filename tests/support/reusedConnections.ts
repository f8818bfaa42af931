import type { Pool } from 'pg';
import { closePool } from '#server/database/closePool.ts';
import type { Connected } from '#server/database/connect.ts';
import type { GuardedPool } from '#server/database/GuardedPool.ts';
import { createPool, type PoolSettings } from '#server/database/pool.ts';
import { sharedPrismaClient, withOverrides } from '#tests/support/sharedPrismaClient.ts';

/** Idle connections to a database, by their options. */
type Idle = Map<string, Pool[]>;

const kept = new Map<string, Idle>();

/** From now on, released database connections are kept for reuse. */
export function reuseConnections(url: string): void {
  kept.set(url, new Map());
}

export const reusedConnections = (url: string): readonly Pool[] => [...(kept.get(url)?.values() ?? [])].flat();

export async function closeConnections(url: string): Promise<void> {
  await Promise.all(reusedConnections(url).map(closePool));
  kept.delete(url);
}

/** Opens a database like any process, but reuses idle connections where they are kept. */
export function openReusedConnection(settings: PoolSettings): Connected {
  const idle = kept.get(settings.url);
  const { pool, leave } = idle ? lend(idle, settings) : own(settings);
  const db = sharedPrismaClient(pool);
  return {
    pool,
    db,
    [Symbol.asyncDispose]: async () => {
      await db.$disconnect();
      await leave();
    },
  };
}

interface Lent {
  readonly pool: Pool;
  readonly leave: () => Promise<void>;
}

function own(settings: PoolSettings): Lent {
  const pool = createPool(settings);
  return { pool, leave: () => closePool(pool) };
}

function lend(idle: Idle, settings: PoolSettings): Lent {
  const kind = JSON.stringify([settings.name, settings.max, settings.longestStatementMs]);
  const ofKind = idle.get(kind) ?? [];
  idle.set(kind, ofKind);
  const real = ofKind.pop() ?? holdingNobody(createPool(settings));
  const heard: Parameters<Pool['on']>[] = [];
  let isLeft = false;
  const pool = withOverrides(real, (key) => {
    if (isLeft) throw new Error('The database was used after its test file had ended.');
    if (key !== 'on') return undefined;
    return (...listening: Parameters<Pool['on']>) => {
      heard.push(listening);
      return real.on(...listening);
    };
  });
  const leave = async (): Promise<void> => {
    if (isLeft) return;
    isLeft = true;
    for (const listening of heard) real.off(...listening);
    const isQuiet = real.idleCount === real.totalCount && real.waitingCount === 0 && !(real as GuardedPool).isAway;
    if (isQuiet) ofKind.push(real);
    else await closePool(real);
  };
  return { pool, leave };
}

/** Kept connections don't keep the process alive. */
function holdingNobody(pool: Pool): Pool {
  return pool.on('connect', (client) => (client as unknown as { unref(): void }).unref());
}
