import { lazy, useId, useState, type ComponentType, type ReactElement } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import { paymentTypes, type PaymentType } from '#domain/payment/methods.ts';
import type { PayOnline_payment$key } from '#web/__generated__/PayOnline_payment.graphql.ts';
import { paymentWords } from '#web/messages/payments.ts';
import { AmountDue } from '#web/screens/Submission/steps/paying/AmountDue.tsx';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { usePayOnline } from '#web/screens/Submission/steps/paying/usePayOnline.ts';
import { RadioGroup } from '#web/ui/RadioGroup.tsx';

const forms: Readonly<Record<BrowserPayments['mode'], ComponentType<PayFormProps>>> = {
  sandbox: lazy(async () => ({
    default: (await import('#web/screens/Submission/steps/paying/SandboxForm.tsx')).SandboxForm,
  })),
  stripe: lazy(async () => ({
    default: (await import('#web/screens/Submission/steps/paying/StripeForm.tsx')).StripeForm,
  })),
};

/** By card or from a bank account, each at its own price. */
export function PayOnline({ payment: key }: { readonly payment: PayOnline_payment$key }): ReactElement | null {
  const { id, card, us_bank_account, browserPayments } = useFragment(
    graphql`
      fragment PayOnline_payment on Payment {
        id
        card: quote(paymentType: card) {
          amountCents
          totalCents
          ...AmountDue_quote
        }
        us_bank_account: quote(paymentType: us_bank_account) {
          amountCents
          totalCents
          ...AmountDue_quote
        }
        browserPayments {
          mode
          publishableKey
          sandboxUrl
        }
      }
    `,
    key,
  );
  const fieldId = useId();
  const [paymentType, setPaymentType] = useState<PaymentType>('card');
  const quote = { card, us_bank_account }[paymentType];
  const attempt = usePayOnline({ paymentId: id, paymentType, amountCents: quote?.amountCents ?? null });
  if (!quote) return null;
  const { mode, publishableKey, sandboxUrl } = browserPayments;
  const payments = { mode: mode as BrowserPayments['mode'], publishableKey, sandboxUrl: sandboxUrl ?? null };
  const PayForm = forms[payments.mode];
  return (
    <>
      <AmountDue quote={quote} />
      <RadioGroup
        id={fieldId}
        name="paymentType"
        label={paymentWords.payWith}
        value={paymentType}
        onChange={(value) => setPaymentType(value as PaymentType)}
        options={paymentTypes.map((value) => ({ value, ...paymentWords.types[value] }))}
      />
      <PayForm key={paymentType} {...{ paymentType, payments, attempt }} totalCents={quote.totalCents} />
    </>
  );
}
