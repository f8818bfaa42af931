import type { Cents } from '#domain/kernel/money.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { quote, type FeeTerms } from '#domain/payment/fees.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PaymentStatus } from '#domain/payment/paymentStatus.ts';

/** How long another payer's attempt blocks the payment after its last activity. */
export const intentHoldMs = 10 * 60_000;

export interface LiveIntent {
  readonly payerId: string;
  readonly total: Cents;
  readonly paymentType: PaymentType;
  readonly touchedAt: Date;
  /** the provider is processing it, so it can no longer be canceled */
  readonly isProcessing: boolean;
}

export interface IntentRequest {
  readonly payerId: string;
  readonly total: Cents;
  readonly paymentType: PaymentType;
}

export type IntentDecision =
  | { readonly kind: 'create' }
  | { readonly kind: 'reuse' }
  | { readonly kind: 'replace' }
  | { readonly kind: 'refuse'; readonly code: RefusalCode };

const refusals: Readonly<Record<PaymentStatus, RefusalCode | null>> = {
  due: null,
  paid: 'paymentNotDue',
  waived: 'paymentNotDue',
  notRequired: 'paymentNotDue',
  processing: 'paymentProcessing',
};

/**
 * Decides what to do when someone wants to pay. Must run under the payment's lock, so that two payers can't pay the
 * same fee. The price is fixed here rather than when the page was rendered: an intent with another price is replaced.
 */
export function intentFor(
  status: PaymentStatus,
  live: LiveIntent | null,
  request: IntentRequest,
  now: Date,
): IntentDecision {
  const code = refusals[status];
  if (code !== null) return { kind: 'refuse', code };
  if (live === null) return { kind: 'create' };
  if (live.isProcessing) return { kind: 'refuse', code: 'paymentProcessing' };
  const isOwn = live.payerId === request.payerId;
  const isHeld = now.getTime() - live.touchedAt.getTime() < intentHoldMs;
  if (!isOwn && isHeld) return { kind: 'refuse', code: 'beingPaid' };
  const isSame = isOwn && live.total === request.total && live.paymentType === request.paymentType;
  return { kind: isSame ? 'reuse' : 'replace' };
}

/** Whether an attempt's amount no longer matches what is owed. An amount the payer chose stays valid. */
export function isOutdated(
  { total, paymentType }: Pick<LiveIntent, 'total' | 'paymentType'>,
  owed: { readonly cents: Cents | null; readonly isCalculable: boolean },
  terms: FeeTerms,
): boolean {
  if (!owed.isCalculable) return true;
  return owed.cents !== null && quote(owed.cents, paymentType, terms).total !== total;
}
