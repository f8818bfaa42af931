import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type {
  RevenueChart_revenue$data,
  RevenueChart_revenue$key,
} from '#web/__generated__/RevenueChart_revenue.graphql.ts';
import { barLabel } from '#web/charts/barLabel.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { ColumnChart } from '#web/charts/ColumnChart.tsx';
import { metricsPath, type MetricsFilter } from '#web/charts/metricsFilter.ts';
import type { Column } from '#web/ui/Table.tsx';

type Bar = RevenueChart_revenue$data['bars'][number];

const nameOf = ({ unit, from }: Bar): string => barLabel(unit as BarUnit, from, 'long');

const columnsOf = (pathOf: (bar: Bar) => string): readonly Column<Bar>[] => [
  {
    id: 'when',
    title: metricsWords.when,
    cell: (bar) => <Link to={pathOf(bar)}>{nameOf(bar)}</Link>,
  },
  {
    id: 'amount',
    size: 'm',
    title: metricsWords.amount,
    isNumber: true,
    cell: ({ collectedCents }) => formatUsd(collectedCents),
  },
];

interface RevenueBarsProps {
  readonly revenue: RevenueChart_revenue$key;
  readonly filter: MetricsFilter;
}

/**
 * Revenue over time, labeled with the highest amount and both end dates. Table rows link to the figures of their
 * days.
 */
export function RevenueChart({ revenue, filter }: RevenueBarsProps): ReactElement {
  const { bars } = useFragment(
    graphql`
      fragment RevenueChart_revenue on MetricsRevenue {
        bars {
          unit
          from
          to
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
  const pathOf = (bar: Bar): string => metricsPath({ ...filter, from: bar.from, to: bar.to });
  const said = highest?.unit === 'day' ? metricsWords.mostCameOn : metricsWords.mostCame;
  return (
    <ChartCard
      title={metricsWords.revenue}
      finding={highest ? said(nameOf(highest), formatUsd(highest.collectedCents)) : metricsWords.noMoney}
      columns={columnsOf(pathOf)}
      rows={highest ? bars : []}
      keyOf={({ from }) => from}
    >
      {highest && (
        <ColumnChart
          bars={bars.map((bar) => ({
            ...{ unit: bar.unit as BarUnit, from: bar.from, value: bar.collectedCents },
            path: pathOf(bar),
            words: `${nameOf(bar)}: ${formatUsd(bar.collectedCents)}`,
          }))}
        />
      )}
    </ChartCard>
  );
}
