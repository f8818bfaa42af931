import type { ReactElement, ReactNode } from 'react';
import styles from '#web/ui/VisuallyHidden.module.css';

export function VisuallyHidden({ children }: { readonly children: ReactNode }): ReactElement {
  return <span className={styles.hidden}>{children}</span>;
}
