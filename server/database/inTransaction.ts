import type { Database, DatabaseTransaction } from '#server/database/createDatabase.ts';
import type { Queries } from '#server/database/Queries.ts';
import { withQueries } from '#server/database/transactionQueries.ts';
import { Prisma } from '#server/generated/prisma/client.ts';

const attempts = 4;

/** A serialization failure or deadlock. A retry may succeed. */
const isLostRace = (error: unknown): boolean => {
  if (error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2034') return true;
  if (!(error instanceof Error)) return false;
  const said = `${'code' in error ? String(error.code) : ''} ${error.message}`;
  return said.includes('40001') || said.includes('40P01') || said.includes('deadlock detected');
};

/**
 * Runs the work in one transaction. Retries when PostgreSQL aborted it because of a deadlock or serialization failure.
 */
export async function inTransaction<T>(
  db: Database,
  work: (tx: DatabaseTransaction, queries: Queries) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await withQueries((run) => db.$transaction(run, { maxWait: 5_000, timeout: 20_000 }), work);
    } catch (error) {
      if (attempt >= attempts || !isLostRace(error)) throw error;
    }
  }
}
