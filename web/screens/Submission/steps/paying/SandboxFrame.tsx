import type { ReactElement, ReactNode } from 'react';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions, type FormProps } from '#web/ui/Form.tsx';

interface SandboxFrameProps {
  readonly label: string;
  /** values to try */
  readonly hint: string;
  readonly form: Omit<FormProps, 'label' | 'children'>;
  readonly isPending: boolean;
  readonly totalCents: number;
  readonly children: ReactNode;
}

/** Shared frame of the sandbox forms for cards and bank accounts. */
export function SandboxFrame({ label, hint, form, isPending, totalCents, children }: SandboxFrameProps): ReactElement {
  return (
    <Form label={label} {...form}>
      <Alert tone="info">{hint}</Alert>
      {children}
      <FormActions>
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel={paymentWords.paying}>
          {paymentWords.pay(formatUsd(totalCents))}
        </Button>
      </FormActions>
    </Form>
  );
}
