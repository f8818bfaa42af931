import type { ReviewOutcome } from '#domain/review/outcomes.ts';

/** What an outcome is called once it was said. */
export const reviewOutcomeWords: Readonly<Record<ReviewOutcome, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  changes_requested: 'Change requested',
};

/** Who said what, with what they wrote. */
export function reviewComment(who: string, outcome: ReviewOutcome, comment: string): string {
  const said = `${who}: ${reviewOutcomeWords[outcome]}`;
  return comment === '' ? said : `${said}\n${comment}`;
}
