import pg from 'pg';
import { PreparedQuery, type Answered, type Columns, type Prepared } from '#server/database/PreparedQuery.ts';

/** What has a name; not so what brings its own way of being asked or read. */
const isPrepared = (asked: unknown): asked is Prepared =>
  typeof asked === 'object' &&
  asked !== null &&
  'name' in asked &&
  Boolean(asked.name) &&
  !('submit' in asked || 'rowMode' in asked);

/** A connection that keeps what columns its prepared statements have: whatever has a name is a query of ours. Decision 0081. */
export class PreparingClient extends pg.Client {
  readonly #known = new Map<string, Columns>();

  override query(...[asked, values, last]: unknown[]): never {
    const take = (typeof values === 'function' ? values : last) as Answered | undefined;
    const isOurs = isPrepared(asked) && !Array.isArray(values);
    return (isOurs ? this.#ask(asked, take) : super.query(asked as string, values as [], last as never)) as never;
  }

  #ask(asked: Prepared, take: Answered | undefined): unknown {
    if (take) return super.query(new PreparedQuery(asked, this.#known, take));
    const result = new Promise((resolve, reject) => {
      super.query(new PreparedQuery(asked, this.#known, (error, found) => (error ? reject(error) : resolve(found))));
    });
    return result.catch((error: unknown) => {
      // of whoever asked, not of the socket that heard it
      if (error instanceof Error) Error.captureStackTrace(error);
      throw error;
    });
  }
}
