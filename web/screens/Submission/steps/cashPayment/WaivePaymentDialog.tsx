import type { ReactElement } from 'react';
import { formatUsd } from '#domain/kernel/money.ts';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import { useAction } from '#web/parts/form/useAction.ts';
import { useWaivePayment } from '#web/screens/Submission/steps/cashPayment/useWaivePayment.ts';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { flash } from '#web/ui/flashes.ts';

interface WaiveQuestionProps {
  readonly paymentId: string;
  readonly outstanding: number | null;
  readonly onClose: () => void;
}

export function WaivePaymentDialog({ paymentId, outstanding, onClose }: WaiveQuestionProps): ReactElement {
  const [waivePayment] = useWaivePayment();
  const waiving = useAction(
    (id: string) => waivePayment({ input: { paymentId: id } }),
    () => {
      onClose();
      flash(cashPaymentWords.nowWaived);
    },
  );
  return (
    <ConfirmDialog
      title={cashPaymentWords.waiveTitle}
      confirm={cashPaymentWords.waive}
      isOpen
      isPending={waiving.pending !== null}
      refusal={waiving.refusal}
      onConfirm={() => waiving.run(paymentId)}
      onCancel={onClose}
    >
      {cashPaymentWords.waiveText(outstanding === null ? null : formatUsd(outstanding))}
    </ConfirmDialog>
  );
}
