import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { ReceivedByHand_payment$key } from '#web/__generated__/ReceivedByHand_payment.graphql.ts';
import { receiptPath } from '#web/parts/receiptPaths.ts';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

/** Cash and checks that the payer brought, with their receipts. */
export function ReceivedByHand({ payment }: { readonly payment: ReceivedByHand_payment$key }): ReactElement | null {
  const { id, receivedByHand } = useFragment(
    graphql`
      fragment ReceivedByHand_payment on Payment {
        id
        receivedByHand {
          receiptNumber
          method
          amountCents
        }
      }
    `,
    payment,
  );
  if (receivedByHand.length === 0) return null;
  return (
    <ul className={styles.charges} aria-label={paymentWords.receivedByHand}>
      {receivedByHand.map(({ receiptNumber, method, amountCents }) => (
        <li key={receiptNumber} className={styles.charge}>
          <span>{formatUsd(amountCents)}</span>
          {method === 'check' ? paymentWords.types.check.label : paymentWords.types.cash.label}
          <Link to={receiptPath(id, receiptNumber)} aria-label={paymentWords.receiptOf(formatUsd(amountCents))}>
            {paymentWords.receipt}
          </Link>
        </li>
      ))}
    </ul>
  );
}
