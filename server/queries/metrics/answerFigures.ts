import type { Pool } from 'pg';
import { isContentRecord, isNumber, type Content } from '#domain/form/Content.ts';
import { kinds } from '#domain/form/fields/kinds.ts';
import { findOption } from '#domain/form/fields/kinds/choices.ts';
import type { FormField } from '#domain/form/Form.ts';
import {
  countsOf,
  numberFigures,
  coordinatesOf,
  townOf,
  type NamedCount,
  type NumberFigures,
} from '#domain/metrics/answerFigures.ts';
import { inWholeBatches, publicCounts, publicNumbers } from '#domain/metrics/publicFigures.ts';
import { statement } from '#server/database/statement.ts';

/** How many recently completed submissions the answer figures cover. */
export const answerSampleSize = 1_000;

interface AnswerRow {
  readonly submissionId: string;
  readonly scopedId: number;
  readonly identifier: string | null;
  readonly content: Content;
}

const recent = `(SELECT d.id, d.scoped_id, d.identifier, d.finished_at FROM dashboard_rows d
     WHERE d.master_template_id = $1::uuid AND d.status = 'finished' AND d.kind = 'InitiatedFlow'
     ORDER BY d.last_activity_at DESC LIMIT $3::int) r
   JOIN answers a ON a.submission_id = r.id AND a.field_identity = $2::uuid AND a.row_path = ''`;

const answered = statement<[formId: string, fieldIdentity: string, most: number], AnswerRow>(
  'answers_of_field',
  `SELECT r.id AS "submissionId", r.scoped_id AS "scopedId", r.identifier, a.content FROM ${recent}`,
);

type PublicParams = [formId: string, fieldIdentity: string, most: number, versions: readonly string[]];

/** Each answer is checked against the version it was given in, whatever version the request names. Oldest first. */
const publiclyAnswered = statement<PublicParams, { readonly content: Content }>(
  'public_answers_of_field',
  `SELECT a.content FROM ${recent} JOIN fields f ON f.id = a.field_id AND f.flow_template_id = ANY ($4::uuid[])
   ORDER BY r.finished_at NULLS FIRST, r.id`,
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
  /** small groups are combined and numbers rounded, as for the public */
  readonly isGrouped: boolean;
  /** of chosen options or of towns; empty for numbers */
  readonly counts: readonly NamedCount[];
  readonly numbers: NumberFigures | null;
  readonly markers: readonly AnswerMarker[];
}

type Told = Omit<AnswerFigures, 'count' | 'isGrouped'>;

/** Figures on the answers to a question, for members of the form. Decision 0072. */
export async function answerFigures(
  pool: Pick<Pool, 'query'>,
  formId: string,
  field: FormField,
): Promise<AnswerFigures> {
  const rows = await answered.rows(pool, [formId, field.identity, answerSampleSize]);
  return { count: rows.length, isGrouped: false, ...toldOf(field, rows) };
}

/** The same for the public, limited to the versions from `publicVersions`. Decision 0086. */
export async function publicAnswerFigures(
  pool: Pick<Pool, 'query'>,
  formId: string,
  { field, versions }: { readonly field: FormField; readonly versions: readonly string[] },
): Promise<AnswerFigures> {
  const rows = await publiclyAnswered.rows(pool, [formId, field.identity, answerSampleSize, versions]);
  const contents = rows.map(({ content }) => content);
  if (kinds[field.dataType].figures !== 'numbers') {
    const names = inWholeBatches(contents.map((content) => nameOf(field, content)));
    return { count: names.length, isGrouped: true, counts: publicCounts(names), numbers: null, markers: [] };
  }
  const numbers = inWholeBatches(contents.filter(isNumber));
  return { count: numbers.length, isGrouped: true, counts: [], numbers: publicNumbers(numbers), markers: [] };
}

/** The town of an address, or the chosen option. */
const nameOf = (field: FormField, content: Content): string | null =>
  kinds[field.dataType].figures === 'towns' ? townOf(content) : (findOption(content, field)?.name ?? null);

function toldOf(field: FormField, rows: readonly AnswerRow[]): Told {
  const contents = rows.map(({ content }) => content);
  if (kinds[field.dataType].figures !== 'numbers') {
    const counts = countsOf(contents.map((content) => nameOf(field, content)));
    return { counts, numbers: null, markers: kinds[field.dataType].figures === 'towns' ? rows.flatMap(markerOf) : [] };
  }
  return { counts: [], numbers: numberFigures(contents.filter(isNumber)), markers: [] };
}

function markerOf({ content, ...row }: AnswerRow): readonly AnswerMarker[] {
  const place = coordinatesOf(content);
  if (place === null || !isContentRecord(content) || typeof content['text'] !== 'string') return [];
  return [{ ...row, ...place, text: content['text'] }];
}
