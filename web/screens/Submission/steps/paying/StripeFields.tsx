import { useEffect, useRef, useState, type ReactElement } from 'react';
import { formatUsd } from '#domain/kernel/money.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';
import { useForm } from '#web/parts/form/useForm.ts';
import type { StripeElements, StripeJs } from '#web/screens/Submission/steps/paying/loadStripe.ts';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { Alert } from '#web/ui/Alert.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Form, FormActions } from '#web/ui/Form.tsx';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

export interface OpenAttempt {
  readonly stripe: StripeJs;
  readonly elements: StripeElements;
}

type FrameState = 'coming' | 'ready' | 'failed';

/** Stripe's iframe for card or bank details, which never pass through this page. */
export function StripeFields({
  paymentType,
  totalCents,
  attempt,
  stripe,
  elements,
}: PayFormProps & OpenAttempt): ReactElement {
  const place = useRef<HTMLDivElement>(null);
  const [frame, setFrame] = useState<FrameState>('coming');
  useEffect(() => {
    if (place.current === null) return;
    const element = elements.create('payment', { wallets: { applePay: 'never', googlePay: 'never' } });
    element.on('ready', () => setFrame('ready'));
    element.on('loaderror', () => setFrame('failed'));
    element.mount(place.current);
    return () => element.destroy();
  }, [elements]);
  const form = useForm({
    initial: {},
    labels: {},
    send: (_values, _key, departure) =>
      attempt.finish(
        () =>
          stripe.confirmPayment({ elements, redirect: 'if_required', confirmParams: { return_url: location.href } }),
        departure,
      ),
    onDone: () => undefined,
  });
  return (
    <Form label={paymentWords.byType[paymentType]} {...form.form}>
      {frame === 'failed' && <Alert tone="danger">{paymentWords.unavailable}</Alert>}
      <div ref={place} />
      {frame === 'coming' && <FormSkeleton fields={2} />}
      {frame === 'ready' && (
        <FormActions>
          <Button type="submit" variant="primary" isPending={form.isPending} pendingLabel={paymentWords.paying}>
            {paymentWords.pay(formatUsd(totalCents))}
          </Button>
        </FormActions>
      )}
    </Form>
  );
}
