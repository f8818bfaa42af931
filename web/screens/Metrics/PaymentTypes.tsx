import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import type { PaymentTypes_revenue$key } from '#web/__generated__/PaymentTypes_revenue.graphql.ts';
import { metricsWords } from '#web/messages/metricsWords.ts';
import { ChartCard } from '#web/screens/Metrics/ChartCard.tsx';
import { RankedBars } from '#web/screens/Metrics/RankedBars.tsx';
import type { Column } from '#web/ui/Table.tsx';

interface Row {
  readonly type: string;
  readonly name: string;
  readonly cents: number;
}

const columns: readonly Column<Row>[] = [
  { id: 'way', title: metricsWords.way, cell: ({ name }) => name },
  { id: 'amount', size: 'm', title: metricsWords.amount, isNumber: true, cell: ({ cents }) => formatUsd(cents) },
];

const names = { card: metricsWords.card, ach: metricsWords.ach, check: metricsWords.check, cash: metricsWords.cash };
const isAlwaysShown = (type: string): boolean => type === 'card' || type === 'ach';

/** How money came. What came by hand is named only where there is some. */
export function PaymentTypes({ revenue }: { readonly revenue: PaymentTypes_revenue$key }): ReactElement {
  const { byType, collectedCents } = useFragment(
    graphql`
      fragment PaymentTypes_revenue on MetricsRevenue {
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
    .map(({ type, collectedCents: cents }) => ({ type, name: names[type as keyof typeof names], cents }));
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
      <RankedBars
        bars={rows.map(({ type, name, cents }) => ({ key: type, name, value: cents, words: formatUsd(cents) }))}
      />
    </ChartCard>
  );
}
