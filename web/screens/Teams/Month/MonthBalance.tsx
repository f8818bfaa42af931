import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { monthWords } from '#messages/payment/monthWords.ts';
import type { MonthBalance_report$key } from '#web/__generated__/MonthBalance_report.graphql.ts';
import { Card } from '#web/ui/Card.tsx';
import styles from '#web/screens/Teams/Month/Month.module.css';

/** Opening balance, changes, and closing balance. */
export function MonthBalance({ report }: { readonly report: MonthBalance_report$key }): ReactElement {
  const { openingCents, online, paidOutCents, closingCents, byHandCents } = useFragment(
    graphql`
      fragment MonthBalance_report on MonthReport {
        openingCents
        online {
          collectedCents
          refundedCents
          disputedCents
          providerFeeCents
          platformFeeCents
        }
        paidOutCents
        closingCents
        byHandCents
      }
    `,
    report,
  );
  const { parts } = monthWords;
  const lines: readonly (readonly [string, number])[] = [
    [monthWords.opening, openingCents],
    [parts.collected, online.collectedCents],
    [parts.refunded, minus(online.refundedCents)],
    [parts.disputed, minus(online.disputedCents)],
    [parts.providerFee, minus(online.providerFeeCents)],
    [parts.platformFee, minus(online.platformFeeCents)],
    [monthWords.paidOut, minus(paidOutCents)],
    [monthWords.closing, closingCents],
  ];
  return (
    <Card title={monthWords.balance}>
      <p className={styles.soft}>{monthWords.balanceNote}</p>
      <dl className={styles.lines}>
        {lines.map(([name, cents], place) => (
          <div key={name} className={styles.line} data-sum={place === 0 || place === lines.length - 1 || undefined}>
            <dt>{name}</dt>
            <dd>{formatUsd(cents)}</dd>
          </div>
        ))}
      </dl>
      {byHandCents > 0 && <p>{monthWords.handedNote(formatUsd(byHandCents))}</p>}
    </Card>
  );
}

/** Negates without producing -0. */
const minus = (cents: number): number => (cents === 0 ? 0 : -cents);
