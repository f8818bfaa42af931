import type { ReactElement } from 'react';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import styles from '#web/parts/shell/TownShell.module.css';

/** Renders the bar before the team's name is known. */
export function TownShellSkeleton({ fields }: { readonly fields: number }): ReactElement {
  return (
    <div className={styles.page} aria-busy="true">
      <header className={styles.bar} data-chrome="" />
      <main className={styles.column}>
        <FormSkeleton fields={fields} />
      </main>
    </div>
  );
}
