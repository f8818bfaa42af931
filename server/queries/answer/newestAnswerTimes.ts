import { statement } from '#server/database/statement.ts';

interface NewestAnswer {
  readonly submissionId: string;
  readonly savedAt: Date;
}

/** When each submission's newest answer was saved. Submissions without answers are left out. */
export const newestAnswerTimes = statement<[submissionIds: readonly string[]], NewestAnswer>(
  'answers_newest',
  `SELECT w.submission_id AS "submissionId", max(w.saved_at) AS "savedAt" FROM answers w
   WHERE w.submission_id = ANY ($1::uuid[]) GROUP BY w.submission_id`,
);
