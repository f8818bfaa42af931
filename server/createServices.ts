import { createLog } from '#server/createLog.ts';
import { closePool } from '#server/database/closePool.ts';
import { createPool } from '#server/database/pool.ts';
import { createDatabase } from '#server/database/prisma.ts';
import type { Services } from '#server/services.ts';
import { createSessions } from '#server/sessions/sessions.ts';
import type { Settings } from '#server/settings.ts';

export interface ProcessFacts {
  /** How PostgreSQL shows the connections of this process. */
  readonly name: string;
  readonly publicUrl: string;
}

/** What a process is made from. Closing happens in reverse order of opening, with the pool last. */
export function createServices(
  settings: Settings,
  { name, publicUrl }: ProcessFacts,
  parts: AsyncDisposableStack,
): Services {
  const log = createLog(settings);
  const pool = createPool({ url: settings.DATABASE_URL, max: settings.DATABASE_POOL, log, name });
  parts.defer(() => closePool(pool));
  const db = createDatabase(pool);
  parts.defer(() => db.$disconnect());
  return {
    db,
    pool,
    log,
    now: () => new Date(),
    publicUrl,
    sessions: createSessions(pool, publicUrl.startsWith('https:')),
    // the outbox is read at short intervals as well; there is no publisher in this process to wake
    wakeEvents: () => undefined,
  };
}
