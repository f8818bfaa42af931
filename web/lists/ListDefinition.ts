import type { Column } from '#web/ui/Table.tsx';

/** Columns and sort orders of a list, with their labels. */
export interface ListDefinition<Id extends string, Sort extends string> {
  readonly columns: readonly Id[];
  readonly usualColumns: readonly Id[];
  /** least important first: the order in which columns are hidden in a narrow window */
  readonly hiddenFirst: readonly Id[];
  readonly titles: Readonly<Record<Id, string>>;
  /** width of each column */
  readonly room: Readonly<Record<Id, Pick<Column<never>, 'size'>>>;
  /** sort order of each column title, and whether it sorts ascending first */
  readonly columnSorts: Readonly<Partial<Record<Id, readonly [Sort, boolean]>>>;
  readonly sorts: readonly Sort[];
  readonly orderWords: Readonly<Record<Sort, readonly [descending: string, ascending: string]>>;
}

/** The column whose title shows the order of the rows, if there is one. */
export const sortedColumn = <Id extends string, Sort extends string>(
  { columns, columnSorts }: Pick<ListDefinition<Id, Sort>, 'columns' | 'columnSorts'>,
  sort: Sort,
): Id | undefined => columns.find((id) => columnSorts[id]?.[0] === sort);

/** The chosen columns and the sorted one, so that a title shows the order of the rows. Decision 0150. */
export const withSortedColumn = <Id extends string>(columns: readonly Id[], sorted: Id | undefined): readonly Id[] =>
  sorted === undefined || columns.includes(sorted) ? columns : [...columns, sorted];
