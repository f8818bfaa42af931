import type { Pool, QueryConfig } from 'pg';

/** Runs queries on the pool, and records them. */
export function recordingPool(pool: Pool): { readonly pool: Pool; readonly queries: readonly QueryConfig[] } {
  const queries: QueryConfig[] = [];
  const query = (config: QueryConfig) => {
    queries.push(config);
    return pool.query(config);
  };
  return { pool: { query } as unknown as Pool, queries };
}
