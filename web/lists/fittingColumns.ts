import type { ColumnSize, ListLayout } from '#domain/filter/listLayout.ts';

const remPx = 16;
/** Column widths in rem; must match Table.module.css. Columns of sentences (xl) are at least this wide. */
const widths = { xs: 8, s: 9, m: 11, l: 12, xl: 14 } as const;
/** Width of the row header with its checkbox: enough for an address. */
const nameRem = 19.75;
/** page padding on both sides of a list */
const besideRem = 3;
const widestRem = 110;

interface SizedColumn<Id extends string> {
  readonly id: Id;
  readonly size?: ColumnSize;
}

interface Room<Id extends string> {
  readonly windowPx: number;
  /** width of what is shown beside the list */
  readonly takenPx?: number;
  /** columns in the order in which they are hidden */
  readonly hiddenFirst: readonly Id[];
  /** the sorted column, if it was chosen: hidden last, because its title shows the order of the rows */
  readonly sorted?: Id | undefined;
}

/**
 * The chosen columns that fit without being cut, in the chosen order. The least important ones are hidden, whatever
 * their position. Decision 0148.
 */
export function fittingColumns<Id extends string, Column extends SizedColumn<Id>>(
  columns: readonly Column[],
  { windowPx, takenPx = 0, hiddenFirst, sorted }: Room<Id>,
): readonly Column[] {
  const room = Math.min(windowPx / remPx, widestRem) - besideRem - takenPx / remPx - nameRem;
  const importance = (id: Id): number => (id === sorted ? hiddenFirst.length : hiddenFirst.indexOf(id));
  const byImportance = columns.toSorted((one, other) => importance(other.id) - importance(one.id));
  let taken = 0;
  // A narrower, less important column doesn't take the place of one that doesn't fit.
  const firstHidden = byImportance.findIndex(({ size = 's' }) => (taken += widths[size]) > room);
  const hidden = new Set(firstHidden < 0 ? [] : byImportance.slice(firstHidden));
  return columns.filter((column) => !hidden.has(column));
}

/** The width the user chose for a column, if any. */
export const columnSize = <Id extends string>(
  { sizes }: Pick<ListLayout<Id>, 'sizes'>,
  id: Id,
): { readonly size?: ColumnSize } => {
  const size: ColumnSize | undefined = sizes?.[id];
  return size ? { size } : {};
};
