import type { Problem } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Our states of a dispute, whatever the provider calls them. */
export const disputeStates = ['needs_response', 'under_review', 'won', 'lost'] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The provider's statuses per state. Unknown ones count as under review. */
export const disputeStatuses: Readonly<Record<DisputeState, readonly string[]>> = {
  needs_response: ['needs_response', 'warning_needs_response'],
  under_review: ['under_review', 'warning_under_review'],
  won: ['won', 'prevented', 'warning_closed'],
  lost: ['lost'],
};

export const disputeState = (status: string): DisputeState =>
  disputeStates.find((state) => disputeStatuses[state].includes(status)) ?? 'under_review';

/** An inquiry by a bank before a dispute. No money has been taken back. */
export const isInquiry = (status: string): boolean => status.startsWith('warning_');

export interface AnswerableDispute {
  readonly status: string;
  readonly evidenceDueAt: Date | null;
}

/** Why evidence can't be sent. Banks accept it once, until the deadline. */
export function evidenceRefusal({ status, evidenceDueAt }: AnswerableDispute, now: Date): RefusalCode | null {
  const state = disputeState(status);
  if (state === 'under_review') return 'evidenceSent';
  if (state !== 'needs_response') return 'disputeClosed';
  return evidenceDueAt !== null && evidenceDueAt <= now ? 'evidenceLate' : null;
}

/** The provider's limits. */
export const evidenceMaxLength = 4_000;
export const maxEvidenceBytes = 4_500_000;
export const evidenceTypes = ['application/pdf', 'image/jpeg', 'image/png'] as const;

export function evidenceProblems({ text, hasFile }: { readonly text: string; readonly hasFile: boolean }): Problem[] {
  if (text.length > evidenceMaxLength)
    return [{ path: 'text', code: 'evidenceTooLong', params: { max: evidenceMaxLength } }];
  return text === '' && !hasFile ? [{ path: 'text', code: 'evidenceMissing' }] : [];
}
