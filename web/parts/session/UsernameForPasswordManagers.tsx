import type { ReactElement } from 'react';
import styles from '#web/parts/session/UsernameForPasswordManagers.module.css';

/** Hidden username field, so that password managers save the password for the right account. */
export function UsernameForPasswordManagers({ email }: { readonly email: string }): ReactElement {
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
