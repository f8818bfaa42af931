import type { PageFetch } from '#server/queries/dashboard/hitsPageSql.ts';

/** Keyset cursor: the sort key, then the id as a tiebreaker. */
export interface PageCursor {
  readonly at: string;
  readonly id: string;
}

export interface RowsPageRequest {
  readonly size: number;
  readonly direction: 'forward' | 'backward';
  /** null for the first page, or the last one when paging backward */
  readonly from: PageCursor | null;
  readonly withTotal: boolean;
  /** offset, for numbered pages */
  readonly skip: number;
}

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly total: number | null;
}

export const emptyPage: RowsPage<never> = { rows: [], hasNext: false, hasPrevious: false, total: 0 };

type Ordered = RowsPageRequest & { readonly order: { readonly isDescending: boolean } };

/** Fetches one row more than the page size to know whether there is a next page. */
export const pageFetchOf = ({ order, size, direction, from, withTotal, skip }: Ordered): PageFetch => ({
  isDescending: order.isDescending === (direction === 'forward'),
  limit: size + 1,
  ...{ skip, after: from, withTotal },
});

/** The page within the fetched rows. A row without an id only carries the total. */
export function toRowsPage<Row extends { readonly id: string | null; readonly total: number | null }>(
  found: readonly Row[],
  { size, direction, from, withTotal }: RowsPageRequest,
): RowsPage<Row> {
  const rows = found.filter((row) => row.id !== null);
  const [hasMore, isFromWithin] = [rows.length > size, from !== null];
  const total = found[0]?.total ?? (withTotal ? 0 : null);
  return direction === 'forward'
    ? { rows: rows.slice(0, size), hasNext: hasMore, hasPrevious: isFromWithin, total }
    : { rows: rows.slice(0, size).reverse(), hasNext: isFromWithin, hasPrevious: hasMore, total };
}
