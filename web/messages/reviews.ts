import type { ReviewOutcome } from '#domain/review/outcomes.ts';

export const reviewWords = {
  title: (scopedId: number) => `Review of submission ${scopedId}`,
  submissions: 'Assigned to me',
  openSubmission: 'Open the submission',
  speaksFor: (role: string) => `You speak for ${role}.`,
  saidBy: (who: string) => `by ${who}`,
  answers: 'What was submitted',
  noAnswers: 'Nothing was answered yet.',
  empty: 'Not answered',
  hidden: 'You may not read this answer.',
  yours: 'Your review',
  reviewers: 'Reviewers',
  group: (name: string | null) => name ?? 'Review',
  pending: 'Pending',
  completed: 'Completed',
  anyOf: 'One of them is enough.',
  allOf: 'All of them have to review.',
  discussions: 'Discussion',
  choose: 'Your decision',
  comment: 'Comment',
  commentHint: 'The applicant reads it. It is needed unless you approve.',
  signature: 'Type your name to sign',
  send: 'Submit review',
  sending: 'Submitting…',
  done: "Review completed successfully. You're all done!",
  next: 'Next review',
  notYours: 'You are not asked to review this now.',
  readAgain: 'Answers were changed while you were reading. They are shown as they are now: please read them again.',
} as const;

/** What is said of answers that are others than were approved. */
export const changeWords = {
  title: 'Changed since it was approved',
  text: 'Nothing is issued until somebody of the office accepts these changes.',
  approved: (names: string) => `Approved by ${names}`,
  missing: (step: string) => `${step}: these answers ask for a review that was not made.`,
  was: 'Was',
  isNow: 'Is now',
  nothing: 'Not answered',
  another: (text: string) => `${text} (another one)`,
  hidden: 'Changed. You may not read it.',
  accept: 'Accept these changes',
  acceptTitle: 'Accept these changes?',
  acceptText:
    'You stand by name for the answers as they are now, in place of the review. What is issued will say them. A later change asks again.',
} as const;

export const outcomeWords: Readonly<Record<ReviewOutcome, { readonly label: string; readonly hint: string }>> = {
  approved: { label: 'Approve', hint: 'The submission can go on.' },
  changes_requested: { label: 'Request changes', hint: 'Opens a discussion with the applicant.' },
  rejected: { label: 'Reject', hint: 'Halts the submission.' },
};
