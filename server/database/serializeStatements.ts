import type { Transaction } from '@prisma/driver-adapter-utils';
import type { Queries } from '#server/database/Queries.ts';
import { DatabaseUnavailable } from '#server/database/unavailable.ts';

interface Serial {
  readonly transaction: Transaction;
  /** runs our own statements in the same queue */
  readonly queries: Queries;
}

/** How Prisma ends a transaction, including after a timeout. */
const ends: ReadonlySet<string> = new Set(['COMMIT', 'ROLLBACK']);

/**
 * Runs a transaction's statements one at a time. Prisma sends the queries of a nested read concurrently, and only `pg`
 * up to version 8 queues them. After the end nothing runs, because the connection belongs to someone else by then.
 */
export function serializeStatements(transaction: Transaction, connection: Queries): Serial {
  const [queryRaw, executeRaw] = [transaction.queryRaw.bind(transaction), transaction.executeRaw.bind(transaction)];
  let last: Promise<unknown> = Promise.resolve();
  let isOver = false;
  const afterLast = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run);
    // the caller gets the error; the queue continues
    last = result.catch(() => undefined);
    return result;
  };
  transaction.queryRaw = (query) => afterLast(() => queryRaw(query));
  transaction.executeRaw = (query) => {
    isOver ||= ends.has(query.sql);
    return afterLast(() => executeRaw(query));
  };
  const query = async (statement: object): Promise<unknown> => {
    if (isOver) throw new DatabaseUnavailable('the transaction has ended');
    return afterLast(() => connection.query(statement as never));
  };
  return { transaction, queries: { query: query as Queries['query'] } };
}
