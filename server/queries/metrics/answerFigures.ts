import type { Pool } from 'pg';
import { isContentRecord, type Content } from '#domain/form/Content.ts';
import { findOption } from '#domain/form/fields/kinds/choices.ts';
import type { FormField } from '#domain/form/Form.ts';
import {
  countsOf,
  numberFigures,
  placeOf,
  townOf,
  type Counted,
  type NumberFigures,
} from '#domain/metrics/answerFigures.ts';
import { statement } from '#server/database/statement.ts';

/** Of how many submissions that were completed last the answers are told. */
export const lastAnswered = 1_000;

interface AnswerRow {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly content: Content;
}

const answered = statement<[formId: string, fieldIdentity: string, most: number], AnswerRow>(
  'answers_of_field',
  `SELECT r.id AS "submissionId", r.scoped_id AS "scopedId", r.identifier, a.content
   FROM (SELECT d.id, d.scoped_id, d.identifier FROM dashboard_rows d
     WHERE d.master_template_id = $1::uuid AND d.status = 'finished' AND d.kind = 'InitiatedFlow'
     ORDER BY d.last_activity_at DESC LIMIT $3::int) r
   JOIN answers a ON a.submission_id = r.id AND a.field_identity = $2::uuid AND a.row_path = ''`,
);

export interface AnswerMarker {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly text: string;
  readonly longitude: number;
  readonly latitude: number;
}

export interface AnswerFigures {
  readonly count: number;
  /** of what was chosen, and of towns; none for numbers */
  readonly counts: readonly Counted[];
  readonly numbers: NumberFigures | null;
  readonly markers: readonly AnswerMarker[];
}

type Told = Omit<AnswerFigures, 'count'>;

/** Decision 0072. What was answered to a question, in figures. */
export async function answerFigures(
  pool: Pick<Pool, 'query'>,
  formId: string,
  field: FormField,
): Promise<AnswerFigures> {
  const rows = await answered.rows(pool, [formId, field.identity, lastAnswered]);
  return { count: rows.length, ...toldOf(field, rows) };
}

function toldOf(field: FormField, rows: readonly AnswerRow[]): Told {
  const contents = rows.map(({ content }) => content);
  if (field.dataType === 'address') {
    const counts = countsOf(contents.map(townOf));
    return { counts, numbers: null, markers: rows.flatMap(markerOf) };
  }
  if (field.dataType === 'multiple_choice') {
    const names = contents.map((content) => findOption(content, field)?.name ?? null);
    return { counts: countsOf(names), numbers: null, markers: [] };
  }
  const numbers = contents.filter((content): content is number => typeof content === 'number');
  return { counts: [], numbers: numberFigures(numbers), markers: [] };
}

function markerOf({ content, ...row }: AnswerRow): readonly AnswerMarker[] {
  const place = placeOf(content);
  if (place === null || !isContentRecord(content) || typeof content['text'] !== 'string') return [];
  return [{ ...row, ...place, text: content['text'] }];
}
