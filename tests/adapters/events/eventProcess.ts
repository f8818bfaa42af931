import pg from 'pg';
import { announce, type Announcement } from '#server/events/announce.ts';
import type { EventBus } from '#server/events/EventBus.ts';
import { EventHub } from '#server/events/EventHub.ts';
import type { AnnouncedEvent } from '#server/events/readOutbox.ts';
import type { EventSubscription } from '#server/events/subscription.ts';

export type OpenBus = (process: { url: string; pool: pg.Pool; onNotified: () => void }) => Promise<EventBus>;

/** A process's event infrastructure: its own connections, bus, and hub. */
export interface EventProcess extends AsyncDisposable {
  readonly pool: pg.Pool;
  readonly hub: EventHub;
  /** how often it queried the database */
  readonly queries: () => number;
  readonly warnings: string[];
  /** writes in one transaction and wakes the hub, as an operation does */
  readonly write: (...events: Announcement[]) => Promise<void>;
}

interface Settings {
  readonly url: string;
  readonly openBus: OpenBus;
  /** practically never by default, so that only the bus can deliver */
  readonly pollMs?: number;
  readonly capacity?: number;
}

export async function startProcess({ url, openBus, pollMs = 3_600_000, capacity }: Settings): Promise<EventProcess> {
  const pool = new pg.Pool({ connectionString: url, max: 6 });
  const warnings: string[] = [];
  const quiet = (error: Error): void => void warnings.push(error.message);
  pool.on('error', quiet);
  pool.on('connect', (client) => client.on('error', quiet));
  const counted = countingQueries(pool);
  const log = { warn: (_: object, message: string) => void warnings.push(message) };
  const hub = await EventHub.open({
    pool: counted.pool,
    openBus: (onNotified) => openBus({ url, pool, onNotified }),
    log,
    pollMs,
    ...(capacity === undefined ? {} : { capacity }),
  });
  return {
    pool,
    hub,
    warnings,
    queries: counted.count,
    write: async (...events) => {
      await announce(pool, events);
      hub.wake();
    },
    async [Symbol.asyncDispose]() {
      await hub.close();
      await pool.end();
    },
  };
}

export const testEvent = (topic: string, id: number | string): Announcement => ({
  topic,
  teamId: null,
  payload: { id },
});

export const eventIdOf = ({ payload }: AnnouncedEvent): number | string => payload['id'] as number | string;

/** The next `count` events, or an error with the events that arrived. */
export async function takeEvents(
  events: EventSubscription,
  count: number,
  withinMs = 15_000,
): Promise<AnnouncedEvent[]> {
  const taken: AnnouncedEvent[] = [];
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Error(`only ${JSON.stringify(taken.map(eventIdOf))} of ${count} arrived`)),
      withinMs,
    );
  });
  try {
    while (taken.length < count) {
      const { value } = await Promise.race([events.next(), late]);
      if (value === undefined) throw new Error('the events ended');
      taken.push(value);
    }
  } finally {
    clearTimeout(timer);
  }
  return taken;
}

function countingQueries(pool: pg.Pool): { pool: Pick<pg.Pool, 'query'>; count: () => number } {
  let count = 0;
  const query = ((...args: Parameters<pg.Pool['query']>) => {
    count += 1;
    return pool.query(...args);
  }) as pg.Pool['query'];
  return { pool: { query }, count: () => count };
}
