import type { ReactElement } from 'react';
import { formatAmount, formatUsd, parseMoney } from '#domain/kernel/money.ts';
import { receivedAmountProblem } from '#domain/payment/cashAndCheckPayments.ts';
import { cashPaymentWords } from '#messages/payment/cashPaymentWords.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { useFocusOnMount } from '#web/screens/Submission/discussion/useFocusOnMount.ts';
import { useReceiveCash } from '#web/screens/Submission/steps/cashPayment/useReceiveCash.ts';
import { useReceiveCheck } from '#web/screens/Submission/steps/cashPayment/useReceiveCheck.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { flash } from '#web/ui/flashes.ts';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toneIcons } from '#web/ui/toneIcons.ts';
import styles from '#web/screens/Submission/steps/cashPayment/StaffPaymentActions.module.css';

export type CashOrCheck = 'cash' | 'check';

interface ReceiveDialogProps {
  readonly paymentId: string;
  readonly by: CashOrCheck;
  /** balance in cents; null if the payer decides the amount */
  readonly outstanding: number | null;
  readonly onClose: () => void;
}

/** Records cash or a check, and shows the remaining balance first. */
export function ReceivePaymentDialog({ paymentId, by, outstanding, onClose }: ReceiveDialogProps): ReactElement {
  const [receiveCash] = useReceiveCash();
  const [receiveCheck] = useReceiveCheck();
  const form = useForm({
    initial: { checkNumber: '', amountCents: outstanding === null ? '' : formatAmount(outstanding) },
    labels: { checkNumber: cashPaymentWords.checkNumber, amountCents: cashPaymentWords.amount },
    check: ({ amountCents }) => {
      const problem = receivedAmountProblem(by, parseMoney(amountCents), outstanding);
      return problem ? [problem] : [];
    },
    send: ({ checkNumber, amountCents }, idempotencyKey) => {
      const input = { paymentId, amountCents: parseMoney(amountCents), idempotencyKey };
      return by === 'cash' ? receiveCash({ input }) : receiveCheck({ input: { ...input, checkNumber } });
    },
    onDone: (_done, { amountCents }) => {
      onClose();
      flash(cashPaymentWords.recorded[by](formatUsd(parseMoney(amountCents) ?? 0)));
    },
  });
  useFocusOnMount(form.field(by === 'check' ? 'checkNumber' : 'amountCents').id);
  return (
    <Dialog title={cashPaymentWords.receive[by]} isOpen onClose={onClose}>
      <Form label={cashPaymentWords.receive[by]} {...form.form} problem={paymentWords.whoops}>
        {by === 'check' && (
          <TextField
            {...form.field('checkNumber')}
            hint={cashPaymentWords.checkNumberHint}
            inputMode="numeric"
            maxLength={50}
            isOptional
          />
        )}
        <TextField
          {...form.field('amountCents')}
          hint={outstanding === null ? undefined : cashPaymentWords.amountHint(formatUsd(outstanding))}
          inputMode="decimal"
          prefix="$"
        />
        <Leaves by={by} amount={parseMoney(form.values.amountCents)} outstanding={outstanding} />
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={cashPaymentWords.recording}>
            {cashPaymentWords.record[by]}
          </Button>
          <Button variant="quiet" onPress={onClose}>
            {cashPaymentWords.leave}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

interface LeavesProps {
  readonly by: CashOrCheck;
  readonly amount: number | null;
  readonly outstanding: number | null;
}

/** A live region, always rendered so that nothing shifts. */
function Leaves({ by, amount, outstanding }: LeavesProps): ReactElement | null {
  if (outstanding === null) return null;
  const left = amount !== null && amount > 0 ? outstanding - amount : null;
  return (
    <output className={styles.leaves} data-tone={left !== null && left < 0 ? 'danger' : undefined}>
      {left !== null && (
        <>
          <Icon name={toneIcons[toneOf(left)]} size={16} />
          <span>{leftSentence(by, left, outstanding)}</span>
        </>
      )}
    </output>
  );
}

const toneOf = (left: number): 'success' | 'info' | 'warning' => {
  if (left === 0) return 'success';
  return left > 0 ? 'info' : 'warning';
};

function leftSentence(by: CashOrCheck, left: number, outstanding: number): string {
  if (left === 0) return cashPaymentWords.exact;
  if (left > 0) return cashPaymentWords.under(formatUsd(left));
  return cashPaymentWords.over[by](formatUsd(-left), formatUsd(outstanding));
}
