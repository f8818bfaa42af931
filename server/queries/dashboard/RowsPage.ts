import type { PartWanted } from '#server/queries/dashboard/pageOfHits.ts';

/** Where a page ended: by what rows are ordered, and by id where that is the same. */
export interface PageCursor {
  readonly at: string;
  readonly id: string;
}

/** Which page of a list somebody asks for. */
export interface PageAsked {
  readonly size: number;
  readonly direction: 'forward' | 'backward';
  /** null: from the begin, or backward from the end */
  readonly from: PageCursor | null;
  readonly withTotal: boolean;
  /** so many are passed over, for pages by number */
  readonly skip: number;
}

export interface RowsPage<Row> {
  readonly rows: readonly Row[];
  readonly hasNext: boolean;
  readonly hasPrevious: boolean;
  readonly total: number | null;
}

export const emptyPage: RowsPage<never> = { rows: [], hasNext: false, hasPrevious: false, total: 0 };

type Ordered = PageAsked & { readonly order: { readonly isDescending: boolean } };

/** What is asked of the database: one row more than is shown tells whether there is a next page. */
export const partOf = ({ order, size, direction, from, withTotal, skip }: Ordered): PartWanted => ({
  isDescending: order.isDescending === (direction === 'forward'),
  limit: size + 1,
  ...{ skip, after: from, withTotal },
});

/** The page in what was found; a row without an id brings the total alone. */
export function pageIn<Row extends { readonly id: string | null; readonly total: number | null }>(
  found: readonly Row[],
  { size, direction, from, withTotal }: PageAsked,
): RowsPage<Row> {
  const rows = found.filter((row) => row.id !== null);
  const [hasMore, isFromWithin] = [rows.length > size, from !== null];
  const total = found[0]?.total ?? (withTotal ? 0 : null);
  return direction === 'forward'
    ? { rows: rows.slice(0, size), hasNext: hasMore, hasPrevious: isFromWithin, total }
    : { rows: rows.slice(0, size).reverse(), hasNext: isFromWithin, hasPrevious: hasMore, total };
}
