import type Stripe from 'stripe';

/** What the sandbox stores, by kind. Stripe's own objects are stored exactly as the API returns them. */
export interface SandboxRecords {
  account: Stripe.Account;
  account_link: OnboardingLink;
  application_fee: Stripe.ApplicationFee;
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  delivery: WebhookDelivery;
  dispute: Stripe.Dispute;
  due_work: DueWork;
  event: Stripe.EventBase;
  file: Stripe.File;
  idempotency_key: StoredResponse;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  refund: Stripe.Refund;
  settings: SandboxSettings;
  token: IdentityToken;
  transfer: Stripe.Transfer;
}

export type RecordKind = keyof SandboxRecords;

/** Created once per database, so that the keys survive a restart. */
export interface SandboxSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

export interface OnboardingLink {
  readonly account: string;
  readonly refreshUrl: string;
  readonly returnUrl: string;
  readonly expiresAt: number;
  readonly used: boolean;
}

/** A personal ID number exchanged for a token: stores only what verification needs. */
interface IdentityToken {
  readonly token: Stripe.Token;
  readonly matches: boolean;
}

export interface SandboxResponse {
  readonly status: number;
  readonly body: unknown;
}

export interface StoredResponse {
  readonly fingerprint: string;
  readonly requestId: string;
  readonly answer: SandboxResponse;
}

export interface WebhookDelivery {
  readonly id: string;
  readonly eventId: string;
  readonly attempts: number;
  /** Milliseconds since the epoch. */
  readonly dueAt: number;
}

/** Something the banks do later without a request. */
export type ScheduledStep =
  | { readonly step: 'settleBankDebit'; readonly chargeId: string }
  | { readonly step: 'openDispute'; readonly chargeId: string }
  | { readonly step: 'payOut'; readonly accountId: string }
  | { readonly step: 'finishRefund'; readonly refundId: string; readonly outcome: 'succeeded' | 'failed' };

export interface DueWork {
  readonly id: string;
  readonly dueAt: number;
  readonly later: ScheduledStep;
}
