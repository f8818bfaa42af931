import type { ReactElement } from 'react';
import type { Column } from '#web/ui/Table.tsx';
import styles from '#web/lists/List.module.css';

interface ListNoteProps<Row> {
  readonly allOf: string | null;
  readonly order: string;
  /** visible columns */
  readonly columns: readonly Column<Row>[];
}

/**
 * Values shared by all rows, and the sort order if no visible column shows it. Screen readers get both from the
 * table's caption.
 */
export function ListSummary<Row>({ allOf, order, columns }: ListNoteProps<Row>): ReactElement | null {
  const isShown = columns.some(({ sort }) => sort?.direction);
  const said = [allOf, isShown ? null : order].filter((part) => part !== null);
  if (said.length === 0) return null;
  return (
    <p className={styles.note} aria-hidden>
      {said.join(', ')}
    </p>
  );
}
