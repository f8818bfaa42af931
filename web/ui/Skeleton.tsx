import type { ReactElement, ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import styles from '#web/ui/Skeleton.module.css';

/** Holds the place of a line of text, a control or a card. `LoadingRegion` around it says that something loads. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps): ReactElement {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} />;
}

interface SkeletonProps {
  readonly shape?: 'title' | 'line' | 'control' | 'row' | 'card';
  readonly width?: 'full' | 'half' | 'third';
}

/** The true shape of what comes, shown only when it takes longer than a person notices. */
export function LoadingRegion({ children, what }: LoadingRegionProps): ReactElement {
  return (
    <div className={styles.region} aria-busy="true">
      <output className={styles.words}>{uiWords.loading(what)}</output>
      {children}
    </div>
  );
}

interface LoadingRegionProps {
  readonly what: string;
  readonly children: ReactNode;
}
