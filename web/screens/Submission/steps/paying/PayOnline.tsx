import { lazy, Suspense, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PayOnline_payment$key } from '#web/__generated__/PayOnline_payment.graphql.ts';
import type { Price } from '#web/screens/Submission/steps/paying/AmountLines.tsx';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { usePayOnline } from '#web/screens/Submission/steps/paying/usePayOnline.ts';
import { FormSkeleton } from '#web/ui/FormSkeleton.tsx';

const forms: Readonly<Record<BrowserPayments['mode'], ComponentType<PayFormProps>>> = {
  sandbox: lazy(async () => ({
    default: (await import('#web/screens/Submission/steps/paying/SandboxForm.tsx')).SandboxForm,
  })),
  stripe: lazy(async () => ({
    default: (await import('#web/screens/Submission/steps/paying/StripeForm.tsx')).StripeForm,
  })),
};

interface PayOnlineProps {
  readonly payment: PayOnline_payment$key;
  readonly paymentType: PaymentType;
  readonly price: Price;
}

export function PayOnline({ payment, paymentType, price }: PayOnlineProps): ReactElement {
  const { id, browserPayments } = useFragment(
    graphql`
      fragment PayOnline_payment on Payment {
        id
        browserPayments {
          mode
          publishableKey
          sandboxUrl
        }
      }
    `,
    payment,
  );
  const attempt = usePayOnline({ paymentId: id, paymentType, amountCents: price.amountCents });
  const { mode, publishableKey, sandboxUrl } = browserPayments;
  const payments = { mode: mode as BrowserPayments['mode'], publishableKey, sandboxUrl: sandboxUrl ?? null };
  const PayForm = forms[payments.mode];
  return (
    <Suspense fallback={<FormSkeleton fields={2} />}>
      <PayForm key={paymentType} {...{ paymentType, payments, attempt }} totalCents={price.totalCents} />
    </Suspense>
  );
}
