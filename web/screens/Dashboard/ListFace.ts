import type { Column } from '#web/ui/Table.tsx';

/** What a list can show and be ordered by, and what that is called. */
export interface ListFace<Id extends string, Sort extends string> {
  readonly columns: readonly Id[];
  readonly usualColumns: readonly Id[];
  readonly titles: Readonly<Record<Id, string>>;
  /** how much room each column takes */
  readonly room: Readonly<Record<Id, Pick<Column<never>, 'size'>>>;
  readonly sorts: readonly Sort[];
  readonly orderWords: Readonly<Record<Sort, readonly [descending: string, ascending: string]>>;
}
