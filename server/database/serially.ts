import type { Transaction } from '@prisma/driver-adapter-utils';

/**
 * Prisma asks for the relations of a nested read all at once. The one connection of a transaction takes one statement
 * after the other: `pg` keeps such a queue of its own only up to version 8.
 */
export function serially(transaction: Transaction): Transaction {
  const [queryRaw, executeRaw] = [transaction.queryRaw.bind(transaction), transaction.executeRaw.bind(transaction)];
  let last: Promise<unknown> = Promise.resolve();
  const afterLast = <Result>(run: () => Promise<Result>): Promise<Result> => {
    const result = last.then(run);
    // whoever asked is told that it failed; the next one has its turn all the same
    last = result.catch(() => undefined);
    return result;
  };
  transaction.queryRaw = (query) => afterLast(() => queryRaw(query));
  transaction.executeRaw = (query) => afterLast(() => executeRaw(query));
  return transaction;
}
