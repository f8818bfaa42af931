import type { ColumnSize, ListLayout } from '#domain/filter/listLayout.ts';

const remPx = 16;
/** How much room a column takes, in rem, as Table.module.css lays them out. */
const widths = { xs: 8, s: 9, m: 11, l: 12 } as const;

const widthOf = (size: ColumnSize, windowRem: number): number =>
  size === 'xl' ? Math.min(Math.max(12, windowRem / 5), 22) : widths[size];

/** What names a row always stands, with the box before it: enough for an address. */
const nameRem = 19.5;
/** the room that the page leaves at both sides of a list */
const besideRem = 3;
const widestRem = 110;

/** The first of the chosen columns, as many as there is room for beside what else takes some: none is ever cut off. */
export function fittingColumns<Column extends { readonly size?: ColumnSize }>(
  columns: readonly Column[],
  windowPx: number,
  takenPx = 0,
): readonly Column[] {
  const windowRem = windowPx / remPx;
  let left = Math.min(windowRem, widestRem) - besideRem - takenPx / remPx - nameRem;
  return columns.filter(({ size = 's' }) => {
    // what follows one that does not fit is left out too, so that the order stays what was chosen
    left -= widthOf(size, windowRem);
    return left >= 0;
  });
}

/** The size that its reader gave a column, where they did. */
export const sizedAs = <Id extends string>(
  { sizes }: Pick<ListLayout<Id>, 'sizes'>,
  id: Id,
): { readonly size?: ColumnSize } => {
  const size: ColumnSize | undefined = sizes?.[id];
  return size ? { size } : {};
};
