import type { SandboxReading, SandboxWriting } from '#server/sandbox/store/SandboxStore.ts';

/** How long the banks take. Short, so that people who try the sandbox see the outcome. */
export interface SandboxDelays {
  readonly bankDebitMs: number;
  readonly disputeMs: number;
  readonly refundMs: number;
  /** null: payouts happen only on request */
  readonly payoutMs: number | null;
}

export interface ReadingContext {
  readonly db: SandboxReading;
  /** Seconds since the epoch, like Stripe's. */
  readonly now: number;
}

/** One atomic piece of work: an API request, a payer's response, or a bank's step. */
export interface WritingContext extends ReadingContext {
  readonly db: SandboxWriting;
  readonly nowMs: number;
  readonly delays: SandboxDelays;
  /** Where a payer's browser can reach the sandbox's pages. */
  readonly pagesUrl: string;
  readonly sendsWebhooks: boolean;
  /** The API request being handled; null for the banks' own steps. */
  readonly request: { readonly id: string; readonly idempotencyKey: string | null } | null;
}
