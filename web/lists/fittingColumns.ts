import type { ColumnSize, ListLayout } from '#domain/filter/listLayout.ts';

const remPx = 16;
/** Column widths in rem; must match Table.module.css. */
const widths = { xs: 8, s: 9, m: 11, l: 12 } as const;

const widthOf = (size: ColumnSize, windowRem: number): number =>
  size === 'xl' ? Math.min(Math.max(12, windowRem / 5), 22) : widths[size];

/** Width of the row header with its checkbox: enough for an address. */
const nameRem = 19.5;
/** page padding on both sides of a list */
const besideRem = 3;
const widestRem = 110;

/** The first chosen columns that fit, so that none is clipped. */
export function fittingColumns<Column extends { readonly size?: ColumnSize }>(
  columns: readonly Column[],
  windowPx: number,
  takenPx = 0,
): readonly Column[] {
  const windowRem = windowPx / remPx;
  let left = Math.min(windowRem, widestRem) - besideRem - takenPx / remPx - nameRem;
  return columns.filter(({ size = 's' }) => {
    // Once a column doesn't fit, later ones are left out too, to keep the chosen order.
    left -= widthOf(size, windowRem);
    return left >= 0;
  });
}

/** The width the user chose for a column, if any. */
export const columnSize = <Id extends string>(
  { sizes }: Pick<ListLayout<Id>, 'sizes'>,
  id: Id,
): { readonly size?: ColumnSize } => {
  const size: ColumnSize | undefined = sizes?.[id];
  return size ? { size } : {};
};
