import type { Pool } from 'pg';
import type { TimeRange } from '#domain/metrics/tallyRanges.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { statement } from '#server/database/statement.ts';
import { dashboardColumns, viewerColumnsSql, type DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import { timeRangeBounds, tallyRangeParams, tallyJoinSql } from '#server/queries/metrics/tallyJoin.ts';

export interface CountedForm {
  readonly id: string;
  readonly launched: number;
  readonly active: number;
  readonly completed: number;
  readonly overdue: number;
  /** started at any time */
  readonly ever: number;
}

type Ranges = ReturnType<typeof tallyRangeParams>;

/** Overdue depends on the current time, so there is no tally for it. */
const isOverdue = (now: string): string =>
  `r.master_template_id = f.id AND r.status = 'active' AND r.due_at IS NOT NULL AND r.due_at < ${now}`;
const isWithin = (row: string, from: string, until: string): string =>
  `${row}.created_at >= ${from} AND ${row}.created_at < ${until}`;

const counts = statement<
  [forms: readonly string[], ...ranges: Ranges, from: string, until: string, now: Date],
  CountedForm
>(
  'metrics_submissions',
  `SELECT f.id, COALESCE(c.launched, 0)::int AS launched, COALESCE(c.active, 0)::int AS active,
     COALESCE(c.completed, 0)::int AS completed, COALESCE(e.ever, 0)::int AS ever, o.overdue::int AS overdue
   FROM unnest($1::uuid[]) f(id)
   CROSS JOIN LATERAL (SELECT sum(t.launched) AS launched, sum(t.active) AS active, sum(t.completed) AS completed
     FROM ${tallyJoinSql('submission_tallies')}) c
   CROSS JOIN LATERAL (SELECT sum(t.launched) AS ever FROM submission_tallies t
     WHERE t.master_template_id = f.id AND t.grain = 'month') e
   CROSS JOIN LATERAL (SELECT count(*) AS overdue FROM dashboard_rows r
     WHERE ${isOverdue('$7::timestamptz')} AND ${isWithin('r', '$5::timestamptz', '$6::timestamptz')}) o`,
);

/** Outcome of the submissions started in a period, per form. */
export const countedSubmissions = (
  pool: Pick<Pool, 'query'>,
  forms: readonly string[],
  stretch: TimeRange,
  now: Date,
): Promise<readonly CountedForm[]> =>
  counts.rows(pool, [forms, ...tallyRangeParams([stretch]), ...timeRangeBounds(stretch), now]);

const mostListed = 8;

/** The first few rows of form `f` in the order of `since`, among those started in the period. */
const firstOf = (since: string, condition: string): string =>
  `SELECT o.id, o.since FROM (
     SELECT r.id, r.${since} AS since, r.created_at FROM dashboard_rows r WHERE ${condition} ORDER BY r.${since} OFFSET 0
   ) o WHERE ${isWithin('o', '$2::timestamptz', '$3::timestamptz')} LIMIT ${mostListed}`;

/**
 * The first few rows of each form come from an index, so the cost doesn't depend on the total. The period is checked
 * outside a fence (`OFFSET 0`): PostgreSQL can't estimate how many rows match and otherwise reads and sorts all rows of
 * the forms.
 */
const attention = statement<
  [forms: readonly string[], from: string, until: string, now: Date, principals: readonly string[]],
  DashboardRow
>(
  'metrics_attention',
  `SELECT ${dashboardColumns}, ${viewerColumnsSql('$5::uuid[]')}
   FROM (
     SELECT each.* FROM (
       SELECT d.id, 0 AS place, d.since FROM unnest($1::uuid[]) f(id) CROSS JOIN LATERAL (
         ${firstOf('due_at', isOverdue('$4::timestamptz'))}) d
       UNION ALL
       SELECT w.id, 1, w.since FROM unnest($1::uuid[]) f(id) CROSS JOIN LATERAL (
         ${firstOf(
           'current_step_since',
           `r.master_template_id = f.id AND r.status = 'active' AND NOT r.is_external
            AND (r.due_at IS NULL OR r.due_at >= $4::timestamptz)`,
         )}) w
     ) each ORDER BY each.place, each.since, each.id LIMIT ${mostListed}
   ) found JOIN dashboard_rows r ON r.id = found.id ORDER BY found.place, found.since, found.id`,
  instantsAsText,
);

/** The longest overdue first, then those waiting longest for staff. */
export const submissionsNeedingAttention = (
  pool: Pick<Pool, 'query'>,
  forms: readonly string[],
  stretch: TimeRange,
  { now, principals }: { readonly now: Date; readonly principals: readonly string[] },
): Promise<readonly DashboardRow[]> => attention.rows(pool, [forms, ...timeRangeBounds(stretch), now, principals]);
