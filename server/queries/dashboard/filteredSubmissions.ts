import type { Pool } from 'pg';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import type { SubmissionOrder, SubmissionSort } from '#domain/filter/submissionSorts.ts';
import { instantsAsText } from '#server/database/instantsAsText.ts';
import { conditionsText, type AskedBy } from '#server/queries/dashboard/conditionsText.ts';
import { dashboardColumns, ownColumnsFor, type DashboardRow } from '#server/queries/dashboard/DashboardRow.ts';
import {
  atLast,
  never,
  pageOfHits,
  type PartWanted,
  type SortKeyType,
  type Sorting,
} from '#server/queries/dashboard/pageOfHits.ts';
import { SqlParameters } from '#server/queries/dashboard/SqlParameters.ts';

/** Whose rows are looked for: those of the inbox of some principals, or those of some forms. */
export interface Seen extends AskedBy {
  readonly principals: readonly string[];
  readonly isOwn: boolean;
  /** the only teams; null for all */
  readonly teams: readonly string[] | null;
  readonly withheldTeams: readonly string[];
}

export interface FilteredRequest extends PartWanted {
  readonly filter: SubmissionFilter;
  readonly by: SubmissionSort;
}

export type FilteredRow = DashboardRow & { readonly sortKey: string; readonly total: number | null };

/** By what a row is ordered; what a row does not have stands after everything else. */
const sortings: Readonly<Record<SubmissionSort, (readForms: () => string) => Sorting>> = {
  lastActivityAt: () => ({ key: 'r.last_activity_at', type: 'timestamptz' }),
  lastEditedAt: () => ({ key: `COALESCE(r.last_edited_at, '${never}')`, type: 'timestamptz' }),
  createdAt: () => ({ key: 'r.created_at', type: 'timestamptz' }),
  dueAt: () => ({ key: `COALESCE(r.due_at, '${atLast}')`, type: 'timestamptz' }),
  currentStepSince: () => ({ key: `COALESCE(r.current_step_since, '${atLast}')`, type: 'timestamptz' }),
  number: () => ({ key: 'r.scoped_id', type: 'int' }),
  // the order would tell what an answer is that the viewer does not read
  identifier: (readForms) => ({
    key: `CASE WHEN r.identifier_redacted AND r.master_template_id <> ALL (${readForms()}) THEN '' ELSE COALESCE(lower(r.identifier), '') END`,
    type: 'text',
  }),
  form: () => ({ key: 'lower(r.template_name)', type: 'text' }),
  applicant: () => ({ key: `COALESCE(lower(r.applicant), '')`, type: 'text' }),
  currentStep: () => ({ key: `COALESCE(lower(r.current_step_name), '')`, type: 'text' }),
};

/** The rows that are shown already, as they are now, of all that the viewer sees; in no order. */
export async function submissionsNow(
  pool: Pick<Pool, 'query'>,
  { principals, readForms, teams, withheldTeams }: Seen,
  ids: readonly string[],
): Promise<readonly DashboardRow[]> {
  const { rows } = await pool.query<DashboardRow>({
    text: `SELECT ${dashboardColumns}, ${ownColumnsFor('$2::uuid[]')} FROM dashboard_rows r
     WHERE r.id = ANY ($1::uuid[]) AND ($4::uuid[] IS NULL OR r.team_id = ANY ($4::uuid[])) AND r.team_id <> ALL ($5::uuid[])
       AND (r.master_template_id = ANY ($3::uuid[])
         OR EXISTS (SELECT FROM inbox_rows i WHERE i.submission_id = r.id AND i.principal_id = ANY ($2::uuid[])))`,
    values: [ids, principals, readForms, teams, withheldTeams],
    types: instantsAsText,
  });
  return rows;
}

export const sortKeyType = (by: SubmissionSort): SortKeyType => sortings[by](() => '').type;

/** The rows that a filter leaves, as `r`. */
function fromWhere(filter: SubmissionFilter, seen: Seen, put: SqlParameters): string {
  const { isOwn, principals, readForms, teams, withheldTeams } = seen;
  const whose = isOwn
    ? `r.id IN (SELECT i.submission_id FROM inbox_rows i WHERE i.principal_id = ANY (${put.add(principals, 'uuid[]')}))`
    : `r.master_template_id = ANY (${put.add(readForms, 'uuid[]')})`;
  const conditions = [
    whose,
    teams && `r.team_id = ANY (${put.add(teams, 'uuid[]')})`,
    withheldTeams.length > 0 && `r.team_id <> ALL (${put.add(withheldTeams, 'uuid[]')})`,
    ...conditionsText(filter, put, seen),
  ];
  return `dashboard_rows r WHERE ${conditions.filter(Boolean).join(' AND ')}`;
}

/** Everything that a filter leaves, up to so many. */
export async function filteredIds(
  pool: Pick<Pool, 'query'>,
  seen: Seen,
  { filter, most }: { readonly filter: SubmissionFilter; readonly most: number },
): Promise<readonly string[]> {
  const put = new SqlParameters();
  const text = `SELECT r.id FROM ${fromWhere(filter, seen, put)} LIMIT ${put.add(most, 'int')}`;
  const { rows } = await pool.query<{ id: string }>({ text, values: put.values });
  return rows.map(({ id }) => id);
}

/** The same in an order. */
export async function orderedIds(
  pool: Pick<Pool, 'query'>,
  seen: Seen,
  wanted: { readonly filter: SubmissionFilter; readonly order: SubmissionOrder; readonly most: number },
): Promise<readonly string[]> {
  const { filter, order, most } = wanted;
  const put = new SqlParameters();
  const { key } = sortings[order.by](() => put.add(seen.readForms, 'uuid[]'));
  const way = order.isDescending ? 'DESC' : 'ASC';
  const text = `SELECT r.id FROM ${fromWhere(filter, seen, put)} ORDER BY ${key} ${way}, r.id ${way} LIMIT ${put.add(most, 'int')}`;
  const { rows } = await pool.query<{ id: string }>({ text, values: put.values });
  return rows.map(({ id }) => id);
}

/** How many submissions a filter leaves, by their teams; without imported records. */
export async function filteredCounts(
  pool: Pick<Pool, 'query'>,
  seen: Seen,
  filter: SubmissionFilter,
): Promise<ReadonlyMap<string, number>> {
  const put = new SqlParameters();
  const text = `SELECT r.team_id AS "teamId", count(*)::int AS count FROM ${fromWhere(filter, seen, put)}
    AND r.kind = 'InitiatedFlow' GROUP BY r.team_id`;
  const { rows } = await pool.query<{ teamId: string; count: number }>({ text, values: put.values });
  return new Map(rows.map(({ teamId, count }) => [teamId, count]));
}

/** A page of what any filter leaves, in any order, and the exact total. */
export async function filteredSubmissions(
  pool: Pick<Pool, 'query'>,
  seen: Seen,
  { filter, by, ...part }: FilteredRequest,
): Promise<readonly FilteredRow[]> {
  const put = new SqlParameters();
  const { key, type } = sortings[by](() => put.add(seen.readForms, 'uuid[]'));
  const hits = `SELECT r.id, ${key} AS key FROM ${fromWhere(filter, seen, put)}`;
  const columns = `${dashboardColumns}, ${ownColumnsFor(put.add(seen.principals, 'uuid[]'))}`;
  const joins = 'JOIN dashboard_rows r ON r.id = page.id';
  const text = pageOfHits(put, { hits, type, columns, joins }, part);
  const { rows } = await pool.query<FilteredRow>({ text, values: put.values, types: instantsAsText });
  return rows;
}
