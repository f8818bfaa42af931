import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';

/** As what PostgreSQL compares the keys of an order. */
export type SortKeyType = 'timestamptz' | 'int' | 'text';

export interface Sorting {
  readonly key: string;
  readonly type: SortKeyType;
}

/** What stands for moments that a row does not have. */
export const never = '0001-01-01T00:00:00Z';
export const atLast = '9999-12-31T00:00:00Z';

/** Which part of the rows that a filter leaves is wanted. */
export interface PartWanted {
  readonly isDescending: boolean;
  readonly limit: number;
  readonly skip: number;
  /** the key and id after which the page begins, in its order; null for the begin */
  readonly after: { readonly at: string; readonly id: string } | null;
  readonly withTotal: boolean;
}

interface Hits {
  /** all that is left, as `id` and `key` */
  readonly hits: string;
  /** how many are left, where that is counted by itself: then the hits are those of the page at least */
  readonly total?: string | undefined;
  readonly type: SortKeyType;
  /** what is told of a row of the `page`, and what that is joined to */
  readonly columns: string;
  readonly joins: string;
}

/**
 * A page of what a filter leaves, in any order, and the exact total, in one round trip. It is put together and not prepared:
 * what a filter asks for decides by which index it is answered, so PostgreSQL plans with the values before it. Where the
 * total is asked for and not counted by itself, all that is left is gone through once, and both come from that.
 */
export function pageOfHits(put: SqlParameters, { hits, total, type, columns, joins }: Hits, part: PartWanted): string {
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
