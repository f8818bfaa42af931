/**
 * Selects a review of the submission that can still be undone, by a person for whom the comparison holds. Until it counts,
 * the submission is no task of theirs.
 */
export const deferredReviewSql = (submission: string, isReviewer: string): string =>
  `SELECT FROM deferred_reviews v WHERE v.submission_id = ${submission} AND v.reviewer_id ${isReviewer} AND v.ended_because IS NULL`;
