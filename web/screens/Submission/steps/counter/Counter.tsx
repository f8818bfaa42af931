import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import type { Counter_payment$key } from '#web/__generated__/Counter_payment.graphql.ts';
import { ByCard } from '#web/screens/Submission/steps/counter/ByCard.tsx';
import { ChargesOff } from '#web/screens/Submission/steps/counter/ChargesOff.tsx';
import { OwedLines } from '#web/screens/Submission/steps/counter/OwedLines.tsx';
import { ReceiveDialog, type ByHand } from '#web/screens/Submission/steps/counter/ReceiveDialog.tsx';
import { UnwaiveButton } from '#web/screens/Submission/steps/counter/UnwaiveButton.tsx';
import { WaiveQuestion } from '#web/screens/Submission/steps/counter/WaiveQuestion.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/steps/counter/Counter.module.css';

interface CounterProps {
  readonly payment: Counter_payment$key;
  /** no longer owed */
  readonly isRefunded: boolean;
}

/** Staff's view of a payment: they record what happened, and see the payer's form only on demand. */
export function Counter({ payment: key, isRefunded }: CounterProps): ReactElement {
  const payment = useFragment(
    graphql`
      fragment Counter_payment on Payment {
        id
        status
        outstandingCents
        paymentMethod
        beingPaidBy
        availableActions
        team {
          ...ChargesOff_team
        }
        ...OwedLines_payment
        ...ByCard_payment
      }
    `,
    key,
  );
  const { id, status, paymentMethod, beingPaidBy, availableActions, team } = payment;
  const outstanding = payment.outstandingCents ?? null;
  const [receiving, setReceiving] = useState<ByHand | null>(null);
  const [isByCard, setByCard] = useState(false);
  const [isWaiving, setWaiving] = useState(false);
  const meant = paymentMethod === 'cash' || paymentMethod === 'check' ? paymentMethod : null;
  const receives = availableActions.includes('receivePayment');
  return (
    <>
      {status === 'due' && (
        <>
          {outstanding !== null && !isRefunded && <p className={styles.amount}>{formatUsd(outstanding)}</p>}
          <ChargesOff team={team} />
          {meant !== null && <Alert tone="info">{cashPaymentWords.meansToPay[meant]}</Alert>}
          {beingPaidBy && <Alert tone="warning">{cashPaymentWords.beingPaid(beingPaidBy)}</Alert>}
        </>
      )}
      <OwedLines payment={payment} />
      {(receives || availableActions.includes('unwaivePayment')) && (
        <section aria-labelledby={`happened-${id}`} className={styles.happened}>
          <h3 id={`happened-${id}`}>{cashPaymentWords.happened}</h3>
          <div className={styles.choices}>
            {availableActions.includes('unwaivePayment') && <UnwaiveButton paymentId={id} />}
            {receives &&
              (['cash', 'check'] as const).map((way) => (
                <Button
                  key={way}
                  look={status === 'due' && way === meant && !isByCard ? 'primary' : 'secondary'}
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
            <ByCard payment={payment} isOpen={isByCard} onToggle={() => setByCard(!isByCard)} />
          )}
        </section>
      )}
      {receiving !== null && (
        <ReceiveDialog paymentId={id} by={receiving} outstanding={outstanding} onClose={() => setReceiving(null)} />
      )}
      {isWaiving && <WaiveQuestion paymentId={id} outstanding={outstanding} onClose={() => setWaiving(false)} />}
    </>
  );
}
