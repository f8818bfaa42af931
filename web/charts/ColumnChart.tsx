import { Fragment, type ReactElement } from 'react';
import { Link } from 'react-router';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import { barLabel } from '#web/charts/barLabel.ts';
import styles from '#web/charts/charts.module.css';

interface ColumnBarsProps {
  readonly bars: readonly {
    readonly unit: BarUnit;
    readonly from: string;
    readonly value: number;
    readonly words: string;
    /** link for clicks; the table has the same links for keyboard and screen reader users */
    readonly path?: string | null;
  }[];
}

/** Height of the highest bar, in percent of the chart. */
const mostPercent = 88;

/** A time series as columns, with labels at both ends and in the middle. */
export function ColumnChart({ bars }: ColumnBarsProps): ReactElement {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  const step = 100 / Math.max(bars.length, 1);
  const ends = [
    bars[0],
    bars.length > 2 ? bars[Math.floor(bars.length / 2)] : undefined,
    bars.length > 1 ? bars.at(-1) : undefined,
  ];
  return (
    <div className={styles.columns}>
      <svg aria-hidden="true" focusable="false">
        <line x1="0" x2="100%" y1="100%" y2="100%" />
        {bars.map(({ from, value, words, path = null }, place) => {
          const height = (value / highest) * mostPercent;
          const bar = (
            <rect
              data-series="1"
              x={`${place * step + step * 0.12}%`}
              y={`${100 - height}%`}
              width={`${step * 0.76}%`}
              height={`${height}%`}
              rx="2"
            >
              <title>{words}</title>
            </rect>
          );
          return path === null ? (
            <Fragment key={from}>{bar}</Fragment>
          ) : (
            <Link key={from} to={path} tabIndex={-1}>
              {bar}
            </Link>
          );
        })}
      </svg>
      <div className={styles.axisLabels} aria-hidden="true">
        {ends.map((bar) => bar && <span key={bar.from}>{barLabel(bar.unit, bar.from, 'short')}</span>)}
      </div>
    </div>
  );
}
