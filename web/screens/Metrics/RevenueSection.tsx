import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import type { Days } from '#domain/metrics/periodProblems.ts';
import { percentOf } from '#domain/metrics/shares.ts';
import type { TransactionGroup } from '#domain/payment/transactions.ts';
import type { RevenueSection_revenue$key } from '#web/__generated__/RevenueSection_revenue.graphql.ts';
import { transactionsPageWords } from '#web/messages/financeWords.ts';
import { metricsWords } from '#web/messages/metricsWords.ts';
import { Figure } from '#web/screens/Metrics/Figure.tsx';
import { PaymentTypes } from '#web/screens/Metrics/PaymentTypes.tsx';
import { RevenueBars } from '#web/screens/Metrics/RevenueBars.tsx';
import { daysPath, transactionsPath } from '#web/screens/Teams/Finance/financeDays.ts';
import styles from '#web/screens/Metrics/Metrics.module.css';

interface RevenueSectionProps {
  readonly revenue: RevenueSection_revenue$key;
  /** whose lists hold all of it; null where those of no single team do */
  readonly teamSlug: string | null;
  readonly days: Days;
}

/** What came in and went back, with the ways to the lists of it; for whoever may see the transactions. */
export function RevenueSection({ revenue, teamSlug, days }: RevenueSectionProps): ReactElement {
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
        ...RevenueBars_revenue
        ...PaymentTypes_revenue
      }
    `,
    revenue,
  );
  const { collectedCents, renewalCents, refundedCents, disputedCents, bars } = data;
  // without days all are meant on which money came
  const from = days.from ?? bars[0]?.from ?? null;
  const to = days.to ?? bars.at(-1)?.to ?? null;
  const listOf = (group: TransactionGroup): string | null =>
    teamSlug === null || from === null || to === null ? null : daysPath(transactionsPath(teamSlug, group), from, to);
  const [online, byHand] = [listOf('online'), listOf('by_hand')];
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
          links={
            online && byHand
              ? [
                  [transactionsPageWords.online.title, online],
                  [transactionsPageWords.by_hand.title, byHand],
                ]
              : []
          }
        />
        <Figure name={metricsWords.renewal} value={formatUsd(renewalCents)} note={ofAll(renewalCents)} />
        <Figure
          name={metricsWords.refunded}
          value={formatUsd(refundedCents)}
          note={ofAll(refundedCents)}
          path={online}
        />
        <Figure
          name={metricsWords.disputed}
          value={formatUsd(disputedCents)}
          note={ofAll(disputedCents)}
          path={online}
        />
      </ul>
      <div className={styles.charts}>
        <RevenueBars revenue={data} />
        <PaymentTypes revenue={data} />
      </div>
    </section>
  );
}
