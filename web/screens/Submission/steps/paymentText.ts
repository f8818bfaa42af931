import type { Cents } from '#domain/kernel/money.ts';
import type { ChargeStatus } from '#domain/payment/chargeStatus.ts';
import type { PaymentMethod } from '#domain/payment/methods.ts';
import { onlineLimitRefusal } from '#domain/payment/onlineAmount.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';
import { paymentWords } from '#messages/payment/paymentWords.ts';

interface Told {
  readonly status: PaymentStatus;
  readonly amountCents?: number | null;
  readonly charges: readonly { readonly status: ChargeStatus }[];
}

const titles: Readonly<Record<Exclude<PaymentStatus, 'due' | 'processing'>, string>> = {
  paid: paymentWords.paid,
  notRequired: paymentWords.notRequired,
  waived: paymentWords.waived,
};

/** Whether a confirmation is pending. Disputed money and money being refunded has already arrived. */
export const isPaymentPending = ({ status, charges }: Told): boolean =>
  status === 'processing' && charges.some((charge) => charge.status === 'pending');

export function paymentTitle(payment: Told, isRefunded: boolean): string {
  const { status, amountCents } = payment;
  if (isRefunded) return paymentWords.refunded;
  if (status === 'due') return amountCents == null ? paymentWords.makePayment : paymentWords.due;
  if (status === 'processing') return isPaymentPending(payment) ? paymentWords.processing : paymentWords.paid;
  return titles[status];
}

/** Why the balance can't be paid online although online payment is accepted; null if it can. */
export function notOnlineText(missing: Cents | null | undefined, accepted: readonly PaymentMethod[]): string | null {
  if (missing == null || missing === 0 || !accepted.includes('creditcard')) return null;
  const refusal = onlineLimitRefusal(missing);
  return refusal && paymentWords.notOnline[refusal];
}

/** Explains a payment in progress, for the payer or for staff; null if there is none. */
export function pendingPaymentText(payment: Told, isPayer: boolean): string | null {
  if (payment.status !== 'processing') return null;
  if (isPaymentPending(payment)) return isPayer ? paymentWords.processingText : paymentWords.processingElse;
  return payment.charges.some(({ status }) => status === 'disputed') ? paymentWords.disputed : paymentWords.goesBack;
}
