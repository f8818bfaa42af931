import type { Pool, QueryResult } from 'pg';
import type { DatabaseTransaction } from '#server/database/createDatabase.ts';

/** What runs a statement: the pool, or a transaction of an operation. */
export type Queries = Pick<Pool, 'query'>;

/** Lets statements take part in the transaction of an operation. */
export function queriesIn(tx: Pick<DatabaseTransaction, '$queryRawUnsafe'>): Queries {
  const query = async ({ text, values }: { text: string; values: unknown[] }): Promise<Pick<QueryResult, 'rows'>> => ({
    rows: await tx.$queryRawUnsafe(text, ...values),
  });
  return { query: query as Pool['query'] };
}
