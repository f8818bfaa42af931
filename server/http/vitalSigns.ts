import { Hono } from 'hono';
import type { Pool } from 'pg';
import type { Door } from '#server/http/createApp.ts';

const patience = 2000;

export interface VitalParts {
  readonly pool: Pick<Pool, 'query'>;
  readonly leaving: AbortSignal;
  /** Why the database is none that this server can work with; null when it is one. */
  readonly misfit: () => Promise<string | null>;
}

/**
 * `/live`: the process answers, and nobody need start another in its place. `/ready`, which was called `/health` before:
 * it can do its work and wants more of it, so a balancer sends people here.
 */
export function vitalSigns({ pool, leaving, misfit }: VitalParts): readonly Door[] {
  const live = new Hono().get('/', (c) => c.json({ status: 'ok' }, 200, { 'cache-control': 'no-store' }));
  const ready = new Hono().get('/', async (c) => {
    c.header('cache-control', 'no-store');
    const trouble = leaving.aborted ? 'stopping' : await troubleWith(pool, misfit);
    return trouble === null ? c.json({ status: 'ok' }) : c.json({ status: trouble }, 503);
  });
  return [
    { path: '/live', routes: live },
    { path: '/ready', routes: ready },
    { path: '/health', routes: ready },
  ];
}

async function troubleWith(pool: Pick<Pool, 'query'>, misfit: VitalParts['misfit']): Promise<string | null> {
  const answered = pool.query('select 1').then(misfit, () => 'no database');
  const tired = new Promise<string>((resolve) => setTimeout(resolve, patience, 'no database').unref());
  return Promise.race([answered, tired]);
}
