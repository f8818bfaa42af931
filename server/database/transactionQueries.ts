import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '#server/database/Queries.ts';

/** Passes a transaction's connection from the adapter to the code that started the transaction. */
interface Beginning {
  queries?: Queries;
}

const beginnings = new AsyncLocalStorage<Beginning>();

/** Called by the adapter once a transaction has its connection. */
export function provideQueries(queries: Queries): void {
  const beginning = beginnings.getStore();
  if (beginning) beginning.queries = queries;
}

/**
 * Starts a transaction in which our own statements run on its connection, in the same queue as Prisma's. Running them
 * through Prisma would serialize parameters as JSON, parse them again, and convert results value by value.
 */
export function withQueries<Db, Result>(
  begin: (work: (db: Db) => Promise<Result>) => Promise<Result>,
  work: (db: Db, queries: Queries) => Promise<Result>,
): Promise<Result> {
  const beginning: Beginning = {};
  return beginnings.run(beginning, () =>
    begin((db) => {
      if (!beginning.queries) throw new Error('a transaction began without a connection');
      return work(db, beginning.queries);
    }),
  );
}
