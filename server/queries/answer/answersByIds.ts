import type { Content } from '#domain/form/Content.ts';
import { anyOfSql } from '#server/database/anyOfSql.ts';
import { statement } from '#server/database/statement.ts';

export interface AnswerRow {
  readonly id: string;
  readonly submissionId: string;
  readonly fieldId: string;
  readonly fieldIdentity: string;
  readonly rowPath: string;
  readonly content: Content;
  readonly revision: number;
  readonly savedAt: Date;
}

export const answersByIds = statement<[ids: readonly string[]], AnswerRow>(
  'answers_by_ids',
  `SELECT id, submission_id AS "submissionId", field_id AS "fieldId", field_identity AS "fieldIdentity", row_path AS "rowPath", content, revision, saved_at AS "savedAt"
   FROM answers WHERE id = ${anyOfSql('$1::uuid[]')}`,
);
