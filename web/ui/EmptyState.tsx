import type { ReactElement, ReactNode } from 'react';
import drawings from './drawings.svg?no-inline';
import styles from '#web/ui/EmptyState.module.css';

type DrawingName = 'people' | 'key' | 'paper' | 'lens' | 'gate' | 'scales';

interface EmptyStateProps {
  readonly drawing: DrawingName;
  readonly title: string;
  /** why it is empty, in a sentence or two */
  readonly children: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ drawing, title, children, action }: EmptyStateProps): ReactElement {
  return (
    <div className={styles.empty}>
      <svg className={styles.drawing} viewBox="0 0 96 72" aria-hidden="true" focusable="false">
        <use href={`${drawings}#${drawing}`} />
      </svg>
      <h2>{title}</h2>
      <div className={styles.words}>{children}</div>
      {action}
    </div>
  );
}
