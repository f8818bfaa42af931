import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { shellWords } from '#web/messages/shell.ts';
import { Brand } from '#web/parts/shell/Brand.tsx';
import { useMood } from '#web/parts/shell/useMood.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from '#web/parts/shell/Shell.module.css';

interface PublicShellProps {
  readonly children?: ReactNode;
}

/** Around pages that need nobody to be signed in and nothing to be loaded. */
export function PublicShell({ children = <Outlet /> }: PublicShellProps): ReactElement {
  useMood('resident');
  return (
    <div className={styles.page}>
      <SkipLink target="content">{shellWords.skip}</SkipLink>
      <header className={styles.residentBar} data-chrome="">
        <Brand />
      </header>
      <main id="content" className={styles.narrow}>
        {children}
      </main>
      <div className={styles.colonnade} />
    </div>
  );
}
