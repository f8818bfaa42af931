import type { ReactElement } from 'react';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import {
  cardPaymentMethod,
  cardProblems,
  emptyCard,
  formatCardNumber,
  formatCardExpiry,
} from '#web/screens/Submission/steps/paying/cardValues.ts';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { payInSandbox } from '#web/screens/Submission/steps/paying/payInSandbox.ts';
import { SandboxFrame } from '#web/screens/Submission/steps/paying/SandboxFrame.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import styles from '#web/screens/Submission/steps/PaymentStep.module.css';

export function SandboxCard({ totalCents, payments, attempt }: PayFormProps): ReactElement {
  const form = useForm({
    initial: emptyCard,
    labels: {
      holder: paymentWords.holder,
      number: paymentWords.number,
      expiry: paymentWords.expiry,
      verification: paymentWords.verification,
    },
    check: cardProblems,
    send: (values, _key, departure) => payInSandbox(attempt, payments, cardPaymentMethod(values), departure),
    onDone: () => form.replace(emptyCard),
  });
  return (
    <SandboxFrame
      label={paymentWords.byType.card}
      hint={paymentWords.sandbox}
      form={form.form}
      isPending={form.isPending}
      totalCents={totalCents}
    >
      <TextField {...form.field('holder')} autoComplete="cc-name" />
      <TextField
        {...form.field('number')}
        onChange={(typed) => form.set('number', formatCardNumber(typed))}
        autoComplete="cc-number"
        inputMode="numeric"
        maxLength={23}
      />
      <div className={styles.pair}>
        <TextField
          {...form.field('expiry')}
          onChange={(typed) => form.set('expiry', formatCardExpiry(typed, form.values.expiry))}
          hint={paymentWords.expiryHint}
          autoComplete="cc-exp"
          inputMode="numeric"
          maxLength={9}
        />
        <TextField
          {...form.field('verification')}
          hint={paymentWords.verificationHint}
          autoComplete="cc-csc"
          inputMode="numeric"
          maxLength={4}
        />
      </div>
    </SandboxFrame>
  );
}
