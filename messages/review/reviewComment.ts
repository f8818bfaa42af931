import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';

/** Review outcomes in the past tense. */
export const reviewOutcomeWords: Readonly<Record<ReviewOutcome, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  changes_requested: 'Change requested',
};

/** The reviewer, the outcome, and the comment if there is one. */
export function reviewComment(who: string, outcome: ReviewOutcome, comment: string): string {
  const said = `${who}: ${reviewOutcomeWords[outcome]}`;
  return comment === '' ? said : `${said}\n${comment}`;
}
