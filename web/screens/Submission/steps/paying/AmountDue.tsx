import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import type { AmountDue_quote$key } from '#web/__generated__/AmountDue_quote.graphql.ts';
import { paymentWords } from '#web/messages/payments.ts';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

export function AmountDue({ quote }: { readonly quote: AmountDue_quote$key }): ReactElement {
  const { amountCents, totalCents, showsFees } = useFragment(
    graphql`
      fragment AmountDue_quote on PaymentQuote {
        amountCents
        totalCents
        showsFees
      }
    `,
    quote,
  );
  return (
    <>
      <p className={styles.amount}>{formatUsd(totalCents)}</p>
      {showsFees && <p>{paymentWords.fees(formatUsd(amountCents), formatUsd(totalCents - amountCents))}</p>}
    </>
  );
}
