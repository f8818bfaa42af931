import type { ReviewOutcome } from '#domain/review/outcomes.ts';

export const reviewWords = {
  title: (scopedId: number) => `Review of submission ${scopedId}`,
  submissions: 'Form Submissions',
  answers: 'What was submitted',
  noAnswers: 'Nothing was answered yet.',
  empty: 'Not answered',
  yours: 'Your review',
  reviewers: 'Reviewers',
  group: (name: string | null) => name ?? 'Review',
  pending: 'Pending',
  completed: 'Completed',
  anyOf: 'One of them is enough.',
  allOf: 'All of them have to review.',
  discussions: 'Discussion',
  choose: 'What do you say?',
  comment: 'Comment',
  commentHint: 'The applicant reads it. It is needed unless you approve.',
  signature: 'Type your name to sign',
  send: 'Submit review',
  sending: 'Submitting…',
  done: "Review completed successfully. You're all done!",
  next: 'Next review',
  notYours: 'You are not asked to review this now.',
} as const;

export const outcomeWords: Readonly<Record<ReviewOutcome, { readonly label: string; readonly hint: string }>> = {
  approved: { label: 'Approve', hint: 'The submission can go on.' },
  changes_requested: { label: 'Request changes', hint: 'Opens a discussion with the applicant.' },
  rejected: { label: 'Reject', hint: 'Halts the submission.' },
};
