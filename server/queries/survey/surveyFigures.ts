import { kinds } from '#domain/form/fields/kinds.ts';
import { sectionableOf, type Form, type FormField } from '#domain/form/Form.ts';
import { statement } from '#server/database/statement.ts';
import type { Services } from '#server/Services.ts';

interface Answered {
  readonly identity: string;
  readonly answered: number;
  readonly average: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

interface Chosen {
  readonly identity: string;
  readonly option: string;
  readonly times: number;
}

const answeredRows = statement<[activeStepId: string], Answered>(
  'survey_answered',
  `SELECT a.field_identity AS identity, count(*)::int AS answered, avg(a.number_value)::float8 AS average,
     min(a.number_value)::float8 AS least, max(a.number_value)::float8 AS most
   FROM survey_submissions s JOIN survey_answers a ON a.survey_submission_id = s.id
   WHERE s.active_step_id = $1::uuid AND s.deleted_at IS NULL GROUP BY a.field_identity`,
);

const chosenRows = statement<[activeStepId: string, identities: readonly string[]], Chosen>(
  'survey_chosen',
  `SELECT a.field_identity AS identity, o.option, count(*)::int AS times
   FROM survey_submissions s JOIN survey_answers a ON a.survey_submission_id = s.id AND a.field_identity = ANY ($2::uuid[])
   CROSS JOIN LATERAL jsonb_array_elements_text(
     CASE jsonb_typeof(a.content) WHEN 'array' THEN a.content ELSE jsonb_build_array(a.content) END) AS o(option)
   WHERE s.active_step_id = $1::uuid AND s.deleted_at IS NULL GROUP BY a.field_identity, o.option`,
);

export interface OptionFigure {
  readonly name: string;
  readonly times: number;
}

/** The responses to one survey question. */
export interface QuestionFigures {
  readonly field: FormField;
  readonly answered: number;
  /** how often each option was chosen, in order; empty for questions without options */
  readonly options: readonly OptionFigure[];
  /** for numbers and amounts */
  readonly average: number | null;
  readonly least: number | null;
  readonly most: number | null;
}

/** The responses to each question of a step's survey, counted in two statements. */
export async function surveyFigures(
  { pool }: Pick<Services, 'pool'>,
  form: Form,
  at: { readonly activeStepId: string; readonly surveyIdentity: string },
): Promise<readonly QuestionFigures[]> {
  const { from, to } = sectionableOf(form, at.surveyIdentity)?.fields ?? { from: 0, to: 0 };
  const fields = form.fields.slice(from, to);
  const choices = fields.filter(({ options }) => options.length > 0).map(({ identity }) => identity);
  const [answered, chosen] = await Promise.all([
    answeredRows.rows(pool, [at.activeStepId]),
    chosenRows.rows(pool, [at.activeStepId, choices]),
  ]);
  const known = new Map(answered.map((row) => [row.identity, row]));
  const times = new Map(chosen.map((row) => [`${row.identity} ${row.option}`, row.times]));
  return fields.map((field) => {
    const row = known.get(field.identity);
    const counts = kinds[field.dataType].numberFor !== null && field.options.length === 0;
    return {
      field,
      answered: row?.answered ?? 0,
      options: field.options.map(({ identity, name }) => ({
        name,
        times: times.get(`${field.identity} ${identity}`) ?? 0,
      })),
      average: counts ? (row?.average ?? null) : null,
      least: counts ? (row?.least ?? null) : null,
      most: counts ? (row?.most ?? null) : null,
    };
  });
}
