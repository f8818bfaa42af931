import { Hono } from 'hono';
import type { Pool } from 'pg';
import type { Mount } from '#server/http/createApp.ts';

const patience = 2000;
/** Links and permissions expire by each server's clock, so clocks must not differ by much. */
const mostSkewMs = 60_000;

export interface HealthCheckParts {
  readonly pool: Pick<Pool, 'query'>;
  readonly now: () => Date;
  readonly stopping: AbortSignal;
  /** Why this server can't work with the database, or null if it can. */
  readonly schemaMismatch: () => Promise<string | null>;
}

/**
 * `/live`: the process responds and needn't be restarted. `/ready` (formerly `/health`): it can serve requests, so
 * load balancers send people here. See decision 0020.
 */
export function healthChecks({ pool, now, stopping, schemaMismatch }: HealthCheckParts): readonly Mount[] {
  const live = new Hono().get('/', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  // so that a check already in progress also fails immediately on shutdown, however slow the database is
  const stopped = new Promise<string>((resolve) => {
    if (stopping.aborted) resolve('stopping');
    stopping.addEventListener('abort', () => resolve('stopping'), { once: true });
  });
  const ready = new Hono().get('/', async (c) => {
    c.header('cache-control', 'no-store');
    const trouble = await Promise.race([stopped, troubleWith({ pool, now, schemaMismatch })]);
    return trouble === null ? c.json({ status: 'ok' }) : c.json({ status: trouble }, 503);
  });
  return [
    { path: '/live', routes: live },
    { path: '/ready', routes: ready },
    { path: '/health', routes: ready },
  ];
}

async function troubleWith({ pool, now, schemaMismatch }: Omit<HealthCheckParts, 'stopping'>): Promise<string | null> {
  const answered = pool.query<{ now: Date }>('select clock_timestamp() as now').then(
    ({ rows: [there] }) =>
      there && Math.abs(there.now.getTime() - now().getTime()) > mostSkewMs ? 'wrong clock' : schemaMismatch(),
    () => 'no database',
  );
  const tired = new Promise<string>((resolve) => setTimeout(resolve, patience, 'no database').unref());
  return Promise.race([answered, tired]);
}
