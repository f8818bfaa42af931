import type Stripe from 'stripe';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { paymentTypes, type PaymentType } from '#domain/payment/methods.ts';
import type {
  ChargeDetails,
  DisputeDetails,
  IntentStatus,
  PaymentFailure,
  ProviderIntent,
  RefundDetails,
} from '#server/payments/PaymentProvider.ts';

/** Converts Stripe's objects to the product's. */
export function intentFrom(intent: Stripe.PaymentIntent): ProviderIntent {
  const error = intent.last_payment_error;
  return {
    id: intent.id,
    status: ownValue(intentStatuses, intent.status) ?? 'processing',
    clientSecret: intent.client_secret ?? '',
    amount: intent.amount,
    applicationFee: intent.application_fee_amount ?? 0,
    paymentTypes: paymentTypes.filter((type) => intent.payment_method_types.includes(type)),
    metadata: intent.metadata,
    latestChargeId: idOf(intent.latest_charge),
    failure: error && failure(error.decline_code ?? error.code, error.message),
    nextStepUrl: intent.next_action?.redirect_to_url?.url ?? null,
    verificationUrl: intent.next_action?.verify_with_microdeposits?.hosted_verification_url ?? null,
    createdAt: date(intent.created),
  };
}

// An unknown new Stripe status counts as in progress: never as a failure, and never as a bug.
const intentStatuses: Readonly<Record<string, IntentStatus>> = {
  requires_payment_method: 'waitingForMethod',
  requires_confirmation: 'waitingForConfirmation',
  requires_action: 'waitingForPayer',
  processing: 'processing',
  requires_capture: 'processing',
  succeeded: 'succeeded',
  canceled: 'canceled',
};

export function chargeFrom(
  charge: Stripe.Charge,
  refunds: readonly Stripe.Refund[],
  disputes: readonly Stripe.Dispute[],
): ChargeDetails {
  const details = charge.payment_method_details;
  const paymentType: PaymentType = details?.type === 'us_bank_account' ? 'us_bank_account' : 'card';
  const told = disputes.map(disputeFrom).toReversed();
  return {
    id: charge.id,
    intentId: idOf(charge.payment_intent),
    outcome: ownValue(chargeOutcomes, charge.status) ?? 'pending',
    at: date(charge.created),
    paymentType,
    last4: details?.[paymentType]?.last4 ?? null,
    amount: charge.amount,
    refunded: charge.amount_refunded,
    applicationFee: charge.application_fee_amount ?? 0,
    unknownStatus: unknownStatusOf(charge, refunds),
    failure: charge.failure_code === null ? null : failure(charge.failure_code, charge.failure_message),
    metadata: charge.metadata,
    refunds: refunds.map(refundFrom).toReversed(),
    disputes: told.filter((dispute) => !dispute.isInquiry),
    inquiries: told.filter((dispute) => dispute.isInquiry),
  };
}

const chargeOutcomes: Readonly<Record<string, ChargeDetails['outcome']>> = {
  pending: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
};

function unknownStatusOf({ status }: Stripe.Charge, refunds: readonly Stripe.Refund[]): string | null {
  if (!ownValue(chargeOutcomes, status)) return status;
  const unknown = refunds.find((refund) => refund.status && !ownValue(refundOutcomes, refund.status ?? ''));
  return unknown ? `refund ${unknown.status}` : null;
}

/** The metadata key of our id on a refund. */
export const refundMetadataKey = 'refund_id';

export function refundFrom(refund: Stripe.Refund): RefundDetails {
  return {
    id: refund.metadata?.[refundMetadataKey] ?? refund.id,
    providerId: refund.id,
    chargeId: idOf(refund.charge),
    intentId: idOf(refund.payment_intent),
    outcome: ownValue(refundOutcomes, refund.status ?? '') ?? 'pending',
    at: date(refund.created),
    amount: refund.amount,
    failureReason: refund.failure_reason ?? (refund.status === 'canceled' ? 'canceled' : null),
  };
}

const refundOutcomes: Readonly<Record<string, RefundDetails['outcome']>> = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
};

export function disputeFrom(dispute: Stripe.Dispute): DisputeDetails {
  const due = dispute.evidence_details.due_by;
  return {
    id: dispute.id,
    chargeId: idOf(dispute.charge) ?? '',
    intentId: idOf(dispute.payment_intent),
    outcome: ownValue(disputeOutcomes, dispute.status) ?? 'opened',
    at: date(dispute.created),
    isInquiry: dispute.status.startsWith('warning_'),
    status: dispute.status,
    amount: dispute.amount,
    reason: dispute.reason,
    evidenceDueAt: due === null ? null : date(due),
  };
}

const disputeOutcomes: Readonly<Record<string, DisputeDetails['outcome']>> = {
  won: 'won',
  prevented: 'won',
  warning_closed: 'won',
  lost: 'lost',
};

export const date = (seconds: number): Date => new Date(seconds * 1000);

export function idOf(reference: string | { readonly id: string } | null | undefined): string | null {
  return typeof reference === 'string' ? reference : (reference?.id ?? null);
}

const failure = (code: string | null | undefined, message: string | null | undefined): PaymentFailure => ({
  code: code ?? 'unknown',
  message: message ?? '',
});
