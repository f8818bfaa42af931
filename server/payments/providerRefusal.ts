import { Refusal } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import {
  PaymentDeclined,
  PaymentsRefused,
  PaymentsUnavailable,
  type RefusalReason,
} from '#server/payments/providerErrors.ts';

/** What people are told. Other reasons are bugs of ours, and are rethrown as they are. */
const codes: Readonly<Partial<Record<RefusalReason, RefusalCode>>> = {
  accountNotReady: 'chargesNotEnabled',
  alreadyRefunded: 'chargeNotRefundable',
  badAmount: 'paymentAmountInvalid',
  disputed: 'chargeNotRefundable',
  // the provider doesn't know the team's account, for example after the keys were changed
  notAuthorized: 'chargesNotEnabled',
  notFound: 'chargesNotEnabled',
  wrongState: 'paymentNotDue',
};

/** A provider's error as a refusal to show to people; null if it is a bug. */
export function providerRefusal(error: unknown): Refusal | null {
  if (error instanceof PaymentDeclined) return new Refusal('paymentDeclined', { message: error.message });
  if (error instanceof PaymentsUnavailable) return new Refusal('paymentsUnavailable');
  const code = error instanceof PaymentsRefused ? codes[error.reason] : undefined;
  return code === undefined ? null : new Refusal(code);
}
