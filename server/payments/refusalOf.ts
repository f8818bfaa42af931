import { Refusal } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import {
  PaymentDeclined,
  PaymentsRefused,
  PaymentsUnavailable,
  type RefusalReason,
} from '#server/payments/providerErrors.ts';

/** What a person is told. The other reasons are faults of ours, and are thrown on as they are. */
const codes: Readonly<Partial<Record<RefusalReason, RefusalCode>>> = {
  accountNotReady: 'chargesNotEnabled',
  alreadyRefunded: 'chargeNotRefundable',
  badAmount: 'paymentAmountInvalid',
  disputed: 'chargeNotRefundable',
  // the provider does not know the account of the team, such as after other keys were set
  notAuthorized: 'chargesNotEnabled',
  notFound: 'chargesNotEnabled',
  wrongState: 'paymentNotDue',
};

/** A provider's no as the refusal that a person reads; null when it is a fault. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof PaymentDeclined) return new Refusal('paymentDeclined', { message: error.message });
  if (error instanceof PaymentsUnavailable) return new Refusal('paymentsUnavailable');
  const code = error instanceof PaymentsRefused ? codes[error.reason] : undefined;
  return code === undefined ? null : new Refusal(code);
}
