import { useState, type ReactElement } from 'react';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { Outcome } from '#web/relay/Outcome.ts';
import { RequestError } from '#web/relay/requestError.ts';
import { loadStripe } from '#web/screens/Submission/steps/paying/loadStripe.ts';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { StripeFields, type OpenAttempt } from '#web/screens/Submission/steps/paying/StripeFields.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';

/** Creates no payment intent and loads nothing from Stripe until the user says they will pay. */
export function StripeForm(props: PayFormProps): ReactElement {
  const { paymentType } = props;
  const [open, setOpen] = useState<OpenAttempt | null>(null);
  const opening = useForm({ initial: {}, labels: {}, send: () => openAttempt(props), onDone: setOpen });
  if (open !== null) return <StripeFields {...props} {...open} />;
  return (
    <Form label={paymentWords.byType[paymentType]} {...opening.form}>
      <FormActions>
        <Button type="submit" variant="primary" isPending={opening.isPending}>
          {paymentWords.goOnTo[paymentType]}
        </Button>
      </FormActions>
    </Form>
  );
}

async function openAttempt({ payments, attempt }: PayFormProps): Promise<Outcome<OpenAttempt>> {
  try {
    const stripe = await loadStripe(payments.publishableKey);
    const begun = await attempt.begin();
    if (begun.kind !== 'done') return begun;
    const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'night' : 'stripe';
    const elements = stripe.elements({ clientSecret: begun.value, appearance: { theme } });
    return { kind: 'done', value: { stripe, elements } };
  } catch (cause) {
    return { kind: 'failed', error: new RequestError('unreachable', { cause }) };
  }
}
