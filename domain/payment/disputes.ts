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
