import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { PaymentState } from '#domain/payment/paymentStatus.ts';

/** Why what is owed can still not be asked for no longer: some of it has come, or is on its way. */
export function cancelRefusal({ status, byHand }: Pick<PaymentState, 'status' | 'byHand'>): RefusalCode | null {
  if (status === 'processing') return 'paymentProcessing';
  return status === 'paid' || byHand > 0 ? 'paymentMade' : null;
}
