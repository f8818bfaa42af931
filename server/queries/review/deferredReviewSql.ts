/** Selects a review of the submission by one of the people that can still be undone. Until then, it is no task of theirs. */
export const deferredReviewSql = (submission: string, people: string): string =>
  `SELECT FROM deferred_reviews v WHERE v.submission_id = ${submission} AND v.reviewer_id = ANY (${people}) AND v.ended_because IS NULL`;
