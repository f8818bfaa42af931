import type { ComponentType, ReactElement } from 'react';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PayFormProps } from '#web/screens/Submission/steps/paying/payForm.ts';
import { SandboxBank } from '#web/screens/Submission/steps/paying/SandboxBank.tsx';
import { SandboxCard } from '#web/screens/Submission/steps/paying/SandboxCard.tsx';

const forms: Readonly<Record<PaymentType, ComponentType<PayFormProps>>> = {
  card: SandboxCard,
  us_bank_account: SandboxBank,
};

/** Our own form, for the sandbox only: real cards are typed into the provider's iframes. */
export function SandboxForm(props: PayFormProps): ReactElement {
  const Fields = forms[props.paymentType];
  return <Fields {...props} />;
}
