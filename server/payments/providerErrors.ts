/** The payer's bank said no. The payer may try again, with another method or the same. */
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
 * No answer, or none that counts: the network, a time limit, too many requests, a fault on their side. Nobody knows
 * whether it was done. Repeating it with the same idempotency key is safe and is the way to find out.
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

/** The provider understood and will not do it, however often it is asked. */
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

/** Somebody sent something that the provider did not sign, or signed long ago, or for the other mode. */
export class WebhookRefused extends Error {
  override readonly name = 'WebhookRefused';
}
