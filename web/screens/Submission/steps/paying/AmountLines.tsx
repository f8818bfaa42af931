import type { ReactElement } from 'react';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

export interface Price {
  readonly amountCents: number;
  readonly totalCents: number;
  /** the payer bears the fees, and so sees them */
  readonly showsFees: boolean;
}

/** What a payer is asked for, and what of it are fees. */
export function AmountLines({ amountCents, totalCents, showsFees }: Price): ReactElement {
  return (
    <>
      <p className={styles.amount}>{formatUsd(totalCents)}</p>
      {showsFees && <p>{paymentWords.fees(formatUsd(amountCents), formatUsd(totalCents - amountCents))}</p>}
    </>
  );
}
