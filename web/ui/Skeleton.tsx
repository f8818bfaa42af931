import type { ReactElement, ReactNode } from 'react';
import { uiWords } from '#messages/shell/uiWords.ts';
import styles from '#web/ui/Skeleton.module.css';

/** Placeholder for text, a control, or a card. Wrap it in `LoadingRegion`, which announces the loading. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps): ReactElement {
  return <span className={styles.skeleton} data-shape={shape} data-width={width} />;
}

interface SkeletonProps {
  readonly shape?: 'title' | 'line' | 'control' | 'row' | 'card';
  readonly width?: 'full' | 'half' | 'third';
}

/** Skeletons in the shape of the content, shown only if loading takes noticeably long. */
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
