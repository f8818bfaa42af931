// Most fields are read by paymentView.
/* oxlint-disable relay/unused-fields */
import { lazy, Suspense, useEffect, useRef, useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router';
import { formatUsd } from '#domain/kernel/money.ts';
import { hasReceipt } from '#domain/payment/chargeStatus.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import type { PaymentStep_step$key } from '#web/__generated__/PaymentStep_step.graphql.ts';
import { receiptPath } from '#web/parts/receiptPaths.ts';
import { AmountDue } from '#web/screens/Submission/steps/paying/AmountDue.tsx';
import { BankVerification } from '#web/screens/Submission/steps/paying/BankVerification.tsx';
import { CashAndCheckInstructions } from '#web/screens/Submission/steps/paying/CashAndCheckInstructions.tsx';
import { ReceivedByHand } from '#web/screens/Submission/steps/paying/ReceivedByHand.tsx';
import { WaysToPay } from '#web/screens/Submission/steps/paying/WaysToPay.tsx';
import { isPaymentPending } from '#web/screens/Submission/steps/paymentText.ts';
import { paymentView } from '#web/screens/Submission/steps/paymentView.ts';
import { RefundPayment } from '#web/screens/Submission/steps/refunds/RefundPayment.tsx';
import { RefundRequest } from '#web/screens/Submission/steps/refunds/RefundRequest.tsx';
import { RefundsMade } from '#web/screens/Submission/steps/refunds/RefundsMade.tsx';
import { useAnnouncePayment } from '#web/screens/Submission/steps/useAnnouncePayment.ts';
import { useRefreshPayment } from '#web/screens/Submission/steps/useRefreshPayment.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Card } from '#web/ui/Card.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';
import { Refusal } from '#web/ui/Refusal.tsx';
import { StatusTag } from '#web/ui/StatusTag.tsx';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

/** Polls while a confirmation is pending; it usually arrives right away. Later updates come through the subscription. */
const refreshMs = 2_000;

// Lazy: only for staff.
const Counter = lazy(async () => ({
  default: (await import('#web/screens/Submission/steps/cashPayment/StaffPaymentActions.tsx')).StaffPaymentActions,
}));

/** Amount due, payments so far, and payment methods. */
export function PaymentStep({ step }: { readonly step: PaymentStep_step$key }): ReactElement | null {
  const {
    completedAt,
    payment,
    step: ofForm,
  } = useFragment(
    graphql`
      fragment PaymentStep_step on ActiveStep {
        completedAt
        step {
          ...CashAndCheckInstructions_step
        }
        payment {
          id
          status
          amountCents
          isCalculable
          isGivenBack
          isOwn
          outstandingCents
          waivedBy
          receivedCents
          receivedByHandCents
          acceptedMethods
          availableActions
          verification {
            url
          }
          quote(paymentType: card) {
            ...AmountDue_quote
          }
          charges {
            id
            amountCents
            method
            status
            confirmationNumber
            failureMessage
            ...RefundPayment_charge
            ...RefundRequest_charge
            ...RefundsMade_charge
          }
          ...WaysToPay_payment
          ...ReceivedByHand_payment
          ...StaffPaymentActions_payment
        }
      }
    `,
    step,
  );
  const refresh = useRefreshPayment();
  const isWaiting = payment != null && isPaymentPending(payment);
  const id = payment?.id;
  useAnnouncePayment(payment ?? null);
  useEffect(() => {
    // Back from 3-D Secure at the bank: ask the server how it ended.
    const isBack = new URLSearchParams(location.search).has('redirect_status');
    if (!id || (!isWaiting && !isBack)) return;
    void refresh({ input: { paymentId: id } });
    const timer = isWaiting ? setInterval(() => void refresh({ input: { paymentId: id } }), refreshMs) : undefined;
    return () => clearInterval(timer);
  }, [id, isWaiting, refresh]);
  const [isPaidOnceMore, setPaidOnceMore] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const status = payment?.status;
  const before = useRef(status);
  useEffect(() => {
    // The focused element may have been removed with the form. Don't take focus from elsewhere.
    const isLost = document.activeElement === document.body;
    if (isLost && before.current !== undefined && before.current !== status) place.current?.focus();
    before.current = status;
  }, [status]);
  if (!payment) return null;
  const isBackWithout = new URLSearchParams(location.search).get('redirect_status') === 'failed';
  const { quote, verification } = payment;
  const view = paymentView(payment, { isCompleted: completedAt !== null, isPaidOnceMore });
  const { due } = view;
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      <Card title={view.title}>
        {view.isVerifiable && verification && <BankVerification url={verification.url ?? null} />}
        {view.isRefunded && (
          <>
            <p>{paymentWords.refundedText}</p>
            {view.offersPayingOnceMore && (
              <div>
                <Button variant="quiet" onPress={() => setPaidOnceMore(true)}>
                  {paymentWords.payOnceMore}
                </Button>
              </div>
            )}
          </>
        )}
        {due && (
          <>
            {due.received !== null && <p>{due.received}</p>}
            {due.isCalculatedLater && <p>{paymentWords.calculatedLater}</p>}
            <Refusal sentence={isBackWithout ? paymentWords.notConfirmed : null} />
            {due.notOnline !== null && <Alert tone="info">{due.notOnline}</Alert>}
            {due.canPay ? (
              <WaysToPay payment={payment} step={ofForm} />
            ) : (
              <>
                {quote && <AmountDue quote={quote} />}
                {due.isUnavailable && <Alert tone="info">{paymentWords.unavailable}</Alert>}
                <CashAndCheckInstructions step={ofForm} ways={due.officeWays} />
              </>
            )}
          </>
        )}
        {view.outcome !== null && <p>{view.outcome}</p>}
        {view.isStaffView && (
          <Suspense fallback={<FormSkeleton fields={1} />}>
            <Counter payment={payment} isRefunded={view.isRefunded} />
          </Suspense>
        )}
        {!view.isStaffView && <ReceivedByHand payment={payment} />}
        {view.charges.length > 0 && (
          <ul className={styles.charges} aria-label={paymentWords.history}>
            {view.charges.map(({ charge, note, advice }) => (
              <li key={charge.id} className={styles.charge}>
                <span>{formatUsd(charge.amountCents)}</span>
                <StatusTag kind="charge" status={charge.status} />
                {note}
                {hasReceipt(charge.status) && (
                  <Link
                    to={receiptPath(payment.id, charge.confirmationNumber)}
                    aria-label={paymentWords.receiptOf(formatUsd(charge.amountCents))}
                  >
                    {paymentWords.receipt}
                  </Link>
                )}
                {charge.failureMessage}
                {advice !== null && <span>{advice}</span>}
                <RefundsMade charge={charge} />
                <RefundPayment charge={charge} />
                <RefundRequest charge={charge} />
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
