import type { ReactElement } from 'react';
import styles from '#web/ui/SkipLink.module.css';

export function SkipLink({ children, target }: { readonly children: string; readonly target: string }): ReactElement {
  return (
    <a className={styles.link} href={`#${target}`} data-chrome="">
      {children}
    </a>
  );
}
