import type { Cents } from '#domain/kernel/money.ts';
import type { BrowserPayments } from '#domain/payment/browserPayments.ts';
import type { ProviderCharge, ProviderPart } from '#domain/payment/convergeCharge.ts';
import type { PaymentType } from '#domain/payment/methods.ts';
import type { PayoutSchedule } from '#domain/payment/payoutSchedule.ts';
import type { HeldTransfer } from '#domain/payment/teamShare.ts';

/**
 * What the product asks of a payment provider, in its own words: whole cents, and an idempotency key on everything that
 * moves money or could be done twice. A key belongs to one attempt with one content. Repeating it after a lost
 * connection gets the first answer, also a first decline: a payer's next attempt takes a new key.
 *
 * Every call may throw PaymentDeclined, PaymentsUnavailable or PaymentsRefused (providerErrors.ts).
 */
export interface PaymentProvider {
  readonly browser: BrowserPayments;

  createIntent(order: NewIntent, idempotencyKey: string): Promise<ProviderIntent>;
  updateIntent(intentId: string, change: IntentChange, idempotencyKey: string): Promise<ProviderIntent>;
  retrieveIntent(intentId: string): Promise<ProviderIntent>;
  /** Where the server itself holds the payer's method. Browsers confirm on their own, with the client secret. */
  confirmIntent(intentId: string, confirmation: Confirmation, idempotencyKey: string): Promise<ProviderIntent>;
  cancelIntent(intentId: string, reason: CancelReason, idempotencyKey: string): Promise<ProviderIntent>;
  /** A card that was typed into a form of ours. Real Stripe accounts refuse this unless they are approved for it. */
  createCardMethod(card: TypedCard, idempotencyKey: string): Promise<{ readonly id: string }>;

  /** The whole truth about a charge, read afresh: with its refunds and disputes. */
  retrieveCharge(chargeId: string): Promise<ChargeDetails>;
  /** Every attempt to take the intent's money, oldest first. */
  chargesOfIntent(intentId: string): Promise<readonly ChargeDetails[]>;
  createRefund(refund: NewRefund, idempotencyKey: string): Promise<RefundDetails>;
  retrieveRefund(providerRefundId: string): Promise<RefundDetails>;
  /**
   * What the account of the team holds of a charge: what was passed on, with the charge and by further transfers, less what was taken
   * back and the fees that were kept. Null where the charge was not passed on.
   */
  heldOf(chargeId: string, furtherTransfers: readonly string[]): Promise<HeldOfCharge | null>;
  /**
   * Takes money of a transfer back from the account that it was passed on to, as much of it as is still there to be taken back.
   * Once for each reason, however often it is asked and long after a key is forgotten. Answers how much that was.
   */
  takeBack(order: TakeBack, idempotencyKey: string): Promise<Cents>;
  /** Passes money of a charge on to the same account again, once for each reason. Answers the id of the new transfer. */
  passOnAgain(order: PassOnAgain, idempotencyKey: string): Promise<string>;
  retrieveDispute(disputeId: string): Promise<DisputeDetails>;
  /** Keeps a file with the provider for `answerDispute`. Answers its id there. */
  uploadEvidence(file: EvidenceFile, idempotencyKey: string): Promise<string>;
  /** Sends words and a file to the bank: once, for banks look at them a single time. */
  answerDispute(disputeId: string, evidence: Evidence, idempotencyKey: string): Promise<DisputeDetails>;

  /** What was sent to the bank of a team, newest first. */
  listPayouts(accountId: string, since: Date): AsyncIterable<ProviderPayout>;

  /** Newest first. Finds what a lost webhook would have told. */
  listEvents(since: Date): AsyncIterable<ProviderEvent>;
  /** Throws WebhookRefused unless the body is exactly what the provider signed, and recently. */
  verifyWebhook(rawBody: string | Uint8Array, signature: string | null, receivedAt: Date): ProviderEvent;

  createAccount(account: NewAccount, idempotencyKey: string): Promise<ProviderAccount>;
  retrieveAccount(accountId: string): Promise<ProviderAccount>;
  setPayoutSchedule(accountId: string, schedule: PayoutSchedule, idempotencyKey: string): Promise<ProviderAccount>;
  /** The personal ID number goes from the browser to the provider; only the token for it passes through here. */
  giveIdentityToken(accountId: string, token: string, idempotencyKey: string): Promise<ProviderAccount>;
  /** Where a finance manager gives the account's papers. Works once, for a few minutes. */
  createOnboardingLink(accountId: string, urls: OnboardingUrls): Promise<OnboardingPage>;
}

export interface NewIntent {
  readonly amount: Cents;
  readonly paymentTypes: readonly PaymentType[];
  /** The team's account: it receives the money and stands on the payer's statement. */
  readonly accountId: string;
  /** What of the amount stays with the platform: the fees. */
  readonly applicationFee: Cents;
  readonly description: string;
  /** Ids of ours, so that an intent whose creation was never recorded can still be told. No personal data. */
  readonly metadata: Readonly<Record<string, string>>;
}

interface IntentChange {
  readonly amount: Cents;
  readonly applicationFee: Cents;
  readonly paymentTypes: readonly PaymentType[];
}

interface Confirmation {
  readonly paymentMethodId: string;
  /** Where the payer comes back to when the bank asks for a second step. */
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

/** `waitingForMethod` comes back after a decline: the payer may try again. */
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
  /** Where the payer has to go for a second step. */
  readonly nextStepUrl: string | null;
  /** Where the payer says what two small deposits were, by which a bank account is verified; null where it needs none. */
  readonly verificationUrl: string | null;
  readonly createdAt: Date;
}

/** All that is known of a charge; the domain converges the ledger to it. */
export interface ChargeDetails extends ProviderCharge {
  readonly intentId: string | null;
  readonly paymentType: PaymentType;
  /** The last digits of the card or bank account. */
  readonly last4: string | null;
  /** Refunds that failed are not in it. */
  readonly refunded: Cents;
  readonly applicationFee: Cents;
  readonly failure: PaymentFailure | null;
  /** The status of the charge or of a refund of it that we don't know; its outcome is `pending` then. */
  readonly unknownStatus: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  /** Oldest first, as the disputes and inquiries. */
  readonly refunds: readonly RefundDetails[];
  readonly disputes: readonly DisputeDetails[];
  /** A bank's questions before a dispute: no money has been taken back. */
  readonly inquiries: readonly DisputeDetails[];
}

export interface NewRefund {
  readonly chargeId: string;
  readonly amount: Cents;
  /** Our own id of it. It comes back as the id of what the provider tells about the refund. */
  readonly refundId: string;
  /** Whether the platform gives its share of the fee back too. The team's share always comes from the team's account. */
  readonly returnsApplicationFee: boolean;
  /** The share of the team is taken back apart: it was passed on again after a dispute. */
  readonly leavesTransfer?: boolean;
}

export interface HeldOfCharge {
  readonly cents: Cents;
  /** Newest first. */
  readonly transfers: readonly HeldTransfer[];
}

export interface TakeBack {
  /** Where the money lies. */
  readonly transferId: string;
  readonly amount: Cents;
  /** Our own id of why. */
  readonly reason: string;
}

export interface PassOnAgain extends Omit<TakeBack, 'transferId'> {
  readonly chargeId: string;
}

/** `id` is ours when we asked for the refund, the provider's when somebody refunded on the provider's own pages. */
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
  /** The provider's own word. */
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
  /** as `uploadEvidence` answered it */
  readonly fileId: string | null;
}

/** Says only what to look at. The truth is read again from the provider, so order and number of events do not matter. */
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
  /** The connected account that it happened on; null for the platform's own. */
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
  /** What the provider still wants to know, in its own names. */
  readonly requirements: readonly string[];
  readonly needsIdentityNumber: boolean;
  readonly problems: readonly PaymentFailure[];
  readonly payoutSchedule: PayoutSchedule;
}

export interface ProviderPayout {
  readonly id: string;
  readonly amount: Cents;
  /** The provider's own word. */
  readonly status: string;
  readonly failure: PaymentFailure | null;
  readonly begunAt: Date;
  readonly arrivesAt: Date;
}

interface OnboardingUrls {
  readonly returnUrl: string;
  /** Where to send somebody whose link is stale, to get a new one. */
  readonly refreshUrl: string;
}

export interface OnboardingPage {
  readonly url: string;
  readonly expiresAt: Date;
}
