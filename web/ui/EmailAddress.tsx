import type { ReactElement } from 'react';
import styles from '#web/ui/EmailAddress.module.css';

/** An address in a table. Where it doesn't fit in one line, it wraps after the @. */
export function EmailAddress({ children }: { readonly children: string }): ReactElement {
  const at = children.lastIndexOf('@') + 1;
  return (
    <span className={styles.address}>
      <span className={styles.part}>{children.slice(0, at)}</span>
      <wbr />
      <span className={styles.part}>{children.slice(at)}</span>
    </span>
  );
}
