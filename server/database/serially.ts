import type { Transaction } from '@prisma/driver-adapter-utils';
import type { Queries } from '#server/database/Queries.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';

interface Serial {
  readonly transaction: Transaction;
  /** runs statements of our own in the same line */
  readonly queries: Queries;
}

/** What Prisma ends a transaction with, whether its work is done or took too long. */
const ends: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);

/**
 * Prisma asks for the relations of a nested read all at once. The one connection of a transaction takes one statement
 * after the other: `pg` keeps such a queue of its own only up to version 8. Nothing runs on the connection after the end:
 * it is somebody else's by then.
 */
export function serially(transaction: Transaction, connection: Queries): Serial {
  const [queryRaw, executeRaw] = [transaction.queryRaw.bind(transaction), transaction.executeRaw.bind(transaction)];
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const afterLast = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run);
    // whoever asked is told that it failed; the next one has its turn all the same
    last = result.catch(() => undefined);
    return result;
  };
  transaction.queryRaw = (query) => afterLast(() => queryRaw(query));
  transaction.executeRaw = (query) => {
    isOver ||= ends.has(query.sql);
    return afterLast(() => executeRaw(query));
  };
  const query = async (asked: object): Promise<unknown> => {
    if (isOver) throw new DatabaseUnavailable('the transaction has ended');
    return afterLast(() => connection.query(asked as never));
  };
  return { transaction, queries: { query: query as Queries['query'] } };
}
