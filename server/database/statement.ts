import type { CustomTypesConfig, Pool, QueryResultRow } from 'pg';

/** A named prepared statement with typed parameters and rows. */
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
  // PostgreSQL identifies a prepared statement by name only: two texts under one name would run the wrong plan
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
