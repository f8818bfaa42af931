import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import type {
  PaymentLedger_payment$data,
  PaymentLedger_payment$key,
} from '#web/__generated__/PaymentLedger_payment.graphql.ts';
import { browserTimeZone } from '#web/parts/browserTimeZone.ts';
import { printedReceiptPath } from '#web/parts/receiptPaths.ts';
import { RelativeTime } from '#web/parts/RelativeTime.tsx';
import { RemovePaymentDialog } from '#web/screens/Submission/steps/cashPayment/RemovePaymentDialog.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import styles from '#web/screens/Submission/steps/cashPayment/StaffPaymentActions.module.css';

type Handed = PaymentLedger_payment$data['receivedByHand'][number];

const nameOf = ({ method, checkNumber }: Handed): string =>
  method === 'check' ? cashPaymentWords.check(checkNumber ?? null) : cashPaymentWords.cash;

/** Account of a payment: amount, each entry, and balance. */
export function PaymentLedger({ payment }: { readonly payment: PaymentLedger_payment$key }): ReactElement | null {
  const data = useFragment(
    graphql`
      fragment PaymentLedger_payment on Payment {
        id
        mode
        status
        amountCents
        outstandingCents
        receivedCents
        receivedByHandCents
        availableActions
        receivedByHand {
          id
          receiptNumber
          method
          amountCents
          checkNumber
          receivedAt
          receivedBy
        }
      }
    `,
    payment,
  );
  const { mode, status, amountCents, outstandingCents, receivedCents, receivedByHandCents, receivedByHand } = data;
  const [removing, setRemoving] = useState<Handed | null>(null);
  const mayRemove = data.availableActions.includes('removePayment');
  const onlineCents = receivedCents - receivedByHandCents;
  // Until something is paid, the amount above says it all.
  const isAllOwed = status === 'due' && receivedCents === 0 && typeof amountCents === 'number';
  if (isAllOwed) return null;
  const unknown = mode === 'payerDetermined' ? cashPaymentWords.payerDecides : cashPaymentWords.notCalculated;
  return (
    <>
      <ul className={styles.lines} aria-label={cashPaymentWords.lines}>
        <li className={styles.line}>
          <span>{cashPaymentWords.askedFor}</span>
          <span className={styles.sum}>{typeof amountCents === 'number' ? formatUsd(amountCents) : unknown}</span>
        </li>
        {receivedByHand.map((handed) => (
          <li key={handed.id} className={styles.line}>
            <span>
              {nameOf(handed)}
              <span className={styles.note}>
                {handed.receivedBy && `${cashPaymentWords.receivedBy(handed.receivedBy)}, `}
                <RelativeTime at={handed.receivedAt} timeZone={browserTimeZone()} />
              </span>
            </span>
            <span className={styles.lineActions}>
              <ButtonLink
                variant="quiet"
                icon="print"
                to={printedReceiptPath(data.id, handed.receiptNumber)}
                label={cashPaymentWords.printReceiptOf(nameOf(handed), formatUsd(handed.amountCents))}
              >
                {cashPaymentWords.printReceipt}
              </ButtonLink>
              {mayRemove && (
                <Button
                  variant="quiet"
                  label={cashPaymentWords.removeOf(nameOf(handed), formatUsd(handed.amountCents))}
                  onPress={() => setRemoving(handed)}
                >
                  {cashPaymentWords.remove}
                </Button>
              )}
            </span>
            <span className={styles.sum}>{cashPaymentWords.minus(formatUsd(handed.amountCents))}</span>
          </li>
        ))}
        {onlineCents > 0 && (
          <li className={styles.line}>
            <span>{cashPaymentWords.online}</span>
            <span className={styles.sum}>{cashPaymentWords.minus(formatUsd(onlineCents))}</span>
          </li>
        )}
        <li className={styles.line} data-total="">
          {typeof outstandingCents === 'number' ? (
            <>
              <span>{status === 'waived' ? cashPaymentWords.waived : cashPaymentWords.owed}</span>
              <span className={styles.sum}>{formatUsd(status === 'waived' ? 0 : outstandingCents)}</span>
            </>
          ) : (
            <>
              <span>{cashPaymentWords.received}</span>
              <span className={styles.sum}>{formatUsd(receivedCents)}</span>
            </>
          )}
        </li>
      </ul>
      {removing !== null && (
        <RemovePaymentDialog
          paymentId={data.id}
          entryId={removing.id}
          by={removing.method === 'check' ? 'check' : 'cash'}
          amountCents={removing.amountCents}
          onClose={() => setRemoving(null)}
        />
      )}
    </>
  );
}
