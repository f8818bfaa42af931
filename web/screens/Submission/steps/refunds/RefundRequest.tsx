import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatUsd } from '#domain/kernel/money.ts';
import { refundWords } from '#messages/payment/refundWords.ts';
import type { RefundRequest_charge$key } from '#web/__generated__/RefundRequest_charge.graphql.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useApproveRefund } from '#web/screens/Submission/steps/refunds/useApproveRefund.ts';
import { useCancelRefund } from '#web/screens/Submission/steps/refunds/useCancelRefund.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

/** A refund awaiting approval, with the viewer's actions. */
export function RefundRequest({ charge }: { readonly charge: RefundRequest_charge$key }): ReactElement | null {
  const { availableActions, latestRefund } = useFragment(
    graphql`
      fragment RefundRequest_charge on Charge {
        availableActions
        latestRefund {
          id
          state
          amountCents
          reason
          requestedBy {
            name
          }
        }
      }
    `,
    charge,
  );
  const [isAsking, setAsking] = useState(false);
  const [approveRefund] = useApproveRefund();
  const [cancelRefund] = useCancelRefund();
  const approving = useAction(
    (refundId: string) => approveRefund({ input: { refundId } }),
    () => {
      setAsking(false);
      flash(refundWords.approved);
    },
  );
  const canceling = useAction(
    (refundId: string) => cancelRefund({ input: { refundId } }),
    () => flash(refundWords.canceled),
  );
  if (latestRefund?.state !== 'requested') return null;
  const { id, amountCents, reason, requestedBy } = latestRefund;
  const amount = formatUsd(amountCents);
  return (
    <Alert tone="warning" title={refundWords.requested}>
      <p>{refundWords.asks(requestedBy.name, amount)}</p>
      {reason && <p>{refundWords.reason(reason)}</p>}
      <p>{refundWords.waits}</p>
      {canceling.refusal && <p>{canceling.refusal}</p>}
      <div className={styles.decision}>
        {availableActions.includes('approveRefund') && (
          <Button variant="primary" onPress={() => setAsking(true)}>
            {refundWords.approve}
          </Button>
        )}
        {availableActions.includes('cancelRefund') && (
          <Button isPending={canceling.pending !== null} onPress={() => canceling.run(id)}>
            {refundWords.cancel}
          </Button>
        )}
      </div>
      <ConfirmDialog
        title={refundWords.requested}
        confirm={refundWords.approve}
        isOpen={isAsking}
        isPending={approving.pending !== null}
        refusal={approving.refusal}
        onConfirm={() => approving.run(id)}
        onCancel={() => setAsking(false)}
      >
        {refundWords.approveText(amount)}
      </ConfirmDialog>
    </Alert>
  );
}
