import { randomUUID } from 'node:crypto';
import pg, { type Pool } from 'pg';
import { backOffMs, backOffLimits } from '#domain/kernel/backOffMs.ts';
import { eventsChannel, type BusOptions, type EventBus } from '#server/events/EventBus.ts';
import { throttleLog } from '#server/process/throttleLog.ts';

export interface PostgresBusOptions extends BusOptions {
  /** for the connection that listens; a pooler in transaction mode does not support LISTEN */
  readonly url: string;
  /** for NOTIFY */
  readonly pool: Pick<Pool, 'query'>;
  readonly heartbeatMs?: number;
}

/** An event bus with LISTEN and NOTIFY: one connection per process, which reconnects automatically. */
export async function openPostgresBus(options: PostgresBusOptions): Promise<EventBus> {
  const { url, pool, onNotified, log, heartbeatMs = 10_000 } = options;
  const self = randomUUID();
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let attempt = 0;
  let closed = false;
  const sayLost = throttleLog((reason: string, others) =>
    log.warn({ reason, others }, 'lost the event connection; reconnecting'),
  );

  async function connect(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'portico events',
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: Math.min(5000, heartbeatMs),
    });
    client = connection;
    connection.on('notification', ({ payload }) => {
      if (payload !== self) onNotified();
    });
    connection.on('error', (error) => lost(connection, error.message));
    connection.on('end', () => lost(connection, 'the connection was closed'));
    try {
      await connection.connect();
      await connection.query(`LISTEN ${eventsChannel}`);
    } catch (error) {
      lost(connection, error instanceof Error ? error.message : String(error));
      return;
    }
    if (client !== connection) return;
    attempt = 0;
    beat(connection);
    onNotified();
  }

  // Heartbeat: a peer that disappeared silently is noticed only by sending a query.
  function beat(connection: pg.Client): void {
    timer = setTimeout(() => {
      connection.query('SELECT').then(
        () => {
          if (client === connection) beat(connection);
        },
        (error: unknown) => lost(connection, error instanceof Error ? error.message : String(error)),
      );
    }, heartbeatMs);
    timer.unref();
  }

  function lost(connection: pg.Client, reason: string): void {
    if (client !== connection) return;
    client = null;
    clearTimeout(timer);
    connection.end().catch((error: unknown) => log.warn({ error }, 'could not close a lost event connection'));
    if (closed) return;
    sayLost(reason);
    timer = setTimeout(() => void connect(), backOffMs(attempt, Math.random(), backOffLimits.ofServers));
    attempt += 1;
  }

  await connect();
  return {
    async notify() {
      await pool.query('SELECT pg_notify($1, $2)', [eventsChannel, self]);
    },
    async close() {
      closed = true;
      clearTimeout(timer);
      const last = client;
      client = null;
      await last?.end();
    },
  };
}
