import type { Cents } from '#domain/kernel/money.ts';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { ProviderCharge, ProviderPart } from '#domain/payment/missingLedgerFacts.ts';
import type { PayoutSchedule } from '#domain/payment/payoutSchedule.ts';
import type { HeldTransfer } from '#domain/payment/teamShare.ts';

/**
 * What the product needs of a payment provider, in its own terms: whole cents, and an idempotency key on everything
 * that moves money or must not happen twice. A key belongs to one attempt with one content. Retrying it after a lost
 * connection returns the first response, even a decline, so a payer's next attempt needs a new key. Every call may
 * throw PaymentDeclined, PaymentsUnavailable, or PaymentsRefused (providerErrors.ts).
 */
export interface PaymentProvider {
  readonly browser: BrowserPayments;

  createIntent(order: NewIntent, idempotencyKey: string): Promise<ProviderIntent>;
  updateIntent(intentId: string, change: IntentChange, idempotencyKey: string): Promise<ProviderIntent>;
  retrieveIntent(intentId: string): Promise<ProviderIntent>;
  /** For payment methods held by the server. Browsers confirm on their own, with the client secret. */
  confirmIntent(intentId: string, confirmation: Confirmation, idempotencyKey: string): Promise<ProviderIntent>;
  cancelIntent(intentId: string, reason: CancelReason, idempotencyKey: string): Promise<ProviderIntent>;
  /** For a card typed into our own form. Real Stripe accounts refuse this unless approved for it. */
  createCardMethod(card: TypedCard, idempotencyKey: string): Promise<{ readonly id: string }>;

  /** The current state of a charge, with its refunds and disputes. */
  retrieveCharge(chargeId: string): Promise<ChargeDetails>;
  /** Every attempt to charge the intent, oldest first. */
  chargesOfIntent(intentId: string): Promise<readonly ChargeDetails[]>;
  createRefund(refund: NewRefund, idempotencyKey: string): Promise<RefundDetails>;
  retrieveRefund(providerRefundId: string): Promise<RefundDetails>;
  /**
   * What the team's account holds of a charge: transferred with the charge and later, minus reversals and fees. Null
   * if the charge was not transferred.
   */
  heldOf(chargeId: string, furtherTransfers: readonly string[]): Promise<ChargeTransfers | null>;
  /**
   * Reverses part of a transfer, as much of it as is left. Idempotent per reason, even after the idempotency key has
   * expired. Returns the amount.
   */
  reverseTransfer(order: TransferReversal, idempotencyKey: string): Promise<Cents>;
  /** Transfers money of a charge to the same account again, once per reason. Returns the new transfer's id. */
  transferAgain(order: RepeatedTransfer, idempotencyKey: string): Promise<string>;
  retrieveDispute(disputeId: string): Promise<DisputeDetails>;
  /** Uploads a file for `answerDispute`. Returns its id at the provider. */
  uploadEvidence(file: EvidenceFile, idempotencyKey: string): Promise<string>;
  /** Sends a text and a file to the bank. Only once: banks review a response a single time. */
  answerDispute(disputeId: string, evidence: Evidence, idempotencyKey: string): Promise<DisputeDetails>;

  /** Payouts to the team's bank, newest first. */
  listPayouts(accountId: string, since: Date): AsyncIterable<ProviderPayout>;

  /** Newest first. Recovers events whose webhook was lost. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
  /** Throws WebhookRefused unless the body is exactly what the provider signed, and recent. */
  verifyWebhook(rawBody: string | Uint8Array, signature: string | null, receivedAt: Date): ProviderEvent;

  createAccount(account: NewAccount, idempotencyKey: string): Promise<ProviderAccount>;
  retrieveAccount(accountId: string): Promise<ProviderAccount>;
  setPayoutSchedule(accountId: string, schedule: PayoutSchedule, idempotencyKey: string): Promise<ProviderAccount>;
  /** The personal ID number goes from the browser to the provider; only its token passes through here. */
  giveIdentityToken(accountId: string, token: string, idempotencyKey: string): Promise<ProviderAccount>;
  /** The page where a finance manager submits the account's documents. Valid once, for a few minutes. */
  createOnboardingLink(accountId: string, urls: OnboardingUrls): Promise<OnboardingPage>;
}

export interface NewIntent {
  readonly amount: Cents;
  readonly paymentTypes: readonly PaymentType[];
  /** The team's account: it receives the money and appears on the payer's statement. */
  readonly accountId: string;
  /** The part of the amount that the platform keeps: the fees. */
  readonly applicationFee: Cents;
  readonly description: string;
  /** Our ids, so that an intent whose creation was never recorded can still be recognized. No personal data. */
  readonly metadata: Readonly<Record<string, string>>;
}

interface IntentChange {
  readonly amount: Cents;
  readonly applicationFee: Cents;
  readonly paymentTypes: readonly PaymentType[];
}

interface Confirmation {
  readonly paymentMethodId: string;
  /** Where the payer returns after a second step at the bank. */
  readonly returnUrl: string;
}

export interface TypedCard {
  readonly number: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly verification: string;
  readonly holder: string;
}

export type CancelReason = 'abandoned' | 'duplicate' | 'requestedByPayer';

/** `waitingForMethod` also follows a decline: the payer may try again. */
export type IntentStatus =
  | 'waitingForMethod'
  | 'waitingForConfirmation'
  | 'waitingForPayer'
  | 'processing'
  | 'succeeded'
  | 'canceled';

export interface PaymentFailure {
  readonly code: string;
  /** The provider's own sentence, meant for the payer. */
  readonly message: string;
}

export interface ProviderIntent {
  readonly id: string;
  readonly status: IntentStatus;
  /** Lets a browser pay exactly this intent. Only for the payer. */
  readonly clientSecret: string;
  readonly amount: Cents;
  readonly applicationFee: Cents;
  readonly paymentTypes: readonly PaymentType[];
  readonly metadata: Readonly<Record<string, string>>;
  readonly latestChargeId: string | null;
  readonly failure: PaymentFailure | null;
  /** Where the payer must go for a second step. */
  readonly nextStepUrl: string | null;
  /** Where the payer confirms the microdeposits that verify a bank account; null if none are needed. */
  readonly verificationUrl: string | null;
  readonly createdAt: Date;
}

/** Everything known about a charge; the domain converges the ledger to it. */
export interface ChargeDetails extends ProviderCharge {
  readonly intentId: string | null;
  readonly paymentType: PaymentType;
  /** The last digits of the card or bank account. */
  readonly last4: string | null;
  /** Without failed refunds. */
  readonly refunded: Cents;
  readonly applicationFee: Cents;
  readonly failure: PaymentFailure | null;
  /** A status of the charge or one of its refunds that we don't know; its outcome is `pending` then. */
  readonly unknownStatus: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Oldest first, like the disputes and inquiries. */
  readonly refunds: readonly RefundDetails[];
  readonly disputes: readonly DisputeDetails[];
  /** A bank's questions before a dispute; no money has been withdrawn. */
  readonly inquiries: readonly DisputeDetails[];
}

export interface NewRefund {
  readonly chargeId: string;
  readonly amount: Cents;
  /** Our own id. It is returned as the id of the provider's refund. */
  readonly refundId: string;
  /**
   * Whether the platform refunds its part of the fee as well. The team's part always comes from the team's account.
   */
  readonly returnsApplicationFee: boolean;
  /** Don't reverse the transfer: the team's part was transferred again after a dispute, and is reversed separately. */
  readonly leavesTransfer?: boolean;
}

export interface ChargeTransfers {
  readonly cents: Cents;
  /** Newest first. */
  readonly transfers: readonly HeldTransfer[];
}

export interface TransferReversal {
  /** The transfer that holds the money. */
  readonly transferId: string;
  readonly amount: Cents;
  /** Our own id for the reason. */
  readonly reason: string;
}

export interface RepeatedTransfer extends Omit<TransferReversal, 'transferId'> {
  readonly chargeId: string;
}

/** `id` is ours if we requested the refund, or the provider's if someone refunded on the provider's own pages. */
export interface RefundDetails extends ProviderPart<'pending' | 'succeeded' | 'failed'> {
  readonly providerId: string;
  readonly chargeId: string | null;
  readonly intentId: string | null;
  readonly failureReason: string | null;
}

export interface DisputeDetails extends ProviderPart<'opened' | 'won' | 'lost'> {
  readonly chargeId: string;
  readonly intentId: string | null;
  readonly isInquiry: boolean;
  /** The provider's own status. */
  readonly status: string;
  readonly reason: string;
  readonly evidenceDueAt: Date | null;
}

interface EvidenceFile {
  readonly name: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

interface Evidence {
  readonly text: string | null;
  /** as returned by `uploadEvidence` */
  readonly fileId: string | null;
}

/**
 * Only says what to look up. The current state is read from the provider, so the order and number of events don't
 * matter.
 */
export type EventSubject =
  | { readonly kind: 'intent'; readonly intentId: string }
  | { readonly kind: 'charge'; readonly chargeId: string; readonly intentId: string | null }
  | { readonly kind: 'refund'; readonly providerRefundId: string; readonly chargeId: string | null }
  | { readonly kind: 'dispute'; readonly disputeId: string; readonly chargeId: string }
  | { readonly kind: 'account'; readonly accountId: string }
  | { readonly kind: 'other' };

export interface ProviderEvent {
  readonly id: string;
  readonly type: string;
  readonly subject: EventSubject;
  /** The connected account it happened on; null for the platform's own. */
  readonly accountId: string | null;
  readonly createdAt: Date;
  readonly payload: object;
}

export interface NewAccount {
  readonly organizationName: string;
  readonly email: string;
  readonly metadata: Readonly<Record<string, string>>;
}

export interface ProviderAccount {
  readonly id: string;
  readonly chargesEnabled: boolean;
  readonly payoutsEnabled: boolean;
  readonly detailsSubmitted: boolean;
  /** What the provider still needs to know, in its own names. */
  readonly requirements: readonly string[];
  readonly needsIdentityNumber: boolean;
  readonly problems: readonly PaymentFailure[];
  readonly payoutSchedule: PayoutSchedule;
}

export interface ProviderPayout {
  readonly id: string;
  readonly amount: Cents;
  /** The provider's own status. */
  readonly status: string;
  readonly failure: PaymentFailure | null;
  readonly begunAt: Date;
  readonly arrivesAt: Date;
}

interface OnboardingUrls {
  readonly returnUrl: string;
  /** Where to send someone whose link has expired, to get a new one. */
  readonly refreshUrl: string;
}

export interface OnboardingPage {
  readonly url: string;
  readonly expiresAt: Date;
}
