import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';

/** The PostgreSQL type used to compare sort keys. */
export type SortKeyType = 'timestamptz' | 'int' | 'text';

export interface Sorting {
  readonly key: string;
  readonly type: SortKeyType;
}

/** Stand-ins for missing times. */
export const earliestTime = '0001-01-01T00:00:00Z';
export const latestTime = '9999-12-31T00:00:00Z';

export interface PageFetch {
  readonly isDescending: boolean;
  readonly limit: number;
  readonly skip: number;
  /** keyset cursor: the key and id of the last row before this page; null for the first page */
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly withTotal: boolean;
}

interface Hits {
  /** all matching rows, as `id` and `key` */
  readonly hits: string;
  /** the total, if it is counted separately; `hits` then needs to hold only the rows of the page */
  readonly total?: string | undefined;
  readonly type: SortKeyType;
  /** columns to select for a row of `page`, and the joins they need */
  readonly columns: string;
  readonly joins: string;
}

/**
 * A page for any filter and order with the exact total, in one round trip. Not prepared: the right index depends on the
 * values, so PostgreSQL must plan with them. Without a separate total, all matches are materialized once and give both
 * the page and the count.
 */
export function hitsPageSql(put: SqlParameters, { hits, total, type, columns, joins }: Hits, part: PageFetch): string {
  const { isDescending, limit, skip, after, withTotal } = part;
  const [than, way] = isDescending ? ['<', 'DESC'] : ['>', 'ASC'];
  const later = after ? `WHERE (key, id) ${than} (${put.add(after.at, type)}, ${put.add(after.id, 'uuid')})` : '';
  const counted = withTotal ? (total ?? '(SELECT count(*)::int FROM hits)') : 'NULL::int';
  return `WITH hits AS ${withTotal && total === undefined ? 'MATERIALIZED' : 'NOT MATERIALIZED'} (${hits}),
     page AS (SELECT id, key FROM hits ${later} ORDER BY key ${way}, id ${way} LIMIT ${put.add(limit, 'int')} OFFSET ${put.add(skip, 'int')})
     SELECT total.total, shown.* FROM (SELECT ${counted} AS total) total
     LEFT JOIN LATERAL (
       SELECT page.key AS "sortKey", ${columns} FROM page ${joins} ORDER BY page.key ${way}, page.id ${way}
     ) shown ON true`;
}
