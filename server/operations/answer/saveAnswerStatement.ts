import { statement } from '#server/database/statement.ts';
import { secondsBetweenTouches } from '#server/queries/dashboard/exactActivity.ts';

export interface SaveAnswerRow {
  readonly status: 'active' | 'halted' | 'finished';
  readonly is_reached: boolean;
  readonly is_step_locked: boolean;
  readonly is_field_locked: boolean;
  /** the step was completed */
  readonly is_left: boolean;
  /**
   * true if it names the submission, or changes what was approved, signed, or completed; nothing was written, because
   * updating the list row takes a transaction
   */
  readonly is_listed: boolean;
  readonly submission_id: string;
  readonly answer_id: string | null;
  readonly revision: number | null;
}

export type SaveAnswerParams = readonly [
  answerId: string,
  revisionId: string,
  activeStepId: string,
  fieldId: string,
  rowPath: string,
  seenRevision: number,
  content: string,
  textValue: string | null,
  numberValue: number | null,
  timeValue: string | null,
  entityId: string | null,
  savedBy: string | null,
  now: Date,
  /**
   * everything that depends on the answer, including the field itself; nothing is written if any of it affects the
   * list row. Empty: always write
   */
  influenced: readonly string[],
  /** staff may correct completed steps and locked fields */
  mayCorrect: boolean,
  /** the answer is invalid or missing, which is accepted only until the step is left */
  isWrong: boolean,
];

/**
 * One statement: checks the state under the submission's lock, compares the revision the writer saw, writes the
 * answer and its history, updates timestamps at most every five seconds, and notifies subscribers. Every change to a
 * step or submission takes the submission's lock first, so there is no race with completing, holding, or locking. A
 * retry after a lost response finds its own write and succeeds.
 */
export const saveAnswerStatement = statement<[...SaveAnswerParams], SaveAnswerRow>(
  'answer_save',
  `WITH place AS (
     SELECT x.submission_id, x.team_id, x.started_at IS NOT NULL AS is_reached, x.locked_at IS NOT NULL AS is_step_locked,
       d.identity = ANY (x.locked_fields) AS is_field_locked, x.completed_at IS NOT NULL AS is_left,
       cardinality($14::uuid[]) > 0 AND (s.approved_at IS NOT NULL OR COALESCE(t.identifier_field_identity = ANY ($14::uuid[]), false)
         OR x.completed_at IS NOT NULL) AS is_listed,
       d.id AS field_id, d.identity, s.status,
       s.last_edited_at IS NULL OR s.last_activity_at < $13::timestamptz - interval '${secondsBetweenTouches} seconds' AS is_stale
     FROM active_steps x
     JOIN submissions s ON s.id = x.submission_id AND s.deleted_at IS NULL
     JOIN master_templates t ON t.id = s.master_template_id
     JOIN fields d ON d.id = $4::uuid
     JOIN sections c ON c.id = d.section_id AND c.step_id = x.step_id
     WHERE x.id = $3::uuid
     FOR NO KEY UPDATE OF s FOR SHARE OF x
   ), open AS (
     SELECT * FROM place WHERE (status = 'active' OR (status = 'finished' AND $15::boolean)) AND is_reached
       AND NOT (is_step_locked OR (COALESCE(is_field_locked, false) AND NOT $15::boolean) OR is_listed OR (is_left AND $16::boolean))
   ), saved AS (
     INSERT INTO answers AS w (id, team_id, submission_id, field_id, field_identity, row_path, revision, content,
       text_value, number_value, time_value, entity_id, saved_by_id, saved_at)
     SELECT $1::uuid, team_id, submission_id, field_id, identity, $5, 1, $7::jsonb, $8, $9, $10::timestamptz, $11::uuid, $12::uuid, $13::timestamptz
     FROM open
     WHERE $6::int = 0 OR EXISTS (SELECT FROM answers o
       WHERE o.submission_id = open.submission_id AND o.field_identity = open.identity AND o.row_path = $5)
     ON CONFLICT (submission_id, field_identity, row_path) DO UPDATE SET revision = w.revision + 1, content = EXCLUDED.content,
       text_value = EXCLUDED.text_value, number_value = EXCLUDED.number_value, time_value = EXCLUDED.time_value,
       entity_id = EXCLUDED.entity_id, saved_by_id = EXCLUDED.saved_by_id, saved_at = EXCLUDED.saved_at
     WHERE w.revision = $6::int
     RETURNING w.id, w.team_id, w.submission_id, w.revision, w.content, w.saved_by_id, w.saved_at
   ), kept AS (
     INSERT INTO answer_revisions (id, team_id, answer_id, revision, content, saved_by_id, saved_at)
     SELECT $2::uuid, team_id, id, revision, content, saved_by_id, saved_at FROM saved
   ), touched AS (
     UPDATE submissions s SET last_activity_at = $13::timestamptz, last_edited_at = $13::timestamptz
     FROM saved, place WHERE s.id = saved.submission_id AND place.is_stale
   ), touched_row AS (
     UPDATE dashboard_rows r SET last_activity_at = $13::timestamptz, last_edited_at = $13::timestamptz
     FROM saved, place WHERE r.id = saved.submission_id AND place.is_stale
   ), touched_inbox AS (
     UPDATE inbox_rows i SET last_activity_at = $13::timestamptz
     FROM saved, place WHERE i.submission_id = saved.submission_id AND place.is_stale
   ), told AS (
     INSERT INTO event_outboxes (team_id, topic, payload)
     SELECT team_id, 'submission:' || submission_id, jsonb_build_object('submissionId', submission_id, 'answerId', id) FROM saved
   ), repeated AS (
     SELECT w.id, w.revision FROM open JOIN answers w
       ON w.submission_id = open.submission_id AND w.field_identity = open.identity AND w.row_path = $5
     WHERE NOT EXISTS (SELECT FROM saved) AND w.revision = $6::int + 1 AND w.content = $7::jsonb
       AND w.saved_by_id IS NOT DISTINCT FROM $12::uuid
   )
   SELECT place.status, place.is_reached, place.is_step_locked, place.is_field_locked, place.is_left, place.is_listed,
     place.submission_id,
     COALESCE(saved.id, repeated.id) AS answer_id, COALESCE(saved.revision, repeated.revision) AS revision
   FROM place LEFT JOIN saved ON true LEFT JOIN repeated ON true`,
);
