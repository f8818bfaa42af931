import type { Cents } from '#domain/kernel/money.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import type { ChargeStatus } from '#domain/payment/chargeStatus.ts';

export const refundStates = ['requested', 'approved', 'canceled', 'succeeded', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** A refund goes straight to the provider unless another person has to approve it. */
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

/** Why a refund of an amount can't be requested, or null if it can. */
export function requestRefundRefusal(charge: RefundableCharge, amount: Cents): RefusalCode | null {
  if (charge.refunds.some((state) => state === 'requested' || state === 'approved')) return 'refundRequested';
  if (!isOffered[charge.status]) return 'chargeNotRefundable';
  const isInRange = Number.isSafeInteger(amount) && amount > 0 && amount <= charge.refundable;
  return isInRange ? null : 'refundAmountInvalid';
}

/**
 * The amount to refund: the given one, or everything left if that is stated explicitly. A missing amount never means
 * everything, because one could get lost (JSON turns NaN into null). Decision 0017.
 */
export function refundedAmount(
  left: Cents,
  { amount, everything }: { readonly amount: Cents | null; readonly everything: boolean },
): Result<Cents, RefusalCode> {
  if (amount === null) return everything ? ok(left) : failed('unnamed');
  return everything ? failed('saidTwice') : ok(amount);
}

/** No one approves a refund they requested. */
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
