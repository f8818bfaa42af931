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
  readonly sorts: readonly Sort[];
  readonly orderWords: Readonly<Record<Sort, readonly [descending: string, ascending: string]>>;
}
