import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import type { StaffPaymentActions_payment$key } from '#web/__generated__/StaffPaymentActions_payment.graphql.ts';
import { OnlinePaymentsOff } from '#web/screens/Submission/steps/cashPayment/OnlinePaymentsOff.tsx';
import { PaymentLedger } from '#web/screens/Submission/steps/cashPayment/PaymentLedger.tsx';
import { PhoneCardPayment } from '#web/screens/Submission/steps/cashPayment/PhoneCardPayment.tsx';
import {
  ReceivePaymentDialog,
  type CashOrCheck,
} from '#web/screens/Submission/steps/cashPayment/ReceivePaymentDialog.tsx';
import { UnwaivePaymentButton } from '#web/screens/Submission/steps/cashPayment/UnwaivePaymentButton.tsx';
import { WaivePaymentDialog } from '#web/screens/Submission/steps/cashPayment/WaivePaymentDialog.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/steps/cashPayment/StaffPaymentActions.module.css';

interface CounterProps {
  readonly payment: StaffPaymentActions_payment$key;
  /** no longer owed */
  readonly isRefunded: boolean;
}

/** Staff's view of a payment: they record what happened, and see the payer's form only on demand. */
export function StaffPaymentActions({ payment: key, isRefunded }: CounterProps): ReactElement {
  const payment = useFragment(
    graphql`
      fragment StaffPaymentActions_payment on Payment {
        id
        status
        outstandingCents
        paymentMethod
        beingPaidBy
        availableActions
        team {
          ...OnlinePaymentsOff_team
        }
        ...PaymentLedger_payment
        ...PhoneCardPayment_payment
      }
    `,
    key,
  );
  const { id, status, paymentMethod, beingPaidBy, availableActions, team } = payment;
  const outstanding = payment.outstandingCents ?? null;
  const [receiving, setReceiving] = useState<CashOrCheck | null>(null);
  const [isByCard, setByCard] = useState(false);
  const [isWaiving, setWaiving] = useState(false);
  const meant = paymentMethod === 'cash' || paymentMethod === 'check' ? paymentMethod : null;
  const receives = availableActions.includes('receivePayment');
  return (
    <>
      {status === 'due' && (
        <>
          {outstanding !== null && !isRefunded && <p className={styles.amount}>{formatUsd(outstanding)}</p>}
          <OnlinePaymentsOff team={team} />
          {meant !== null && <Alert tone="info">{cashPaymentWords.meansToPay[meant]}</Alert>}
          {beingPaidBy && <Alert tone="warning">{cashPaymentWords.beingPaid(beingPaidBy)}</Alert>}
        </>
      )}
      <PaymentLedger payment={payment} />
      {(receives || availableActions.includes('unwaivePayment')) && (
        <section aria-labelledby={`happened-${id}`} className={styles.happened}>
          <h3 id={`happened-${id}`}>{cashPaymentWords.happened}</h3>
          <div className={styles.choices}>
            {availableActions.includes('unwaivePayment') && <UnwaivePaymentButton paymentId={id} />}
            {receives &&
              (['cash', 'check'] as const).map((way) => (
                <Button
                  key={way}
                  variant={status === 'due' && way === meant && !isByCard ? 'primary' : 'secondary'}
                  onPress={() => setReceiving(way)}
                >
                  {cashPaymentWords.receive[way]}
                </Button>
              ))}
            {availableActions.includes('waivePayment') && (
              <Button onPress={() => setWaiving(true)}>{cashPaymentWords.waive}</Button>
            )}
          </div>
          {availableActions.includes('pay') && (
            <PhoneCardPayment payment={payment} isOpen={isByCard} onToggle={() => setByCard(!isByCard)} />
          )}
        </section>
      )}
      {receiving !== null && (
        <ReceivePaymentDialog
          paymentId={id}
          by={receiving}
          outstanding={outstanding}
          onClose={() => setReceiving(null)}
        />
      )}
      {isWaiving && <WaivePaymentDialog paymentId={id} outstanding={outstanding} onClose={() => setWaiving(false)} />}
    </>
  );
}
