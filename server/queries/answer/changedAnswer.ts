import type { Pool } from 'pg';
import type { TraitOf } from '#domain/access/decide.ts';
import { statement } from '#server/database/statement.ts';
import type { AnswerRow } from '#server/queries/answer/answersByIds.ts';

export interface ChangedAnswer {
  readonly answer: AnswerRow;
  readonly traits: readonly TraitOf<'answer'>[];
}

type Row = AnswerRow & { readonly external: boolean; readonly redacted: boolean };

const changedAnswerRow = statement<[id: string], Row>(
  'answer_changed',
  `SELECT w.id, w.submission_id AS "submissionId", w.field_id AS "fieldId", w.field_identity AS "fieldIdentity", w.row_path AS "rowPath", w.content, w.revision,
     w.saved_at AS "savedAt", COALESCE(p.external, false) AS external, d.redacted
   FROM answers w JOIN fields d ON d.id = w.field_id JOIN sections c ON c.id = d.section_id LEFT JOIN steps p ON p.id = c.step_id
   WHERE w.id = $1`,
);

const underWay = new Map<string, Promise<ChangedAnswer | null>>();

/** However many watch, an answer that changed is read once: whoever asks while it is being read gets the same row. */
export function changedAnswer(pool: Pool, id: string): Promise<ChangedAnswer | null> {
  const reading = underWay.get(id) ?? read(pool, id).finally(() => underWay.delete(id));
  underWay.set(id, reading);
  return reading;
}

async function read(pool: Pool, id: string): Promise<ChangedAnswer | null> {
  const [row] = await changedAnswerRow.rows(pool, [id]);
  if (!row) return null;
  const { external, redacted, ...answer } = row;
  const traits = [...(external ? (['external'] as const) : []), ...(redacted ? (['redacted'] as const) : [])];
  return { answer, traits };
}
