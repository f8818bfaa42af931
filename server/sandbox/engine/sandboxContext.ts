import type { SandboxReading, SandboxWriting } from '#server/sandbox/store/SandboxStore.ts';

/** How long the banks take. Short in the sandbox, so that a person who tries it sees the end of the story. */
export interface SandboxDelays {
  readonly bankDebitMs: number;
  readonly disputeMs: number;
  readonly refundMs: number;
  /** null: money is paid out when somebody says so */
  readonly payoutMs: number | null;
}

export interface ReadingContext {
  readonly db: SandboxReading;
  /** Seconds since the epoch, as Stripe counts. */
  readonly now: number;
}

/** One piece of work that is written whole or not at all: an API request, a payer's answer, a bank's step. */
export interface WritingContext extends ReadingContext {
  readonly db: SandboxWriting;
  readonly nowMs: number;
  readonly delays: SandboxDelays;
  /** Where a payer's browser reaches the sandbox's pages. */
  readonly pagesUrl: string;
  readonly sendsWebhooks: boolean;
  /** The API request that this is, null for what the banks do on their own. */
  readonly request: { readonly id: string; readonly idempotencyKey: string | null } | null;
}
