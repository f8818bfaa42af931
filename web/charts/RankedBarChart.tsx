import type { ReactElement } from 'react';
import { Link } from 'react-router';
import styles from '#web/charts/charts.module.css';

interface RankedBarsProps {
  readonly bars: readonly {
    readonly key: string;
    readonly name: string;
    readonly value: number;
    readonly words: string;
    /** list of what it counts; null if there is none */
    readonly path?: string | null;
  }[];
  /** the value of a full bar; otherwise, the largest one is full */
  readonly whole?: number;
}

/** Horizontal bars, one per line with its label above. */
export function RankedBarChart({ bars, whole }: RankedBarsProps): ReactElement {
  const full = whole ?? Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={styles.rankedBars}>
      {bars.map(({ key, name, value, words, path = null }) => (
        <li key={key}>
          {path === null ? <span>{name}</span> : <Link to={path}>{name}</Link>}
          <span className={styles.number}>{words}</span>
          <svg className={styles.bar} aria-hidden="true" focusable="false">
            <rect className={styles.track} width="100%" height="100%" rx="4" />
            <rect data-series="1" width={`${Math.max(0, Math.min(1, value / full) * 100)}%`} height="100%" rx="4" />
          </svg>
        </li>
      ))}
    </ol>
  );
}
