import { statement } from '#server/database/statement.ts';

interface Found {
  readonly id: string;
}

/** The active step where a field is answered. The field is given by its id in that version or by its identity. */
export const activeStepOfField = statement<[submissionId: string, field: string], Found>(
  'active_step_of_field',
  `SELECT x.id FROM submissions s
     JOIN active_steps x ON x.submission_id = s.id
     JOIN sections c ON c.step_id = x.step_id
     JOIN fields d ON d.section_id = c.id
   WHERE s.id = $1 AND s.deleted_at IS NULL AND (d.id = $2 OR d.identity = $2) LIMIT 1`,
);
