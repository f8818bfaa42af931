import { statement } from '#server/database/statement.ts';
import type { Tx } from '#server/operations/operation.ts';
import { dashboardRowOf, inboxRowsOf, searchRowOf } from '#server/queries/dashboard/dashboardRowOf.ts';
import { overpaymentsOf, overpaymentsOfDeleted } from '#server/queries/payment/overpaymentsOf.ts';
import { stepPaymentIssues } from '#server/queries/payment/stepPaymentIssues.ts';
import type { EvaluatedSubmission } from '#server/queries/submission/evaluateSubmission.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import { loadListedSubmissions } from '#server/queries/submission/loadListedSubmissions.ts';

const rowColumns = [
  'kind',
  'team_id',
  'master_template_id',
  'status',
  'scoped_id',
  'identifier',
  'identifier_redacted',
  'template_name',
  'applicant',
  'applicants_count',
  'action',
  'current_step_identity',
  'current_step_name',
  'step_type',
  'current_step_since',
  'due_at',
  'is_external',
  'is_review',
  'assigned',
  'tag_ids',
  'is_renewal',
  'is_unpaid',
  'awaits_applicants',
  'created_at',
  'last_activity_at',
  'last_edited_at',
  'finished_at',
];
const searchColumns = ['team_id', 'scoped_id', 'names', 'text'];
const inboxColumns = [
  'team_id',
  'master_template_id',
  'status',
  'reason',
  'task',
  'since',
  'due_at',
  'last_activity_at',
  'earlier_ids',
];
const overpaidColumns = ['submission_id', 'team_id', 'amount_cents', 'charge_id', 'refund_cents', 'since'];
const unfitColumns = ['active_step_id', 'submission_id', 'team_id', 'kind', 'amount_cents', 'since'];

const list = (columns: readonly string[]): string => columns.join(', ');
const overwrite = (columns: readonly string[]): string =>
  columns.map((name) => `${name} = EXCLUDED.${name}`).join(', ');

type Written = [ids: readonly string[], rows: string, inbox: string, unfit: string, overpaid: string];

const everything = `rows AS MATERIALIZED (
     SELECT * FROM json_populate_recordset(NULL::dashboard_rows, $2::json)
   ), gone AS (
     DELETE FROM dashboard_rows WHERE id = ANY ($1::uuid[]) AND id NOT IN (SELECT r.id FROM rows r)
   ), inbox AS MATERIALIZED (
     SELECT * FROM json_populate_recordset(NULL::inbox_rows, $3::json)
   ), relieved AS (
     DELETE FROM inbox_rows i WHERE i.submission_id = ANY ($1::uuid[]) AND NOT EXISTS (
       SELECT FROM inbox r WHERE r.principal_id = i.principal_id AND r.submission_id = i.submission_id)
   ), responsible AS (
     INSERT INTO inbox_rows (principal_id, submission_id, ${list(inboxColumns)})
     SELECT principal_id, submission_id, ${list(inboxColumns)} FROM inbox
     ON CONFLICT (principal_id, submission_id) DO UPDATE SET ${overwrite(inboxColumns)}
   ), fits AS (
     DELETE FROM unfit_steps u WHERE u.submission_id = ANY ($1::uuid[])
       AND u.active_step_id NOT IN (SELECT r.active_step_id FROM json_to_recordset($4::json) AS r(active_step_id uuid))
   ), unfit AS (
     INSERT INTO unfit_steps (${list(unfitColumns)})
     SELECT ${list(unfitColumns)} FROM json_populate_recordset(NULL::unfit_steps, $4::json)
     ON CONFLICT (active_step_id) DO UPDATE SET ${overwrite(unfitColumns)}
   ), evened AS (
     DELETE FROM overpayments v WHERE v.submission_id = ANY ($1::uuid[])
       AND v.obligation_id NOT IN (SELECT r.obligation_id FROM json_to_recordset($5::json) AS r(obligation_id uuid))
   ), overpaid AS (
     INSERT INTO overpayments (obligation_id, ${list(overpaidColumns)})
     SELECT obligation_id, ${list(overpaidColumns)} FROM json_populate_recordset(NULL::overpayments, $5::json)
     ON CONFLICT (obligation_id) DO UPDATE SET ${overwrite(overpaidColumns)}
   ), listed AS (
     INSERT INTO dashboard_rows (id, ${list(rowColumns)})
     SELECT id, ${list(rowColumns)} FROM rows
     ON CONFLICT (id) DO UPDATE SET ${overwrite(rowColumns)}
   )`;

/**
 * Refreshes all list rows of some submissions in one round trip, and deletes the rows of those that no longer exist.
 */
const writeRows = statement<[...Written, search: string], never>(
  'dashboard_refresh',
  `WITH ${everything}, named AS (
     UPDATE submissions s SET identifier_value = r.identifier FROM rows r
     WHERE s.id = r.id AND s.identifier_value IS DISTINCT FROM r.identifier
   )
   INSERT INTO search_rows (id, ${list(searchColumns)})
   SELECT id, ${list(searchColumns)} FROM json_populate_recordset(NULL::search_rows, $6::json) r
   -- skips unchanged text, because even a conflict that updates nothing writes to the row
   WHERE NOT EXISTS (SELECT FROM search_rows k WHERE k.id = r.id AND k.text = r.text AND k.names = r.names)
   ON CONFLICT (id) DO UPDATE SET ${overwrite(searchColumns)}`,
);

/**
 * The same without search rows, for submissions whose names didn't change: checking that takes a tenth of the time.
 */
const writeStandings = statement<Written, never>('dashboard_standings', `WITH ${everything} SELECT`);

/**
 * The only writer of submissions' list rows: recomputes them from the base tables in the transaction that changed
 * those, and notifies subscribers. Call it last, under the submissions' locks.
 */
export async function refreshDashboard(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  await listAnew(tx, submissionIds, await loadListedSubmissions(tx.ctx.services, submissionIds, tx.queries));
}

/** The same if nothing changed that submissions are searched by (answers, applicants, or numbers). */
export async function refreshDashboardStatus(tx: Tx, submissionIds: readonly string[]): Promise<void> {
  const evaluated = await loadListedSubmissions(tx.ctx.services, submissionIds, tx.queries);
  await writeStandings.rows(tx.queries, await writtenOf(tx, submissionIds, evaluated));
  tellOf(tx, snapshotsOf(evaluated));
}

/** The same for one submission, and returns it with all its answers evaluated. */
export async function refreshEvaluated(tx: Tx, submissionId: string): Promise<readonly EvaluatedSubmission[]> {
  const evaluated = await loadEvaluatedSubmissions(tx.ctx.services, [submissionId], tx.queries);
  await listAnew(tx, [submissionId], evaluated);
  return evaluated;
}

async function listAnew(
  tx: Tx,
  submissionIds: readonly string[],
  evaluated: readonly EvaluatedSubmission[],
): Promise<void> {
  const search = JSON.stringify(evaluated.map(searchRowOf));
  await writeRows.rows(tx.queries, [...(await writtenOf(tx, submissionIds, evaluated)), search]);
  tellOf(tx, snapshotsOf(evaluated));
}

async function writtenOf(
  { ctx, queries }: Tx,
  ids: readonly string[],
  evaluated: readonly EvaluatedSubmission[],
): Promise<Written> {
  const listed = new Set(evaluated.map(({ snapshot }) => snapshot.id));
  const deleted = ids.filter((id) => !listed.has(id));
  const overpaid = [
    ...evaluated.flatMap(overpaymentsOf),
    ...(await overpaymentsOfDeleted(ctx.services, deleted, queries)),
  ];
  return [
    ids,
    JSON.stringify(evaluated.map(dashboardRowOf)),
    JSON.stringify(evaluated.flatMap(inboxRowsOf)),
    JSON.stringify(evaluated.flatMap(stepPaymentIssues)),
    JSON.stringify(overpaid),
  ];
}

const snapshotsOf = (evaluated: readonly EvaluatedSubmission[]) => evaluated.map(({ snapshot }) => snapshot);

const writeTags = statement<[ids: readonly string[]], never>(
  'dashboard_tags',
  `WITH at AS (
     SELECT s.id, s.last_activity_at, ARRAY(SELECT g.tag_id FROM taggings g WHERE g.submission_id = s.id ORDER BY g.tag_id) AS tag_ids
     FROM submissions s WHERE s.id = ANY ($1::uuid[])
   ), moved AS (
     UPDATE inbox_rows i SET last_activity_at = a.last_activity_at FROM at a WHERE i.submission_id = a.id
   )
   UPDATE dashboard_rows r SET tag_ids = a.tag_ids, last_activity_at = a.last_activity_at FROM at a WHERE r.id = a.id`,
);

/** The same if only tags changed, since no other column depends on them. */
export async function refreshTags(
  tx: Tx,
  submissions: readonly { readonly id: string; readonly teamId: string }[],
): Promise<void> {
  await writeTags.rows(tx.queries, [submissions.map(({ id }) => id)]);
  tellOf(tx, submissions);
}

function tellOf(tx: Tx, submissions: readonly { readonly id: string; readonly teamId: string }[]): void {
  for (const { id, teamId } of submissions)
    tx.announce({ topic: `submission:${id}`, teamId, payload: { submissionId: id } });
  for (const teamId of new Set(submissions.map((each) => each.teamId)))
    tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
}
