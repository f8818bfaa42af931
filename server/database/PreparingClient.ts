import pg from 'pg';
import {
  PreparedQuery,
  type QueryCallback,
  type ColumnReaders,
  type PreparedQueryConfig,
} from '#server/database/PreparedQuery.ts';

/** Whether this is a named query. Excludes query objects and queries in row mode. */
const isPrepared = (queryConfig: unknown): queryConfig is PreparedQueryConfig =>
  typeof queryConfig === 'object' &&
  queryConfig !== null &&
  'name' in queryConfig &&
  Boolean(queryConfig.name) &&
  !('submit' in queryConfig || 'rowMode' in queryConfig);

/** A connection that caches the columns of its prepared statements, for every named query. Decision 0081. */
export class PreparingClient extends pg.Client {
  readonly #known = new Map<string, ColumnReaders>();

  override query(...[queryConfig, values, last]: unknown[]): never {
    const take = (typeof values === 'function' ? values : last) as QueryCallback | undefined;
    const isOurs = isPrepared(queryConfig) && !Array.isArray(values);
    return (
      isOurs ? this.#ask(queryConfig, take) : super.query(queryConfig as string, values as [], last as never)
    ) as never;
  }

  #ask(queryConfig: PreparedQueryConfig, take: QueryCallback | undefined): unknown {
    if (take) return super.query(new PreparedQuery(queryConfig, this.#known, take));
    const result = new Promise((resolve, reject) => {
      super.query(
        new PreparedQuery(queryConfig, this.#known, (error, found) => (error ? reject(error) : resolve(found))),
      );
    });
    return result.catch((error: unknown) => {
      // the caller's stack is more useful than the socket's
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    });
  }
}
