import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';
import type { AnswerRow } from '#server/queries/answer/answersByIds.ts';

/** An answer with the flags that decide who may read it. */
export interface PlacedAnswer extends AnswerRow {
  readonly external: boolean;
  readonly redacted: boolean;
}

export const answersOfSubmissions = statement<[submissionIds: readonly string[]], PlacedAnswer>(
  'answers_of_submissions',
  `SELECT w.id, w.submission_id AS "submissionId", w.field_id AS "fieldId", w.field_identity AS "fieldIdentity", w.row_path AS "rowPath", w.content, w.revision,
     w.saved_at AS "savedAt", COALESCE(p.external, false) AS external, d.redacted
   FROM answers w JOIN fields d ON d.id = w.field_id JOIN sections c ON c.id = d.section_id LEFT JOIN steps p ON p.id = c.step_id
   WHERE w.submission_id = ${anyOfSql('$1::uuid[]')} ORDER BY w.id`,
);
