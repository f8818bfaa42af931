/** Refusals about reviews and review requests. */
export const reviewRefusalKinds = {
  reviewOptionMissing: 'invalid',
  reviewCommentMissing: 'invalid',
  affidavitNotAccepted: 'invalid',
  notReviewer: 'refused',
  ownReview: 'refused',
  reviewRequestOpen: 'refused',
  reviewRequestClosed: 'refused',
  reviewCounts: 'refused',
} as const;
