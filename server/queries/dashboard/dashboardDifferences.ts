import { isDeepStrictEqual } from 'node:util';
import { nilUuid } from '#server/database/nilUuid.ts';
import { statement } from '#server/database/statement.ts';
import {
  dashboardRowOf,
  inboxRowsOf,
  searchRowOf,
  type StoredInboxRow,
  type StoredRow,
  type StoredSearchRow,
} from '#server/queries/dashboard/dashboardRowOf.ts';
import {
  overpaymentsOf,
  overpaymentsOfDeleted,
  type StoredOverpayment,
} from '#server/queries/payment/overpaymentsOf.ts';
import { stepPaymentIssues, type StoredStepIssue } from '#server/queries/payment/stepPaymentIssues.ts';
import { loadEvaluatedSubmissions } from '#server/queries/submission/loadEvaluatedSubmissions.ts';
import type { Services } from '#server/Services.ts';

const moments = [
  'current_step_since',
  'since',
  'due_at',
  'created_at',
  'last_activity_at',
  'last_edited_at',
  'finished_at',
];

const storedRows = statement<[ids: readonly string[]], { readonly row: StoredRow }>(
  'dashboard_stored_rows',
  `SELECT to_jsonb(r) - 'search_text' AS row FROM dashboard_rows r WHERE r.id = ANY ($1::uuid[]) AND r.kind = 'InitiatedFlow'`,
);
const storedInbox = statement<[ids: readonly string[]], { readonly row: StoredInboxRow }>(
  'dashboard_stored_inbox',
  `SELECT to_jsonb(i) AS row FROM inbox_rows i WHERE i.submission_id = ANY ($1::uuid[])`,
);
const storedSearch = statement<[ids: readonly string[]], { readonly row: StoredSearchRow }>(
  'dashboard_stored_search',
  `SELECT to_jsonb(w) AS row FROM search_rows w WHERE w.id = ANY ($1::uuid[])`,
);
const storedUnfit = statement<[ids: readonly string[]], { readonly row: StoredStepIssue }>(
  'dashboard_stored_unfit',
  `SELECT to_jsonb(u) AS row FROM unfit_steps u WHERE u.submission_id = ANY ($1::uuid[])`,
);
const storedOverpaid = statement<[ids: readonly string[]], { readonly row: StoredOverpayment }>(
  'dashboard_stored_overpaid',
  `SELECT to_jsonb(v) AS row FROM overpayments v WHERE v.submission_id = ANY ($1::uuid[])`,
);
const nextIds = statement<[after: string, limit: number], { readonly id: string }>(
  'dashboard_next_submissions',
  `SELECT id FROM submissions WHERE id > $1::uuid ORDER BY id LIMIT $2::int`,
);

export interface Difference {
  readonly submissionId: string;
  /** `expected` is computed from the base tables; `stored` is what the read model has */
  readonly expected: readonly object[];
  readonly stored: readonly object[];
}

/** Compares the read model of submissions with their base tables. No difference means every writer updated it. */
export async function dashboardDifferences(services: Services, ids: readonly string[]): Promise<Difference[]> {
  const evaluated = await loadEvaluatedSubmissions(services, ids);
  const rows = await storedRows.rows(services.pool, [ids]);
  const inbox = await storedInbox.rows(services.pool, [ids]);
  const search = await storedSearch.rows(services.pool, [ids]);
  const unfit = await storedUnfit.rows(services.pool, [ids]);
  const overpaid = await storedOverpaid.rows(services.pool, [ids]);
  const expectedOf = new Map<string, object[]>(
    evaluated.map((evaluated) => [
      evaluated.snapshot.id,
      [
        ...[dashboardRowOf(evaluated), searchRowOf(evaluated), ...inboxRowsOf(evaluated)],
        ...[...stepPaymentIssues(evaluated), ...overpaymentsOf(evaluated)],
      ],
    ]),
  );
  const deleted = ids.filter((id) => !expectedOf.has(id));
  for (const row of await overpaymentsOfDeleted(services, deleted, services.pool))
    expectedOf.set(row.submission_id, [...(expectedOf.get(row.submission_id) ?? []), row]);
  return ids.flatMap((submissionId) => {
    const stored = [
      ...[...rows, ...search].filter(({ row }) => row.id === submissionId),
      ...[...inbox, ...unfit, ...overpaid].filter(({ row }) => row.submission_id === submissionId),
    ].map(({ row }) => comparable(row));
    const expected = (expectedOf.get(submissionId) ?? []).map(comparable);
    return isDeepStrictEqual(inOrder(expected), inOrder(stored)) ? [] : [{ submissionId, expected, stored }];
  });
}

const batch = 200;

/** Checks all submissions in batches. */
export async function allDashboardDifferences(services: Services): Promise<Difference[]> {
  const found: Difference[] = [];
  for (let after = nilUuid; ;) {
    const ids = (await nextIds.rows(services.pool, [after, batch])).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) return found;
    found.push(...(await dashboardDifferences(services, ids)));
    after = last;
  }
}

/** Normalizes times, which have several text forms. Nothing else may differ. */
function comparable(row: object): object {
  return Object.fromEntries(
    Object.entries(row)
      .map(
        ([name, value]) =>
          [name, moments.includes(name) && value ? new Date(String(value)).toISOString() : value] as const,
      )
      .toSorted(([a], [b]) => (a < b ? -1 : 1)),
  );
}

const inOrder = (rows: readonly object[]): string[] => rows.map((row) => JSON.stringify(row)).toSorted();
