import { Hono } from 'hono';
import type { Pool } from 'pg';

const patience = 2000;

/** For load balancers: 200 while this process can do its work, which needs the database. */
export function health(pool: Pick<Pool, 'query'>): Hono {
  return new Hono().get('/', async (c) => {
    c.header('cache-control', 'no-store');
    const isWell = await answersInTime(pool);
    return isWell ? c.json({ status: 'ok' }) : c.json({ status: 'no database' }, 503);
  });
}

async function answersInTime(pool: Pick<Pool, 'query'>): Promise<boolean> {
  const answered = pool.query('select 1').then(
    () => true,
    () => false,
  );
  const tired = new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref());
  return Promise.race([answered, tired]);
}
