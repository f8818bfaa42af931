import Stripe from 'stripe';
import { ownValue } from '#domain/kernel/ownValue.ts';
import {
  PaymentDeclined,
  PaymentsRefused,
  PaymentsUnavailable,
  type RefusalReason,
} from '#server/payments/providerErrors.ts';

const reasons: Readonly<Record<string, RefusalReason>> = {
  account_invalid: 'accountNotReady',
  amount_too_large: 'badAmount',
  amount_too_small: 'badAmount',
  charge_already_refunded: 'alreadyRefunded',
  charge_disputed: 'disputed',
  charge_not_refundable: 'wrongState',
  insufficient_capabilities_for_transfer: 'accountNotReady',
  payment_intent_unexpected_state: 'wrongState',
  refund_disputed_payment: 'disputed',
  resource_missing: 'notFound',
  secret_key_required: 'notAuthorized',
};

const { errors } = Stripe;

/** Runs a call to Stripe and translates its errors into the product's own. */
export async function callStripe<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (!(error instanceof errors.StripeError)) return error;
  const code = error.code ?? null;
  if (error instanceof errors.StripeCardError) {
    const intentId = error.payment_intent?.id ?? null;
    return new PaymentDeclined(error.message, { code: error.decline_code || (code ?? ''), intentId, cause: error });
  }
  if (isTransient(error)) return new PaymentsUnavailable(error.message, { cause: error });
  return new PaymentsRefused(error.message, { reason: reasonOf(error, code), code, cause: error });
}

// 409 means a lock held by another request, or an idempotency key that is in use at the moment.
function isTransient(error: Stripe.errors.StripeError): boolean {
  return (
    error instanceof errors.StripeConnectionError ||
    error instanceof errors.StripeRateLimitError ||
    error instanceof errors.StripeAPIError ||
    error.statusCode === 409
  );
}

function reasonOf(error: Stripe.errors.StripeError, code: string | null): RefusalReason {
  if (error instanceof errors.StripeIdempotencyError) return 'keyReused';
  const known = code === null ? undefined : ownValue(reasons, code);
  if (known) return known;
  const denied = error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError;
  return denied ? 'notAuthorized' : 'other';
}
