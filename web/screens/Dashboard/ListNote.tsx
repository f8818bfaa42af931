import type { ReactElement } from 'react';
import type { Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Dashboard/SubmissionList.module.css';

interface ListNoteProps<Row> {
  readonly allOf: string | null;
  readonly order: string;
  /** those that are shown */
  readonly columns: readonly Column<Row>[];
}

/** What is the same in all rows is said once above them, and by what they are ordered where no column shows it. The caption says it to those who listen. */
export function ListNote<Row>({ allOf, order, columns }: ListNoteProps<Row>): ReactElement | null {
  const isShown = columns.some(({ sort }) => sort?.direction);
  const said = [allOf, isShown ? null : order].filter((part) => part !== null);
  if (said.length === 0) return null;
  return (
    <p className={styles.note} aria-hidden>
      {said.join(', ')}
    </p>
  );
}
