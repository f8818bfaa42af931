import { statement } from '#server/database/statement.ts';

/** What may have to be said of a submission above its steps; whether somebody may hear of it is asked elsewhere. */
export interface NoticesRow {
  readonly id: string;
  readonly outputIds: readonly string[];
  readonly requirementIds: readonly string[];
  readonly isCorrected: boolean;
  readonly asksForOthers: boolean;
}

/** Of the office's own changes the applicants are not told. */
export const noticesOf = statement<[submissionIds: readonly string[]], NoticesRow>(
  'submission_notices',
  `SELECT s.id,
     ARRAY(SELECT o.id FROM issued_outputs o WHERE o.submission_id = s.id ORDER BY o.created_at LIMIT 100) AS "outputIds",
     ARRAY(SELECT r.id FROM supplemental_requirements r WHERE r.submission_id = s.id ORDER BY r.created_at LIMIT 200) AS "requirementIds",
     EXISTS (SELECT FROM activities a WHERE a.submission_id = s.id AND a.kind = 'correctAnswers'
       AND a.data -> 'isOffices' IS DISTINCT FROM 'true'::jsonb) AS "isCorrected",
     EXISTS (SELECT FROM subprocess_requirements r WHERE r.submission_id = s.id) AS "asksForOthers"
   FROM submissions s WHERE s.id = ANY ($1::uuid[])`,
);
