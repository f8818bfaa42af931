import type { ReactElement } from 'react';
import styles from '#web/ui/Spinner.module.css';

/** Turns while something is under way; the words beside it say what. */
export function Spinner(): ReactElement {
  return <span className={styles.spinner} aria-hidden="true" />;
}
