import type { Pool } from 'pg';
import { statement } from '#server/database/statement.ts';
import type { AnswerRow } from '#server/queries/answer/answersByIds.ts';

export interface AnswerLocation {
  readonly submissionId: string;
  readonly fieldIdentity: string;
  readonly rowPath: string;
}

export interface ChangedAnswer {
  readonly answer: AnswerRow;
  /** flags of its field that decide who may read it */
  readonly external: boolean;
  readonly redacted: boolean;
}

type Row = AnswerRow & { readonly external: boolean; readonly redacted: boolean };

const selected = `SELECT w.id, w.submission_id AS "submissionId", w.field_id AS "fieldId", w.field_identity AS "fieldIdentity", w.row_path AS "rowPath", w.content, w.revision,
     w.saved_at AS "savedAt", COALESCE(p.external, false) AS external, d.redacted
   FROM answers w JOIN fields d ON d.id = w.field_id JOIN sections c ON c.id = d.section_id LEFT JOIN steps p ON p.id = c.step_id`;
const changedAnswerRow = statement<[id: string], Row>('answer_changed', `${selected} WHERE w.id = $1`);
const placedAnswerRow = statement<[submissionId: string, fieldIdentity: string, rowPath: string], Row>(
  'answer_placed',
  `${selected} WHERE w.submission_id = $1 AND w.field_identity = $2 AND w.row_path = $3`,
);

const toldOf = new WeakMap<object, Promise<ChangedAnswer | null>>();

/**
 * The answer an event is about. Read once per event however many subscribers there are; keyed by event because an
 * earlier event's read may be stale.
 */
export function changedAnswer(pool: Pool, id: string, event: object): Promise<ChangedAnswer | null> {
  const reading = toldOf.get(event) ?? read(pool, id);
  toldOf.set(event, reading);
  return reading;
}

async function read(pool: Pool, id: string): Promise<ChangedAnswer | null> {
  const [row] = await changedAnswerRow.rows(pool, [id]);
  return row ? changedIn(row) : null;
}

/** The current answer at a place. */
export async function answerAt(pool: Pool, place: AnswerLocation): Promise<ChangedAnswer | null> {
  const { submissionId, fieldIdentity, rowPath } = place;
  const [row] = await placedAnswerRow.rows(pool, [submissionId, fieldIdentity, rowPath]);
  return row ? changedIn(row) : null;
}

const changedIn = ({ external, redacted, ...answer }: Row): ChangedAnswer => ({ answer, external, redacted });
