import type { ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import type { PhoneCardPayment_payment$key } from '#web/__generated__/PhoneCardPayment_payment.graphql.ts';
import { WaysToPay } from '#web/screens/Submission/steps/paying/WaysToPay.tsx';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import styles from '#web/screens/Submission/steps/cashPayment/StaffPaymentActions.module.css';

interface ByCardProps {
  readonly payment: PhoneCardPayment_payment$key;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The payer's form for staff, opened on demand to enter a card read over the phone. */
export function PhoneCardPayment({ payment: key, isOpen, onToggle }: ByCardProps): ReactElement {
  const payment = useFragment(
    graphql`
      fragment PhoneCardPayment_payment on Payment {
        ...WaysToPay_payment
      }
    `,
    key,
  );
  return (
    <div className={styles.byCard}>
      <div>
        <Button variant="quiet" onPress={onToggle}>
          {isOpen ? cashPaymentWords.leaveCard : cashPaymentWords.byCard}
        </Button>
      </div>
      {isOpen && (
        <>
          <Alert tone="warning" title={cashPaymentWords.byCardTitle}>
            {cashPaymentWords.byCardText}
          </Alert>
          <WaysToPay payment={payment} step={null} />
        </>
      )}
    </div>
  );
}
