import type { Cents } from '#domain/kernel/money.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { IntentStatus, ProviderIntent } from '#server/payments/PaymentProvider.ts';

const open: readonly IntentStatus[] = ['waitingForMethod', 'waitingForConfirmation'];

/**
 * Whether a payer who sees this amount and payment method may confirm the intent now. The price is fixed at this
 * moment and not when the page was rendered: if it has changed since, the page is out of date.
 */
export function isIntentCurrent(
  intent: ProviderIntent,
  shown: { readonly amount: Cents; readonly paymentType: PaymentType },
): boolean {
  return (
    open.includes(intent.status) && intent.amount === shown.amount && intent.paymentTypes.includes(shown.paymentType)
  );
}
