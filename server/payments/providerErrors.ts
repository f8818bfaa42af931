/** The payer's bank declined. The payer may try again, with the same or another method. */
export class PaymentDeclined extends Error {
  override readonly name = 'PaymentDeclined';
  /** `insufficient_funds`, `expired_card`, `generic_decline`, … */
  readonly code: string;
  readonly intentId: string | null;

  /** The message is the provider's sentence for the payer. */
  constructor(message: string, details: { code: string; intentId: string | null; cause: unknown }) {
    super(message, { cause: details.cause });
    this.code = details.code;
    this.intentId = details.intentId;
  }
}

/**
 * No response, or none that counts: the network, a timeout, rate limiting, a fault on their side. It is unknown
 * whether it was done. Retrying with the same idempotency key is safe and the way to find out.
 */
export class PaymentsUnavailable extends Error {
  override readonly name = 'PaymentsUnavailable';
}

export type RefusalReason =
  | 'accountNotReady'
  | 'alreadyRefunded'
  | 'badAmount'
  | 'disputed'
  | 'keyReused'
  | 'notAuthorized'
  | 'notFound'
  | 'wrongState'
  | 'other';

/** The provider understood and permanently refuses; retrying won't help. */
export class PaymentsRefused extends Error {
  override readonly name = 'PaymentsRefused';
  readonly reason: RefusalReason;
  /** The provider's own code, for the log. */
  readonly code: string | null;

  constructor(message: string, details: { reason: RefusalReason; code: string | null; cause: unknown }) {
    super(message, { cause: details.cause });
    this.reason = details.reason;
    this.code = details.code;
  }
}

/** The webhook isn't signed by the provider, is too old, or is for the other mode (test or live). */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
