import { submissionConditions } from '#domain/filter/conditions.ts';
import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';
import { durationMs } from '#domain/kernel/durations.ts';
import { statusOfCompletion } from '#domain/submission/status.ts';
import { statusOfFilter } from '#domain/template/templateStatus.ts';
import { dayRangeSql, inListSql } from '#server/queries/dashboard/conditionParts.ts';
import { answeredSince, changedSince } from '#server/queries/dashboard/exactActivity.ts';
import { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';
import { visibleVersionSql } from '#server/queries/dashboard/visibleForms.ts';

/** What conditions depend on besides themselves. */
export interface ConditionContext {
  readonly now: Date;
  /** time zone in which a filter's days start */
  readonly timeZone: string;
  /** forms whose answers the viewer may read as staff */
  readonly readForms: readonly string[];
  /** versions of these forms whose submissions are hidden from the viewer */
  readonly hiddenVersions: readonly string[];
  /** rows of other forms count too because the viewer is responsible for them */
  readonly isOwn: boolean;
  /** these forms have imported records, whose answers are stored separately */
  readonly hasRecords: boolean;
}

type Condition<Field extends SubmissionCondition['field']> = Extract<SubmissionCondition, { field: Field }>;
type Writer<Field extends SubmissionCondition['field']> = (
  condition: Condition<Field>,
  put: SqlParameters,
  by: ConditionContext,
) => string | null;

/** The SQL of each condition on list row `r`; null if it doesn't filter. User input goes into parameters only. */
const writers: { readonly [Field in SubmissionCondition['field']]: Writer<Field> } = {
  // this decides which rows to search, see `isOwn`
  assignedToMe: () => null,
  completion: ({ value }, put) => {
    const status = statusOfCompletion[value];
    return status && `r.status = ${put.add(status, 'submission_status')}`;
  },
  renewal: ({ value }) => (value === 'all' ? null : `r.is_renewal = ${value === 'renewal'}`),
  import: ({ value }, put) => {
    if (value === 'all') return null;
    if (value === 'imported' || value === 'notImported')
      return `r.kind = '${value === 'imported' ? 'ImportedFlow' : 'InitiatedFlow'}'`;
    return `r.id IN (SELECT f.id FROM imported_flows f WHERE f.data_import_id = ${put.add(value, 'uuid')})`;
  },
  forms: ({ operator, value }, put) => inListSql('r.master_template_id', operator, put.add(value, 'uuid[]')),
  formStatus: ({ value }, put) => {
    const status = statusOfFilter[value];
    return (
      status &&
      `r.master_template_id IN (SELECT m.id FROM master_templates m WHERE m.status = ${put.add(status, 'template_status')})`
    );
  },
  currentStep: ({ operator, value }, put) =>
    operator === 'is'
      ? `${standing} AND r.current_step_identity = ANY (${put.add(value, 'uuid[]')})`
      : `(r.current_step_identity = ANY (${put.add(value, 'uuid[]')})) IS NOT TRUE`,
  currentStepTime: ({ operator, value }, put, { now }) => {
    const since = put.add(new Date(now.getTime() - durationMs(value)), 'timestamptz');
    return `${standing} AND r.current_step_since ${operator === 'longerThan' ? '<' : '>'} ${since}`;
  },
  tags: ({ operator, value }, put) => {
    const tags = put.add(value, 'uuid[]');
    return operator === 'is' ? `r.id IN (${taggedRowsSql(tags)})` : `NOT ${bears(tags)}`;
  },
  applicants: ({ operator, value }, put) =>
    inOrNotIn(
      operator,
      `SELECT p.submission_id FROM applicant_attachments p WHERE p.user_id = ANY (${put.add(value, 'uuid[]')})`,
    ),
  assignees: ({ operator, value }, put) =>
    inOrNotIn(
      operator,
      `SELECT i.submission_id FROM inbox_rows i WHERE i.principal_id = ANY (${put.add(value, 'uuid[]')})`,
    ),
  startedAt: ({ value }, put, by) => dayRangeSql('r.created_at', value, put, by.timeZone),
  finishedAt: ({ value }, put, by) => dayRangeSql('r.finished_at', value, put, by.timeZone),
  lastActivityAt: ({ value }, put, by) => dayRangeSql('r.last_activity_at', value, put, by.timeZone),
  lastAnswerAt: ({ value }, put) => answeredSince(value, put),
  lastChangedAt: ({ value }, put) => changedSince(value, put),
  answerText: ({ identity, operator, value }, put, by) =>
    answered(operator, `a.text_value = ${put.add(value.toLowerCase(), 'text')}`, identity, put, by),
  answerOptions: ({ identity, operator, value }, put, by) =>
    answered(operator, `a.content ?| ${put.add(value, 'text[]')}`, identity, put, by),
  answerNumber: ({ identity, value: { from, to } }, put, by) =>
    answered(
      'is',
      [
        from !== null && `a.number_value >= ${put.add(from, 'numeric')}`,
        to !== null && `a.number_value <= ${put.add(to, 'numeric')}`,
      ]
        .filter(Boolean)
        .join(' AND '),
      identity,
      put,
      by,
    ),
  answerDate: ({ identity, value: { from, to } }, put, by) => {
    // a date without a time is the same everywhere; an instant falls on a day in the viewer's time zone
    const day = `(a.time_value AT TIME ZONE CASE WHEN COALESCE(a.content->>'start', a.content #>> '{}') ~ '^\\d{4}-\\d\\d-\\d\\d$'
      THEN 'UTC' ELSE ${put.add(by.timeZone, 'text')} END)::date`;
    return answered(
      'is',
      [from !== null && `${day} >= ${put.add(from, 'date')}`, to !== null && `${day} <= ${put.add(to, 'date')}`]
        .filter(Boolean)
        .join(' AND '),
      identity,
      put,
      by,
    );
  },
};

/** Whether the filter needs the viewer's time zone. */
export const needsTimeZone = (filter: SubmissionFilter): boolean =>
  filter.some(({ field }) => submissionConditions[field].input.kind === 'days');

/** Finished submissions have no current step. Saying so lets PostgreSQL skip all of them. */
const standing = `r.status = ANY ('{active,halted}'::submission_status[])`;

const taggedBy = { InitiatedFlow: 'submission_id', ImportedFlow: 'imported_flow_id' } as const;

/** Ids of rows with any of these tags, each kind of row through its own index. */
export const taggedRowsSql = (tags: string): string =>
  Object.values(taggedBy)
    .map((id) => `SELECT g.${id} AS id FROM taggings g WHERE g.tag_id = ANY (${tags}) AND g.${id} IS NOT NULL`)
    .join(' UNION ALL ');

/** Whether row `r` has any of these tags. Evaluated per row, so it only checks the row's own kind. */
const bears = (tags: string): string =>
  `CASE r.kind ${Object.entries(taggedBy)
    .map(
      ([kind, id]) =>
        `WHEN '${kind}' THEN EXISTS (SELECT FROM taggings g WHERE g.tag_id = ANY (${tags}) AND g.${id} = r.id)`,
    )
    .join(' ')} END`;

export function conditionsSql(filter: SubmissionFilter, put: SqlParameters, by: ConditionContext): string[] {
  return filter.flatMap((condition) => {
    const write = writers[condition.field] as Writer<SubmissionCondition['field']>;
    return write(condition as never, put, by) ?? [];
  });
}

const inOrNotIn = (operator: 'is' | 'isNot', ids: string): string =>
  operator === 'is' ? `r.id IN (${ids})` : `NOT EXISTS (SELECT FROM (${ids}) AS other(id) WHERE other.id = r.id)`;

/** Whether the viewer may read the answers of row `r` as staff. */
export function readableRowSql(
  { readForms, hiddenVersions }: Pick<ConditionContext, 'readForms' | 'hiddenVersions'>,
  put: SqlParameters,
): string {
  const isOfForm = `r.master_template_id = ANY (${put.add(readForms, 'uuid[]')})`;
  if (hiddenVersions.length === 0) return isOfForm;
  return `${isOfForm} AND ${visibleVersionSql('r.id', put.add(hiddenVersions, 'uuid[]'))}`;
}

/** Decision 0044: a condition on answers must not reveal anything about answers the viewer may not read. */
function answered(
  operator: 'is' | 'isNot',
  condition: string,
  identity: string,
  put: SqlParameters,
  by: ConditionContext,
): string {
  const { readForms, isOwn, hasRecords } = by;
  if (hasRecords)
    return `${readableRowSql(by, put)} AND ${answeredAnywhere(operator, condition, put.add(identity, 'uuid'), put.add(readForms, 'uuid[]'))}`;
  const found = `SELECT FROM answers a WHERE a.submission_id = r.id AND a.field_identity = ${put.add(identity, 'uuid')} AND ${condition}`;
  // repeating this condition made PostgreSQL underestimate the rows and look up each row's answer separately
  const isRead = isOwn ? `${readableRowSql(by, put)} AND ` : '';
  return `${isRead}${operator === 'is' ? '' : 'NOT '}EXISTS (${found})`;
}

/** The same when there are imported records: find matching answers first, then their rows. */
function answeredAnywhere(operator: 'is' | 'isNot', condition: string, identity: string, readForms: string): string {
  const found = `SELECT a.submission_id AS id FROM answers a WHERE a.field_identity = ${identity} AND ${condition}
    UNION ALL
    SELECT a.id FROM (
      SELECT f.id, f.data -> ${identity}::text AS content, f.found_by -> ${identity}::text ->> 'text' AS text_value,
        (f.found_by -> ${identity}::text ->> 'number')::numeric AS number_value, (f.found_by -> ${identity}::text ->> 'time')::timestamptz AS time_value
      FROM imported_flows f WHERE f.master_template_id = ANY (${readForms}) AND f.data ? ${identity}::text
    ) a WHERE ${condition}`;
  return inOrNotIn(operator, found);
}
