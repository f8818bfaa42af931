import type { ReactElement } from 'react';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

export interface Price {
  readonly amountCents: number;
  readonly totalCents: number;
  /** shown if the payer covers the fees */
  readonly showsFees: boolean;
}

export function AmountLines({ amountCents, totalCents, showsFees }: Price): ReactElement {
  return (
    <>
      <p className={styles.amount}>{formatUsd(totalCents)}</p>
      {showsFees && <p>{paymentWords.fees(formatUsd(amountCents), formatUsd(totalCents - amountCents))}</p>}
    </>
  );
}
