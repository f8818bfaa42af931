import { useState, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import { formatAmount, formatUsd, parseMoney } from '#domain/kernel/money.ts';
import type { Problem } from '#domain/kernel/refusal.ts';
import { refundWords } from '#messages/payment/refundWords.ts';
import type { RefundPayment_charge$key } from '#web/__generated__/RefundPayment_charge.graphql.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useRequestRefund } from '#web/screens/Submission/steps/refunds/useRequestRefund.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';

interface RefundPaymentProps {
  readonly charge: RefundPayment_charge$key;
}

/** Refund button, for people who may refund or request it, unless a request is pending. */
export function RefundPayment({ charge }: RefundPaymentProps): ReactElement | null {
  const { id, availableActions, canRequestRefund, refundableCents, refundAuthorizationRequired } = useFragment(
    graphql`
      fragment RefundPayment_charge on Charge {
        id
        availableActions
        canRequestRefund
        refundableCents
        refundAuthorizationRequired
      }
    `,
    charge,
  );
  const [isOpen, setOpen] = useState(false);
  const isOffered = canRequestRefund && availableActions.includes('requestRefund');
  if (!isOffered) return null;
  return (
    <>
      <Button onPress={() => setOpen(true)}>{refundWords.refund}</Button>
      {isOpen && (
        <RefundDialog
          chargeId={id}
          most={refundableCents}
          waits={refundAuthorizationRequired}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface RefundDialogProps {
  readonly chargeId: string;
  /** refundable balance in cents */
  readonly most: number;
  /** someone else must approve it */
  readonly waits: boolean;
  readonly onClose: () => void;
}

function RefundDialog({ chargeId, most, waits, onClose }: RefundDialogProps): ReactElement {
  const [requestRefund] = useRequestRefund();
  const form = useForm({
    initial: { amount: formatAmount(most), reason: '' },
    labels: { amount: refundWords.amount, reason: refundWords.why },
    check: ({ amount }): readonly Problem[] => {
      const cents = parseMoney(amount);
      const isInRange = cents !== null && cents > 0 && cents <= most;
      return isInRange ? [] : [{ path: 'amount', code: 'refundAmountInvalid' }];
    },
    send: ({ amount, reason }, idempotencyKey) =>
      requestRefund({ input: { chargeId, amountCents: parseMoney(amount), reason, idempotencyKey } }),
    onDone: ({ charge }) => {
      onClose();
      flash(charge.latestRefund?.state === 'requested' ? refundWords.requestSent : refundWords.issued);
    },
  });
  return (
    <Dialog title={refundWords.refund} isOpen onClose={onClose}>
      <p>{waits ? refundWords.waits : refundWords.atOnce}</p>
      <Form label={refundWords.refund} {...form.form}>
        <TextField
          {...form.field('amount')}
          hint={refundWords.amountHint(formatUsd(most))}
          inputMode="decimal"
          prefix="$"
        />
        <TextArea {...form.field('reason')} hint={refundWords.whyHint} isOptional />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={refundWords.sending}>
            {waits ? refundWords.request : refundWords.issue}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {refundWords.leave}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}
