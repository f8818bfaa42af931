import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import { metricsWords } from '#messages/lists/metricsWords.ts';
import { transactionsPageWords } from '#messages/payment/financeWords.ts';
import type { RevenueSection_revenue$key } from '#web/__generated__/RevenueSection_revenue.graphql.ts';
import { Figure } from '#web/charts/Figure.tsx';
import type { MetricsFilter } from '#web/charts/metricsFilter.ts';
import { PaymentTypeChart } from '#web/screens/Dashboard/PaymentTypeChart.tsx';
import { RevenueChart } from '#web/screens/Dashboard/RevenueChart.tsx';
import {
  revenueDays,
  transactionListPathsOf,
  type RevenueFigure,
} from '#web/screens/Dashboard/transactionListPaths.ts';
import styles from '#web/charts/charts.module.css';

interface RevenueSectionProps {
  readonly revenue: RevenueSection_revenue$key;
  /** team whose lists cover all of it; null if it spans several teams */
  readonly teamSlug: string | null;
  readonly filter: MetricsFilter;
}

/** Revenue and refunds with links to their lists, for people who may see transactions. */
export function RevenueSection({ revenue, teamSlug, filter }: RevenueSectionProps): ReactElement {
  const data = useFragment(
    graphql`
      fragment RevenueSection_revenue on MetricsRevenue {
        collectedCents
        renewalCents
        refundedCents
        disputedCents
        bars {
          from
          to
        }
        ...RevenueChart_revenue
        ...PaymentTypeChart_revenue
      }
    `,
    revenue,
  );
  const { collectedCents, renewalCents, refundedCents, disputedCents, bars } = data;
  const paths = transactionListPathsOf(teamSlug, revenueDays(filter, bars[0]?.from, bars.at(-1)?.to));
  const both = (figure: RevenueFigure) =>
    paths(figure).map(({ group, path }) => [transactionsPageWords[group].title, path] as const);
  const only = (figure: RevenueFigure): string | null => paths(figure)[0]?.path ?? null;
  const ofAll = (cents: number): string => {
    const percent = percentOf(cents, collectedCents);
    return percent === null ? metricsWords.nothingToCompare : metricsWords.ofCollected(percent);
  };
  return (
    <section className={styles.money} aria-labelledby="money">
      <h2 id="money">{metricsWords.money}</h2>
      <ul className={styles.figures}>
        <Figure
          name={metricsWords.collected}
          value={formatUsd(collectedCents)}
          note={metricsWords.beforeRefunds}
          links={both('collected')}
        />
        <Figure
          name={metricsWords.renewal}
          value={formatUsd(renewalCents)}
          note={ofAll(renewalCents)}
          links={both('renewal')}
        />
        <Figure
          name={metricsWords.refunded}
          value={formatUsd(refundedCents)}
          note={ofAll(refundedCents)}
          path={only('refunded')}
        />
        <Figure
          name={metricsWords.disputed}
          value={formatUsd(disputedCents)}
          note={ofAll(disputedCents)}
          path={only('disputed')}
        />
      </ul>
      <div className={styles.charts}>
        <RevenueChart revenue={data} filter={filter} />
        <PaymentTypeChart revenue={data} paths={paths} />
      </div>
    </section>
  );
}
