import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import type { PaymentTypeChart_revenue$key } from '#web/__generated__/PaymentTypeChart_revenue.graphql.ts';
import { ChartCard } from '#web/charts/ChartCard.tsx';
import { RankedBarChart } from '#web/charts/RankedBarChart.tsx';
import type { TransactionListPaths } from '#web/screens/Dashboard/transactionListPaths.ts';
import type { Column } from '#web/ui/Table.tsx';

type Way = 'card' | 'ach' | 'check' | 'cash';

interface Row {
  readonly type: Way;
  readonly name: string;
  readonly cents: number;
  readonly path: string | null;
}

const columns: readonly Column<Row>[] = [
  {
    id: 'way',
    title: metricsWords.way,
    cell: ({ name, path }) => (path === null ? name : <Link to={path}>{name}</Link>),
  },
  { id: 'amount', size: 'm', title: metricsWords.amount, isNumber: true, cell: ({ cents }) => formatUsd(cents) },
];

const names = { card: metricsWords.card, ach: metricsWords.ach, check: metricsWords.check, cash: metricsWords.cash };
const isAlwaysShown = (type: string): boolean => type === 'card' || type === 'ach';

interface PaymentTypesProps {
  readonly revenue: PaymentTypeChart_revenue$key;
  readonly paths: TransactionListPaths;
}

/** Revenue by payment type, each linked to its list. Cash and checks are listed only if there are any. */
export function PaymentTypeChart({ revenue, paths }: PaymentTypesProps): ReactElement {
  const { byType, collectedCents } = useFragment(
    graphql`
      fragment PaymentTypeChart_revenue on MetricsRevenue {
        collectedCents
        byType {
          type
          collectedCents
        }
      }
    `,
    revenue,
  );
  const rows: readonly Row[] = byType
    .filter(({ type, collectedCents: cents }) => isAlwaysShown(type) || cents !== 0)
    .map(({ type, collectedCents: cents }) => {
      const way = type as Way;
      return { type: way, name: names[way], cents, path: paths(way)[0]?.path ?? null };
    });
  const most = rows.reduce<Row | null>((best, row) => (row.cents > (best?.cents ?? 0) ? row : best), null);
  const percent = most && percentOf(most.cents, collectedCents);
  return (
    <ChartCard
      title={metricsWords.ways}
      finding={most && percent !== null ? metricsWords.mostPaidBy(most.name, percent) : metricsWords.noMoney}
      columns={columns}
      rows={most ? rows : []}
      keyOf={({ type }) => type}
    >
      <RankedBarChart
        bars={rows.map(({ type, name, cents, path }) => ({
          ...{ key: type, name, value: cents, path },
          words: formatUsd(cents),
        }))}
      />
    </ChartCard>
  );
}
