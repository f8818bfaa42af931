import type { ReactElement } from 'react';
import { Brand } from '#web/parts/shell/Brand.tsx';
import styles from '#web/parts/shell/Shell.module.css';

/** Renders the bar before any data has loaded. */
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
