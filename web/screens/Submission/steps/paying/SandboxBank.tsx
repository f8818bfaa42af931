import type { ReactElement } from 'react';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { bankPaymentMethod, bankProblems, emptyBank } from '#web/screens/Submission/steps/paying/bankValues.ts';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { payInSandbox } from '#web/screens/Submission/steps/paying/payInSandbox.ts';
import { SandboxFrame } from '#web/screens/Submission/steps/paying/SandboxFrame.tsx';
import { TextField } from '#web/ui/TextField.tsx';

export function SandboxBank({ totalCents, payments, attempt }: PayFormProps): ReactElement {
  const form = useForm({
    initial: emptyBank,
    labels: {
      accountHolder: paymentWords.accountHolder,
      routingNumber: paymentWords.routingNumber,
      accountNumber: paymentWords.accountNumber,
    },
    check: bankProblems,
    send: (values, _key, departure) => payInSandbox(attempt, payments, bankPaymentMethod(values), departure),
    onDone: () => form.replace(emptyBank),
  });
  return (
    <SandboxFrame
      label={paymentWords.byType.us_bank_account}
      hint={paymentWords.sandboxBank}
      form={form.form}
      isPending={form.isPending}
      totalCents={totalCents}
    >
      <TextField {...form.field('accountHolder')} autoComplete="name" />
      <TextField {...form.field('routingNumber')} inputMode="numeric" maxLength={11} />
      <TextField {...form.field('accountNumber')} inputMode="numeric" maxLength={20} />
    </SandboxFrame>
  );
}
