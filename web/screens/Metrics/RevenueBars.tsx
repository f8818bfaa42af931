import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import type { BarUnit } from '#domain/metrics/revenueBars.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type {
  RevenueBars_revenue$data,
  RevenueBars_revenue$key,
} from '#web/__generated__/RevenueBars_revenue.graphql.ts';
import { barWords } from '#web/screens/Metrics/barWords.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import { ColumnBars } from '#web/screens/Metrics/ColumnBars.tsx';
import { filterPath, type MetricsFilter } from '#web/screens/Metrics/metricsFilter.ts';
import type { Column } from '#web/ui/Table.tsx';

type Bar = RevenueBars_revenue$data['bars'][number];

const nameOf = ({ unit, from }: Bar): string => barWords(unit as BarUnit, from, 'long');

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
  readonly revenue: RevenueBars_revenue$key;
  readonly filter: MetricsFilter;
}

/**
 * Revenue over time, labeled with the highest amount and both end dates. Table rows link to the figures of their
 * days.
 */
export function RevenueBars({ revenue, filter }: RevenueBarsProps): ReactElement {
  const { bars } = useFragment(
    graphql`
      fragment RevenueBars_revenue on MetricsRevenue {
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
  const pathOf = (bar: Bar): string => filterPath({ ...filter, from: bar.from, to: bar.to });
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
        <ColumnBars
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
