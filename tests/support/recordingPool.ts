import type { Pool, QueryConfig } from 'pg';

/** Runs queries on the pool, and records them. */
export function recordingPool(pool: Pool): { readonly pool: Pool; readonly asked: readonly QueryConfig[] } {
  const asked: QueryConfig[] = [];
  const query = (config: QueryConfig) => {
    asked.push(config);
    return pool.query(config);
  };
  return { pool: { query } as unknown as Pool, asked };
}
