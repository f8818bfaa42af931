import type { ReactElement } from 'react';
import styles from '#web/ui/Spinner.module.css';

/** Decorative: text beside it says what is in progress. */
export function Spinner(): ReactElement {
  return <span className={styles.spinner} aria-hidden="true" />;
}
