import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import type {
  RevenueBars_revenue$data,
  RevenueBars_revenue$key,
} from '#web/__generated__/RevenueBars_revenue.graphql.ts';
import { metricsWords } from '#web/messages/metricsWords.ts';
import { barWords } from '#web/screens/Metrics/barWords.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import type { Column } from '#web/ui/Table.tsx';
import styles from '#web/screens/Metrics/Metrics.module.css';

type Bar = RevenueBars_revenue$data['bars'][number];

const nameOf = ({ unit, from }: Bar): string => barWords(unit as BarUnit, from, 'long');

const columns: readonly Column<Bar>[] = [
  { id: 'when', title: metricsWords.when, cell: nameOf },
  {
    id: 'amount',
    size: 'm',
    title: metricsWords.amount,
    isNumber: true,
    cell: ({ collectedCents }) => formatUsd(collectedCents),
  },
];

/** Of the height of the chart: the rest is for the amount above the highest. */
const mostPercent = 88;

/** When money came: the highest bar has its amount, the ends have their time. */
export function RevenueBars({ revenue }: { readonly revenue: RevenueBars_revenue$key }): ReactElement {
  const { bars } = useFragment(
    graphql`
      fragment RevenueBars_revenue on MetricsRevenue {
        bars {
          unit
          from
          collectedCents
        }
      }
    `,
    revenue,
  );
  const highest = bars.reduce<Bar | null>(
    (best, bar) => (bar.collectedCents > (best?.collectedCents ?? 0) ? bar : best),
    null,
  );
  const step = 100 / Math.max(bars.length, 1);
  const said = highest?.unit === 'day' ? metricsWords.mostCameOn : metricsWords.mostCame;
  const ends = [
    bars[0],
    bars.length > 2 ? bars[Math.floor(bars.length / 2)] : undefined,
    bars.length > 1 ? bars.at(-1) : undefined,
  ];
  return (
    <ChartCard
      title={metricsWords.revenue}
      finding={highest ? said(nameOf(highest), formatUsd(highest.collectedCents)) : metricsWords.noMoney}
      columns={columns}
      rows={highest ? bars : []}
      keyOf={({ from }) => from}
    >
      {highest && (
        <div className={styles.columns}>
          <svg aria-hidden="true" focusable="false">
            <line x1="0" x2="100%" y1="100%" y2="100%" />
            {bars.map((bar, place) => {
              const height = (bar.collectedCents / highest.collectedCents) * mostPercent;
              return (
                <rect
                  key={bar.from}
                  data-series="1"
                  x={`${place * step + step * 0.12}%`}
                  y={`${100 - height}%`}
                  width={`${step * 0.76}%`}
                  height={`${height}%`}
                  rx="2"
                >
                  <title>{`${nameOf(bar)}: ${formatUsd(bar.collectedCents)}`}</title>
                </rect>
              );
            })}
          </svg>
          <div className={styles.ends} aria-hidden="true">
            {ends.map((bar) => bar && <span key={bar.from}>{barWords(bar.unit as BarUnit, bar.from, 'short')}</span>)}
          </div>
        </div>
      )}
    </ChartCard>
  );
}
