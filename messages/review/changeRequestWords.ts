import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';

/** Texts about the changes that reviewers request, for applicants and staff. */
export const changeRequestWords = {
  title: 'What we need from you',
  titleWaiting: 'Review comments',
  titleForOthers: 'Requested from the applicant',
  yourTurn: 'Your turn',
  change: 'Change your answers:',
  changeStep: (step: string) => `Change “${step}”`,
  made: "I've made the changes",
  changesMade: 'Changes made',
  madeTitle: 'Have you made the changes?',
  madeText: 'The reviewer will get an email and review your application again.',
  sent: 'We notified the reviewer of your changes',
  madeForOthers: 'Mark changes as made',
  madeForOthersTitle: 'Mark the changes as made?',
  madeForOthersText: 'The reviewers will get an email to review the application again.',
  open: 'Mark changes as not made',
  openTitle: 'Are changes still missing?',
  openText: 'The applicant will be asked to make the changes.',
  settled: 'Close this request',
  settledTitle: 'Close this request?',
  settledText: 'The applicant no longer needs to reply. The submission stays on hold until staff resume it.',
  unsettled: 'Reopen this request',
  unsettledTitle: 'Reopen this request?',
  unsettledText: 'The applicant will be asked to reply again.',
  yourReview: 'Please review',
  yourReviewText: (step: string) => `${step} is waiting for your decision.`,
  openReview: 'Open in review manager',
} as const;

/** The reviewer's outcome, and what happens after the applicant responds. */
export const changeRequestSentences: Readonly<
  Partial<Record<ReviewOutcome, { readonly says: (who: string) => string; readonly done: (who: string) => string }>>
> = {
  changes_requested: {
    says: (who) => `${who} requested changes`,
    done: (who) => `You made the changes. ${who} will review them next.`,
  },
  rejected: {
    says: (who) => `${who} did not approve this`,
    done: () => "You replied. We'll email you when there is an answer.",
  },
};
