import type { ReactElement, ReactNode } from 'react';
import styles from '#web/screens/Submission/embed/ReviewLayout.module.css';

interface ReviewLayoutProps {
  /** shown beside the answers where there is room, and after them elsewhere */
  readonly aside: ReactNode;
  readonly children: ReactNode;
}

/** The answers, with documents and earlier reviews beside them. */
export function ReviewLayout({ aside, children }: ReviewLayoutProps): ReactElement {
  return (
    <div className={styles.layout}>
      <div className={styles.desk}>
        <div className={styles.answers}>{children}</div>
        <div className={styles.aside}>{aside}</div>
      </div>
    </div>
  );
}
