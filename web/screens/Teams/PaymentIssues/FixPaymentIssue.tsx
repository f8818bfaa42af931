import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { actionsForIssue, type PaymentIssueAction } from '#domain/payment/paymentIssues.ts';
import { paymentIssueWords } from '#messages/payment/paymentIssueWords.ts';
import { refundWords } from '#messages/payment/refundWords.ts';
import type { FixPaymentIssue_paymentIssue$key } from '#web/__generated__/FixPaymentIssue_paymentIssue.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { toRefundTrouble } from '#web/screens/Teams/PaymentIssues/toRefundTrouble.ts';
import { useFixPaymentIssue } from '#web/screens/Teams/PaymentIssues/useFixPaymentIssue.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Teams/Finance/Finance.module.css';

interface FixPaymentIssueProps {
  readonly paymentIssue: FixPaymentIssue_paymentIssue$key;
  /** it was just checked and still exists */
  readonly isLookedAt: boolean;
  readonly onDone: () => void;
}

/** Actions that pay out money, which ask for confirmation. */
const givesAway: readonly PaymentIssueAction[] = ['approveRefund', 'refundAgain', 'refundOverpayment'];

/** Actions that fix a payment issue, or who else has to. */
export function FixPaymentIssue({ paymentIssue, isLookedAt, onDone }: FixPaymentIssueProps): ReactElement {
  const { kind, refundState, amountCents, refundCents, acts, activeStepId, paymentId, chargeId, refundId } =
    useFragment(
      graphql`
        fragment FixPaymentIssue_paymentIssue on PaymentIssue {
          kind
          refundState
          amountCents
          refundCents
          acts
          activeStepId
          paymentId
          chargeId
          refundId
        }
      `,
      paymentIssue,
    );
  const mend = useFixPaymentIssue({
    amountCents: refundCents ?? amountCents,
    activeStepId,
    paymentId,
    chargeId,
    refundId,
  });
  const [asking, setAsking] = useState<PaymentIssueAction | null>(null);
  const mending = useAction(mend, (said) => {
    setAsking(null);
    flash(said);
    onDone();
  });
  const press = (act: PaymentIssueAction): void => (givesAway.includes(act) ? setAsking(act) : mending.run(act));
  const [first] = actionsForIssue({
    kind,
    refund: toRefundTrouble(refundState),
    hasCharge: chargeId != null,
  });
  if (acts.length === 0)
    return (
      <span className={styles.soft}>{first ? paymentIssueWords.others[first] : paymentIssueWords.giveBackByHand}</span>
    );
  return (
    <span className={styles.cell}>
      {acts.map((act) => (
        <Button key={act} isPending={mending.pending === act} onPress={() => press(act)}>
          {paymentIssueWords.acts[act]}
        </Button>
      ))}
      {mending.refusal !== null && asking === null && <span role="alert">{mending.refusal}</span>}
      {isLookedAt && acts.includes('check') && <span className={styles.soft}>{paymentIssueWords.stillSo}</span>}
      {asking !== null && (
        <ConfirmDialog
          title={paymentIssueWords.acts[asking]}
          confirm={paymentIssueWords.acts[asking]}
          isOpen
          isPending={mending.pending !== null}
          refusal={mending.refusal}
          onConfirm={() => mending.run(asking)}
          onCancel={() => {
            setAsking(null);
            mending.forget();
          }}
        >
          {refundWords.approveText(formatUsd(refundCents ?? amountCents ?? 0))}
        </ConfirmDialog>
      )}
    </span>
  );
}
