import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import type { RevenueSection_revenue$key } from '#web/__generated__/RevenueSection_revenue.graphql.ts';
import { metricsWords } from '#web/messages/metricsWords.ts';
import { Figure } from '#web/screens/Metrics/Figure.tsx';
import { PaymentTypes } from '#web/screens/Metrics/PaymentTypes.tsx';
import { RevenueBars } from '#web/screens/Metrics/RevenueBars.tsx';
import styles from '#web/screens/Metrics/Metrics.module.css';

/** What came in and went back; for whoever may see the transactions. */
export function RevenueSection({ revenue }: { readonly revenue: RevenueSection_revenue$key }): ReactElement {
  const data = useFragment(
    graphql`
      fragment RevenueSection_revenue on MetricsRevenue {
        collectedCents
        renewalCents
        refundedCents
        disputedCents
        ...RevenueBars_revenue
        ...PaymentTypes_revenue
      }
    `,
    revenue,
  );
  const { collectedCents, renewalCents, refundedCents, disputedCents } = data;
  const ofAll = (cents: number): string => {
    const percent = percentOf(cents, collectedCents);
    return percent === null ? metricsWords.nothingToCompare : metricsWords.ofCollected(percent);
  };
  return (
    <section className={styles.money} aria-labelledby="money">
      <h2 id="money">{metricsWords.money}</h2>
      <ul className={styles.figures}>
        <Figure name={metricsWords.collected} value={formatUsd(collectedCents)} note={metricsWords.beforeRefunds} />
        <Figure name={metricsWords.renewal} value={formatUsd(renewalCents)} note={ofAll(renewalCents)} />
        <Figure name={metricsWords.refunded} value={formatUsd(refundedCents)} note={ofAll(refundedCents)} />
        <Figure name={metricsWords.disputed} value={formatUsd(disputedCents)} note={ofAll(disputedCents)} />
      </ul>
      <div className={styles.charts}>
        <RevenueBars revenue={data} />
        <PaymentTypes revenue={data} />
      </div>
    </section>
  );
}
