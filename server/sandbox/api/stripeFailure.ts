import type Stripe from 'stripe';
import type { SandboxResponse } from '#server/sandbox/store/SandboxRecords.ts';

/** The body of an API error: https://docs.stripe.com/api/errors */
export interface ErrorBody {
  readonly type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  readonly message: string;
  readonly code?: string;
  readonly decline_code?: string;
  readonly advice_code?: string;
  readonly param?: string;
  readonly charge?: string;
  readonly payment_intent?: Stripe.PaymentIntent;
  readonly payment_method?: Stripe.PaymentMethod;
}

/**
 * Nothing was changed, and the caller is told why. A decline is not a failure: it changes the intent and is an
 * Answer.
 */
export class StripeFailure extends Error {
  override readonly name = 'StripeFailure';
  readonly status: number;
  readonly body: ErrorBody;

  constructor(status: number, body: ErrorBody) {
    super(body.message);
    this.status = status;
    this.body = body;
  }

  get answer(): SandboxResponse {
    return { status: this.status, body: { error: this.body } };
  }
}

export function invalidRequest(message: string, details: { code?: string; param?: string } = {}): StripeFailure {
  return new StripeFailure(400, { type: 'invalid_request_error', message, ...details });
}

export function missingObject(noun: string, id: string, param = 'id'): StripeFailure {
  const message = `No such ${noun}: '${id}'`;
  return new StripeFailure(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function unexpectedState(intent: Stripe.PaymentIntent, message: string): StripeFailure {
  return new StripeFailure(400, {
    type: 'invalid_request_error',
    code: 'payment_intent_unexpected_state',
    message,
    payment_intent: intent,
  });
}
