import { useState, type ReactElement, type ReactNode } from 'react';
import { fieldIdOf } from '#web/screens/Teams/Finder/FinderEditing.ts';
import styles from '#web/screens/Teams/Finder/FinderEditor.module.css';

interface PartProps {
  readonly path: string;
  /** such as 'Question 2' */
  readonly name: string;
  /** what it is about, shown while it is closed */
  readonly text: string;
  readonly note?: ReactNode;
  readonly startsOpen: boolean;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** One part of the finder: a row that opens into its fields. */
export function Part({ path, name, text, note, startsOpen, actions, children }: PartProps): ReactElement {
  // only the first value counts: later, the reader opens and closes it
  const [isOpen] = useState(startsOpen);
  return (
    <>
      <details className={styles.details} open={isOpen}>
        <summary id={fieldIdOf(path)} className={styles.summary}>
          <strong>{name}</strong>
          {text !== '' && <span className={styles.summaryText}>{text}</span>}
          {note && <span className={styles.summaryNote}>{note}</span>}
        </summary>
        <div className={styles.fields}>{children}</div>
      </details>
      {actions}
    </>
  );
}
