import { plural } from '#domain/kernel/plural.ts';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';

export const reviewWords = {
  title: (number: string) => `Review of submission ${number}`,
  openSubmission: 'Open the submission',
  speaksFor: (role: string) => `You're reviewing for ${role}.`,
  saidBy: (who: string) => `by ${who}`,
  instructions: 'Instructions for staff',
  saidOf: (who: string) => `Reviews by ${who}`,
  answers: 'Submitted answers',
  documents: 'Documents',
  noAnswers: 'No answers yet.',
  empty: 'Not answered',
  yours: 'Your review',
  reviewers: 'Reviewers',
  group: (name: string | null) => name ?? 'Review',
  pending: 'Pending',
  completed: 'Completed',
  anyOf: 'Only one of them needs to review.',
  allOf: 'All of them need to review.',
  discussions: 'Discussion',
  choose: 'Your decision',
  comment: 'Comment',
  commentHint: 'The applicant will see this. Required unless you approve.',
  statement: 'Your statement',
  signature: 'Type your name to sign',
  send: 'Submit review',
  sending: 'Submitting…',
  showDetails: 'Show details',
  hideDetails: 'Hide details',
  keys: 'Keyboard shortcuts',
  keysText: 'Outside a field, press:',
  showKeys: 'Show this help',
  sides: 'Review and discussion',
  review: 'Review',
  discussionTab: (count: number) => (count === 0 ? 'Discussion' : `Discussion (${count})`),
  noDiscussions: 'No discussions yet. Requesting changes or rejecting starts one.',
  print: 'Print',
  others: 'Reviews waiting for you',
  previousReview: 'Previous review',
  nextReview: 'Next review',
  signedBy: 'Signed',
  done: "Review completed successfully. You're all done!",
  next: 'Next review',
  undo: 'Undo',
  undone: 'Review undone',
  notRecorded: "Your review wasn't recorded",
  notYours: "This isn't waiting for your review.",
  readAgain: 'Some answers changed while you were reading. The latest answers are shown. Please review them again.',
} as const;

/** Answers that changed after they were approved or signed. */
export const changedAnswerWords = {
  title: 'Changed since it was approved',
  text: 'Nothing will be issued until staff accept these changes.',
  approved: (names: string) => `Approved by ${names}`,
  missing: (step: string) => `${step}: these answers require a review that hasn't been done.`,
  was: 'Was',
  isNow: 'Is now',
  nothing: 'Not answered',
  another: (text: string) => `${text} (a different one)`,
  hidden: "Changed. You don't have access to this answer.",
  signedTitle: 'Changed since it was signed',
  signedBy: (step: string, names: string) => `${step}: signed by ${names}`,
  signAgain: 'Sign again',
  signAgainText: 'You signed earlier answers. Please sign the current ones.',
  signatureAsked: 'The applicant needs to sign again.',
  accept: 'Accept these changes',
  acceptTitle: 'Accept these changes?',
  acceptText:
    'Your name will be recorded as approving the current answers in place of the review. They will appear on the issued document. Any later change will need to be accepted again.',
} as const;

export const outcomeWords: Readonly<Record<ReviewOutcome, { readonly label: string; readonly hint: string }>> = {
  approved: { label: 'Approve', hint: 'The submission can continue.' },
  changes_requested: { label: 'Request changes', hint: 'Starts a discussion with the applicant.' },
  rejected: { label: 'Reject', hint: 'Puts the submission on hold.' },
};

/** Answers that changed since the reviewer last saw them. */
export const changesSinceReviewWords = {
  title: (count: number, isOwn: boolean) =>
    `${plural(count, 'answer')} changed since ${isOwn ? 'your last review' : 'changes were requested'}`,
  none: (isOwn: boolean) =>
    isOwn ? 'No answers changed since your last review.' : 'No answers changed since changes were requested.',
  changed: 'Changed',
  first: 'Go to the first change',
  next: (place: number, of: number) => `Next change (${place} of ${of})`,
  gone: 'No longer part of the form:',
} as const;

/** Choose an outcome from the keyboard, in the order in which they are shown. */
export const decisionKeys = [
  ['1', 'Choose ‘Approve’ in a review'],
  ['2', 'Choose ‘Request changes’ in a review'],
  ['3', 'Choose ‘Reject’ in a review'],
] as const;
