import type { ReactElement } from 'react';
import styles from '#web/ui/ProgressBar.module.css';

interface ProgressBarProps {
  readonly label: string;
  readonly percent: number;
}

export function ProgressBar({ label, percent }: ProgressBarProps): ReactElement {
  return (
    <div className={styles.progress}>
      <span aria-hidden="true">{label}</span>
      <progress className={styles.bar} aria-label={label} max={100} value={percent} />
    </div>
  );
}
