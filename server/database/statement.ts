import type { CustomTypesConfig, Pool, QueryResultRow } from 'pg';

/** A hot operation: one prepared statement with a name, typed in and out, one round trip. */
export interface Statement<Params extends readonly unknown[], Row> {
  readonly name: string;
  readonly text: string;
  rows(pool: Pick<Pool, 'query'>, params: Params): Promise<readonly Row[]>;
}

const longestName = 63;
const names = new Map<string, string>();

export function statement<Params extends readonly unknown[], Row extends QueryResultRow>(
  name: string,
  text: string,
  types?: CustomTypesConfig,
): Statement<Params, Row> {
  // PostgreSQL keeps a prepared statement by its name alone: one name, one text, or the wrong plan runs
  if (name.length > longestName) throw new Error(`PostgreSQL would cut the name ${name}`);
  if (names.has(name) && names.get(name) !== text) throw new Error(`two statements are called ${name}`);
  names.set(name, text);
  return {
    name,
    text,
    async rows(pool, params) {
      const result = await pool.query<Row>({ name, text, values: [...params], ...(types && { types }) });
      return result.rows;
    },
  };
}
