import type { ReactElement } from 'react';
import styles from '#web/parts/session/UsernameForManagers.module.css';

/** Tells password managers whose password it is; people read it in the text beside. */
export function UsernameForManagers({ email }: { readonly email: string }): ReactElement {
  return (
    <input
      className={styles.field}
      type="text"
      name="username"
      autoComplete="username"
      value={email}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
