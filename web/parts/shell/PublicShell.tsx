import type { ReactElement, ReactNode } from 'react';
import { Outlet } from 'react-router';
import { shellWords } from '#messages/shell/shellWords.ts';
import { Brand } from '#web/parts/shell/Brand.tsx';
import { ProductFooter } from '#web/parts/shell/ProductFooter.tsx';
import { useAudienceStyle } from '#web/parts/shell/useAudienceStyle.ts';
import { SkipLink } from '#web/ui/SkipLink.tsx';
import styles from '#web/parts/shell/Shell.module.css';

interface PublicShellProps {
  readonly children?: ReactNode;
  /** beside the product's name */
  readonly nav?: ReactNode;
  readonly isWide?: boolean;
}

/** Around pages that need neither sign-in nor data. */
export function PublicShell({ children = <Outlet />, nav, isWide = false }: PublicShellProps): ReactElement {
  useAudienceStyle('resident');
  return (
    <div className={styles.page}>
      <header className={styles.residentBar} data-sticky={nav ? '' : undefined} data-chrome="">
        <SkipLink target="content">{shellWords.skip}</SkipLink>
        <Brand />
        {nav}
      </header>
      <main id="content" className={isWide ? styles.wide : styles.narrow}>
        {children}
      </main>
      <div className={styles.end}>
        <ProductFooter />
        <div className={styles.colonnade} />
      </div>
    </div>
  );
}
