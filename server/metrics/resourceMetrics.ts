import { Gauge, type Registry } from 'prom-client';
import type { Services } from '#server/Services.ts';

/** Gauges of this process's resources, read when scraped. */
export function resourceMetrics(
  registry: Registry,
  { pool, events }: Pick<Services, 'pool' | 'events'>,
): { readonly countSockets: (count: () => number) => void } {
  const gauge = (name: string, help: string, read: () => number): void => {
    const made: Gauge = new Gauge({ name, help, registers: [registry], collect: () => made.set(read()) });
  };
  gauge('portico_pool_connections', 'Connections to the database that are open.', () => pool.totalCount);
  gauge('portico_pool_idle', 'Of these, how many nobody uses.', () => pool.idleCount);
  gauge('portico_pool_waiting', 'How many wait for a connection.', () => pool.waitingCount);
  gauge('portico_pool_most', 'How many there may be.', () => pool.options.max);
  gauge('portico_event_subscriptions', 'Who listens to events here.', () => events.subscriptionCount);
  gauge('portico_event_lag_seconds', 'How long ago the reader had told all events.', () => events.lagMs / 1000);
  return {
    countSockets: (count) => gauge('portico_sockets', 'Sockets that are open.', count),
  };
}
