import type { Cents } from '#domain/kernel/money.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import type { ChargeStatus } from '#domain/payment/chargeStatus.ts';

export const refundStates = ['requested', 'approved', 'canceled', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** A refund goes straight to the provider unless somebody else has to approve it first. */
export function firstRefundState(needsAuthorization: boolean): RefundState {
  return needsAuthorization ? 'requested' : 'approved';
}

const isOffered: Readonly<Record<ChargeStatus, boolean>> = {
  pending: false,
  paid: true,
  failed: false,
  disputed: false,
  refund_pending: false,
  refunded: false,
  refund_failed: true,
};

export interface RefundableCharge {
  readonly status: ChargeStatus;
  readonly refundable: Cents;
  readonly refunds: readonly RefundState[];
}

/** Whether a refund of an amount can be asked for. */
export function requestRefundRefusal(charge: RefundableCharge, amount: Cents): RefusalCode | null {
  if (charge.refunds.some((state) => state === 'requested' || state === 'approved')) return 'refundRequested';
  if (!isOffered[charge.status]) return 'chargeNotRefundable';
  const isInRange = Number.isSafeInteger(amount) && amount > 0 && amount <= charge.refundable;
  return isInRange ? null : 'refundAmountInvalid';
}

/** Whoever asked for a refund never approves it. */
export function approveRefundRefusal(
  refund: { state: RefundState; requestedById: string },
  approverId: string,
): RefusalCode | null {
  if (refund.state !== 'requested') return 'refundNotRequested';
  return refund.requestedById === approverId ? 'refundByRequester' : null;
}

export function cancelRefundRefusal(refund: { state: RefundState }): RefusalCode | null {
  return refund.state === 'requested' ? null : 'refundNotRequested';
}
