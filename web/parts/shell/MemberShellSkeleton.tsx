import type { ReactElement } from 'react';
import { Brand } from '#web/parts/shell/Brand.tsx';
import styles from '#web/parts/shell/Shell.module.css';

/** The bar stands before anything is known. */
export function MemberShellSkeleton(): ReactElement {
  return (
    <div className={styles.page} aria-busy="true">
      <header className={styles.staffBar} data-chrome="">
        <Brand />
      </header>
      <main className={styles.wide} />
    </div>
  );
}
