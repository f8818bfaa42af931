import type { ReactElement } from 'react';
import { formatUsd } from '#domain/kernel/money.ts';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useRemoveCashPayment } from '#web/screens/Submission/steps/cashPayment/useRemoveCashPayment.ts';
import { useRemoveCheckPayment } from '#web/screens/Submission/steps/cashPayment/useRemoveCheckPayment.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface RemoveQuestionProps {
  readonly paymentId: string;
  /** the entry the user saw */
  readonly entryId: string;
  readonly by: 'cash' | 'check';
  readonly amountCents: number;
  readonly onClose: () => void;
}

/** Confirms reversing an entry recorded by mistake, or a bounced check. */
export function RemovePaymentDialog(props: RemoveQuestionProps): ReactElement {
  const { paymentId, entryId, by, amountCents, onClose } = props;
  const [removeCash] = useRemoveCashPayment();
  const [removeCheck] = useRemoveCheckPayment();
  const removing = useAction(
    (input: { readonly paymentId: string; readonly entryId: string }) =>
      by === 'check' ? removeCheck({ input }) : removeCash({ input }),
    () => {
      onClose();
      flash(cashPaymentWords.removed[by]);
    },
  );
  return (
    <ConfirmDialog
      title={cashPaymentWords.removeTitle[by]}
      confirm={cashPaymentWords.confirmRemove[by]}
      isDangerous
      isOpen
      isPending={removing.pending !== null}
      refusal={removing.refusal}
      onConfirm={() => removing.run({ paymentId, entryId })}
      onCancel={onClose}
    >
      {cashPaymentWords.removeText(formatUsd(amountCents))}
    </ConfirmDialog>
  );
}
