import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { PaymentState } from '#domain/payment/paymentStatus.ts';

/** Why a requested payment can no longer be canceled: some of it was received or is pending. */
export function cancelRefusal({ status, byHand }: Pick<PaymentState, 'status' | 'byHand'>): RefusalCode | null {
  if (status === 'processing') return 'paymentProcessing';
  return status === 'paid' || byHand > 0 ? 'paymentMade' : null;
}
