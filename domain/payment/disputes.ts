import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Where a dispute stands, whatever words the provider has for it. */
export const disputeStates = ['needs_response', 'under_review', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The provider's words for each; one that is added some day is looked at by the bank until we know better. */
export const disputeStatuses: Readonly<Record<DisputeState, readonly string[]>> = {
  needs_response: ['needs_response', 'warning_needs_response'],
  under_review: ['under_review', 'warning_under_review'],
  won: ['won', 'prevented', 'warning_closed'],
  lost: ['lost'],
};

export const disputeState = (status: string): DisputeState =>
  disputeStates.find((state) => disputeStatuses[state].includes(status)) ?? 'under_review';

/** A bank's question before a dispute: no money has been taken back. */
export const isInquiry = (status: string): boolean => status.startsWith('warning_');

export interface SettledDispute {
  readonly status: string;
  /** since when the money of the team is asked for */
  readonly takeBackAt: Date | null;
  readonly takenBackAt: Date | null;
  readonly takenBackCents: bigint | null;
  readonly passedOnAt: Date | null;
}

/**
 * What is to be done so that the account of the team holds what the ledger says. The bank takes a disputed payment from the
 * platform, which had passed it on: it is taken back from the team, and passed on again when the dispute is won. What was
 * begun is found out first, whatever has become of the dispute meanwhile: it may have happened. Decision 0067.
 */
export function moneyToMove(dispute: SettledDispute): 'takeBack' | 'passOn' | null {
  const { status, takeBackAt, takenBackAt, takenBackCents, passedOnAt } = dispute;
  const isGone = !isInquiry(status) && disputeState(status) !== 'won';
  if (takenBackAt === null) return isGone || takeBackAt !== null ? 'takeBack' : null;
  return !isGone && takenBackCents !== null && takenBackCents > 0n && passedOnAt === null ? 'passOn' : null;
}

export interface AnswerableDispute {
  readonly status: string;
  readonly evidenceDueAt: Date | null;
}

/** Why evidence cannot be sent; banks look at it once, and only until a day. */
export function evidenceRefusal({ status, evidenceDueAt }: AnswerableDispute, now: Date): RefusalCode | null {
  const state = disputeState(status);
  if (state === 'under_review') return 'evidenceSent';
  if (state !== 'needs_response') return 'disputeClosed';
  return evidenceDueAt !== null && evidenceDueAt <= now ? 'evidenceLate' : null;
}

/** As much as the provider takes. */
export const longestEvidence = 4_000;
export const mostEvidenceBytes = 4_500_000;
export const evidenceTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export function evidenceProblems({ text, hasFile }: { readonly text: string; readonly hasFile: boolean }): Problem[] {
  if (text.length > longestEvidence)
    return [{ path: 'text', code: 'evidenceTooLong', params: { max: longestEvidence } }];
  return text === '' && !hasFile ? [{ path: 'text', code: 'evidenceMissing' }] : [];
}
