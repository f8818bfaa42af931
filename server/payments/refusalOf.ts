import type { RefusalCode } from '#domain/kernel/codes.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import {
  PaymentDeclined,
  PaymentsRefused,
  PaymentsUnavailable,
  type RefusalReason,
} from '#server/payments/providerErrors.ts';

/** What a person can do something about. The other reasons are faults of ours, and are thrown on as they are. */
const codes: Readonly<Partial<Record<RefusalReason, RefusalCode>>> = {
  accountNotReady: 'chargesNotEnabled',
  alreadyRefunded: 'chargeNotRefundable',
  badAmount: 'paymentAmountInvalid',
  disputed: 'chargeNotRefundable',
  wrongState: 'paymentNotDue',
};

/** A provider's no as the refusal that a person reads; null when it is a fault. */
export function refusalOf(error: unknown): Refusal | null {
  if (error instanceof PaymentDeclined) return new Refusal('paymentDeclined', { message: error.message });
  if (error instanceof PaymentsUnavailable) return new Refusal('paymentsUnavailable');
  const code = error instanceof PaymentsRefused ? codes[error.reason] : undefined;
  return code === undefined ? null : new Refusal(code);
}
