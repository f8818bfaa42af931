import type { Pool } from 'pg';
import type { Content } from '#domain/form/Content.ts';
import { evaluateForm } from '#domain/form/evaluate/Evaluation.ts';
import type { DataType } from '#domain/form/fields/kinds.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { fieldOf, type FormField } from '#domain/form/Form.ts';
import { contentsOf, onlyRow } from '#domain/form/rows.ts';
import { coordinatesOf } from '#domain/metrics/answerFigures.ts';
import { statement } from '#server/database/statement.ts';
import type { PublishedField } from '#server/queries/record/publishedFields.ts';
import type { Services } from '#server/Services.ts';

/** An answer that the public may read. */
export interface PublishedAnswer {
  readonly identity: string;
  readonly name: string | null;
  readonly dataType: DataType;
  readonly text: string;
  readonly content: Content;
  /** the field of the answer's version */
  readonly field: FormField;
  readonly place: { readonly longitude: number; readonly latitude: number } | null;
}

interface AnsweredRow {
  readonly id: string;
  readonly formId: string;
  readonly versionId: string;
  readonly timeZone: string;
  readonly answers: Readonly<Record<string, Content>> | null;
}

const answered = statement<[ids: readonly string[]], AnsweredRow>(
  'published_answers',
  `SELECT s.id, s.master_template_id AS "formId", s.flow_template_id AS "versionId", m.time_zone AS "timeZone", a.answers
   FROM submissions s JOIN teams m ON m.id = s.team_id
   LEFT JOIN LATERAL (SELECT json_object_agg(w.field_identity, w.content) AS answers FROM answers w
     WHERE w.submission_id = s.id AND w.row_path = '${onlyRow}') a ON true
   WHERE s.id = ANY ($1::uuid[]) AND s.deleted_at IS NULL AND s.status = 'finished'`,
);

/**
 * The published answers of some records, by record, in form order: shown answers to published questions, if the
 * record's own version publishes them. Computed from the answers each time, so that a change takes effect immediately.
 */
export async function publishedAnswers(
  { pool, loadForm }: Pick<Services, 'loadForm'> & { readonly pool: Pick<Pool, 'query'> },
  ids: readonly string[],
  fields: readonly PublishedField[],
): Promise<ReadonlyMap<string, readonly PublishedAnswer[]>> {
  if (ids.length === 0 || fields.length === 0) return new Map();
  const rows = await answered.rows(pool, [ids]);
  const byForm = Map.groupBy(fields, ({ formId }) => formId);
  const told = new Map<string, readonly PublishedAnswer[]>();
  for (const { id, formId, versionId, answers, timeZone } of rows) {
    const form = await loadForm(versionId);
    if (!form) continue;
    const evaluation = evaluateForm(form, contentsOf(form, answers ?? {}));
    const open = (byForm.get(formId) ?? []).filter(({ versions }) => versions.includes(versionId));
    told.set(
      id,
      open.flatMap(({ identity, name, dataType }) => {
        const field = fieldOf(form, identity);
        const content = field ? evaluation.content(identity) : null;
        if (!field || field.redacted || kinds[field.dataType].isEmpty(content)) return [];
        const text = kinds[field.dataType].summarise(content, field, timeZone);
        const place = field.dataType === 'address' ? coordinatesOf(content) : null;
        return [{ identity, name, dataType, text, content, field, place }];
      }),
    );
  }
  return told;
}
