import type { ReactElement } from 'react';
import styles from '#web/ui/EmailAddress.module.css';

/** In a table: where there is no room for the whole it goes on after the @, and a word of it is never broken. */
export function EmailAddress({ children }: { readonly children: string }): ReactElement {
  const at = children.lastIndexOf('@') + 1;
  return (
    <span className={styles.address}>
      {children.slice(0, at)}
      <wbr />
      {children.slice(at)}
    </span>
  );
}
