import type { OutputCondition, OutputFilter } from '#domain/filter/filter.ts';
import type { ListedOutputStatus } from '#domain/output/outputStatus.ts';
import { dayRangeSql, inListSql } from '#server/queries/dashboard/conditionParts.ts';
import type { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';

/** What conditions depend on besides themselves. */
export interface OutputConditionContext {
  readonly now: Date;
  /** time zone in which a filter's days start */
  readonly timeZone: string;
}

type Condition<Field extends OutputCondition['field']> = Extract<OutputCondition, { field: Field }>;
type Writer<Field extends OutputCondition['field']> = (
  condition: Condition<Field>,
  put: SqlParameters,
  by: OutputConditionContext,
) => string | null;

/** Must match `outputStatus` in the domain. */
const standing: Readonly<Record<ListedOutputStatus, (now: string) => string>> = {
  issued: (now) => `o.revoked_at IS NULL AND o.issued_at <= ${now} AND (o.expires_at IS NULL OR o.expires_at > ${now})`,
  expired: (now) => `o.revoked_at IS NULL AND o.issued_at <= ${now} AND o.expires_at <= ${now}`,
  unissued: (now) => `o.revoked_at IS NULL AND (o.issued_at IS NULL OR o.issued_at > ${now})`,
  revoked: () => 'o.revoked_at IS NOT NULL',
};

/** The SQL of each condition on output `o`; null if it doesn't filter. */
const writers: { readonly [Field in OutputCondition['field']]: Writer<Field> } = {
  outputStatus: ({ value }, put, { now }) =>
    value === 'all' ? null : value === 'revoked' ? standing.revoked('') : standing[value](put.add(now, 'timestamptz')),
  renewal: ({ value }) =>
    value === 'all' ? null : `o.original_output_id IS ${value === 'renewal' ? 'NOT NULL' : 'NULL'}`,
  forms: ({ operator, value }, put) => inListSql('o.listed_form_id', operator, put.add(value, 'uuid[]')),
  applicants: ({ operator, value }, put) =>
    `${operator === 'is' ? '' : 'NOT '}EXISTS (SELECT FROM applicant_attachments p
      WHERE p.submission_id = o.submission_id AND p.user_id = ANY (${put.add(value, 'uuid[]')}))`,
  outputKinds: ({ operator, value }, put) => inListSql('o.output_identity', operator, put.add(value, 'uuid[]')),
  outputName: ({ operator, value }, put) =>
    `lower(o.name) ${operator === 'is' ? '=' : '<>'} lower(${put.add(value, 'text')})`,
  issuedAt: ({ value }, put, { timeZone }) => dayRangeSql('o.issued_at', value, put, timeZone),
  expiresAt: ({ value }, put, { timeZone }) => dayRangeSql('o.expires_at', value, put, timeZone),
};

export function outputConditions(filter: OutputFilter, put: SqlParameters, by: OutputConditionContext): string[] {
  return filter.flatMap((condition) => {
    const write = writers[condition.field] as Writer<OutputCondition['field']>;
    return write(condition as never, put, by) ?? [];
  });
}
