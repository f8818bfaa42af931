import type { ReactElement } from 'react';

import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#web/messages/payments.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { TextField } from '#web/ui/TextField.tsx';

import { bankOf, bankProblems, emptyBank } from './bankValues.ts';
import type { PayFormProps } from './payForm.ts';
import { payInSandbox } from './payInSandbox.ts';

export function SandboxBank({ totalCents, payments, attempt }: PayFormProps): ReactElement {
  const form = useForm({
    initial: emptyBank,
    labels: {
      accountHolder: paymentWords.accountHolder,
      routingNumber: paymentWords.routingNumber,
      accountNumber: paymentWords.accountNumber,
    },
    check: bankProblems,
    send: (values) => payInSandbox(attempt, payments, bankOf(values)),
    onDone: () => form.replace(emptyBank),
  });
  return (
    <Form label={paymentWords.byType.us_bank_account} {...form.form}>
      <Alert tone="info">{paymentWords.sandboxBank}</Alert>
      <TextField {...form.field('accountHolder')} autoComplete="name" />
      <TextField {...form.field('routingNumber')} inputMode="numeric" maxLength={11} />
      <TextField {...form.field('accountNumber')} inputMode="numeric" maxLength={20} />
      <FormActions>
        <Button type="submit" look="primary" isPending={form.isPending} pendingLabel={paymentWords.paying}>
          {paymentWords.pay(formatUsd(totalCents))}
        </Button>
      </FormActions>
    </Form>
  );
}
