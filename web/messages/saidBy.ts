import type { ReviewOutcome } from '#domain/review/outcomes.ts';

/** What an outcome is called once it was said. */
export const saidWords: Readonly<Record<ReviewOutcome, string>> = {
  approved: 'Approved',
  rejected: 'Rejected',
  changes_requested: 'Change requested',
};

/** Who said what, with what they wrote. */
export function saidBy(who: string, outcome: ReviewOutcome, comment: string): string {
  const said = `${who}: ${saidWords[outcome]}`;
  return comment === '' ? said : `${said}\n${comment}`;
}
