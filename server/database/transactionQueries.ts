import { AsyncLocalStorage } from 'node:async_hooks';
import type { Queries } from '#server/database/Queries.ts';

/** Where whoever begins a transaction finds the connection that Prisma takes for it. */
interface Beginning {
  queries?: Queries;
}

const beginnings = new AsyncLocalStorage<Beginning>();

/** Called where a transaction has its connection. */
export function leaveQueries(queries: Queries): void {
  const beginning = beginnings.getStore();
  if (beginning) beginning.queries = queries;
}

/**
 * Begins a transaction in whose work statements of our own run on its connection, in one line with those of Prisma, which
 * would write their parameters as JSON, read them again, and make values of what comes back one by one.
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
