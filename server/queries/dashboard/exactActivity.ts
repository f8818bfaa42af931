import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';

/**
 * Exact times of changes (decision 0093). Saving an answer updates `last_activity_at` at most this often, because every
 * update touches several indexes. So the newest answer is at most this many seconds newer than `last_activity_at`.
 */
export const secondsBetweenTouches = 5;

/** When the newest answer of row `r` was saved; null for imported records and before the first answer. */
export const newestAnswerAt = '(SELECT max(a.saved_at) FROM answers a WHERE a.submission_id = r.id)';

const hasAnswerSince = (since: string): string =>
  `EXISTS (SELECT FROM answers a WHERE a.submission_id = r.id AND a.saved_at >= ${since})`;

/** Uses the activity index to narrow down to the few rows whose answers need checking. */
const mayHaveAnswerSince = (since: string): string =>
  `r.last_activity_at >= ${since} - interval '${secondsBetweenTouches} seconds'`;

export function answeredSince(value: string, put: SqlParameters): string {
  const since = put.add(new Date(value), 'timestamptz');
  return `${mayHaveAnswerSince(since)} AND ${hasAnswerSince(since)}`;
}

export function changedSince(value: string, put: SqlParameters): string {
  const since = put.add(new Date(value), 'timestamptz');
  // not EXISTS: below an OR, PostgreSQL may read all answers into a hash table for it
  return `${mayHaveAnswerSince(since)} AND (r.last_activity_at >= ${since} OR ${newestAnswerAt} >= ${since})`;
}
