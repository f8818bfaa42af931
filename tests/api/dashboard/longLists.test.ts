import { beforeAll, expect, test } from 'vitest';
import type { SubmissionCondition, SubmissionFilter } from '#domain/filter/filter.ts';
import { defaultSubmissionOrder, type SubmissionOrder } from '#domain/filter/submissionSorts.ts';
import { statusOfCompletion } from '#domain/submission/status.ts';
import { principalIds, type Principal } from '#server/access/principal.ts';
import { newId } from '#server/newId.ts';
import { submissionsPage } from '#server/queries/dashboard/submissionsPage.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useApi } from '#tests/support/graphql.ts';
import { addToForm, makePerson, makeRole, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { recordingPool } from '#tests/support/recordingPool.ts';

const api = useApi({}, useDatabase({ isNew: true }));
const size = 20;

interface Listed {
  readonly id: string;
  readonly formId: string;
  readonly status: string;
  readonly kind: string;
  readonly isRenewal: boolean;
  readonly lastActivityAt: string;
  readonly createdAt: string;
  readonly number: number;
  readonly applicant: string | null;
  readonly tags: readonly string[];
  readonly responsible: readonly string[];
  readonly stepIdentity: string | null;
  /** hours before the test started */
  readonly hoursAtStep: number | null;
}

const now = new Date();
/** One value that most rows share, and one that few have. */
const [usualTag, rareTag] = [newId(), newId()];
const [usualStep, rareStep] = [newId(), newId()];
let clerk: Principal;
let colleagueId: string;
let forms: readonly string[];
let rows: readonly Listed[];

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  const [person, colleague] = [await makePerson(services), await makePerson(services)];
  colleagueId = colleague.id;
  const made = [
    await publishedForm(services, team.id, [{ name: 'Ask' }]),
    await publishedForm(services, team.id, [{ name: 'Ask' }]),
    await publishedForm(services, team.id, [{ name: 'Ask' }]),
  ];
  forms = made.map(({ formId }) => formId);
  // only the inbox sees the third form
  for (const formId of forms.slice(0, 2)) await addToForm(services, team.id, formId, person, 2);
  await services.db.masterTemplate.update({ where: { id: forms[1] as string }, data: { status: 'closed' } });
  // the person is responsible alone and through two roles, and in all three ways on every ninth submission
  for (const name of ['Counter', 'Archive']) await makeRole(services, team.id, { name }, [person]);
  clerk = (await loadPrincipal(services.pool, person.id, unrestrictedRequester)) as Principal;
  const client = await services.pool.connect();
  try {
    await client.query(
      `INSERT INTO dashboard_rows (id, kind, team_id, master_template_id, status, scoped_id, template_name, applicant, is_renewal, created_at, last_activity_at,
         current_step_identity, current_step_since)
       SELECT gen_random_uuid(), (CASE WHEN n % 11 = 0 THEN 'ImportedFlow' ELSE 'InitiatedFlow' END)::dashboard_kind, $1::uuid,
         ($2::uuid[])[1 + n % 3], (enum_range(NULL::submission_status))[1 + n / 3 % 3], n, 'Old',
         CASE WHEN n % 5 > 0 THEN (ARRAY['Ada Ash', 'ben birch', 'Cy'])[1 + n % 3] || CASE WHEN n % 2 = 0 THEN ' ' || n * 7919 % 4000 ELSE '' END END, n % 7 = 0,
         '2026-01-01'::timestamptz - n / 5 * interval '1 hour', '2026-02-01'::timestamptz - (n * 7919 % 4000) / 3 * interval '1 hour',
         CASE WHEN n / 3 % 3 < 2 THEN CASE WHEN n % 61 = 0 THEN $3::uuid ELSE $4::uuid END END,
         CASE WHEN n / 3 % 3 < 2 THEN $5::timestamptz - n % 200 * interval '1 hour' END
       FROM generate_series(1, 4000) n`,
      [team.id, forms, rareStep, usualStep, now],
    );
    // adds what belongs to submissions and imports, without inserting the submissions and imports themselves
    await client.query('BEGIN; SET LOCAL session_replication_role = replica');
    for (const [tagId, each] of [
      [usualTag, 'n % 10 < 8'],
      [rareTag, 'n % 90 = 1'],
    ])
      await client.query(
        `INSERT INTO taggings (id, team_id, tag_id, submission_id, imported_flow_id)
         SELECT gen_random_uuid(), team_id, $1::uuid, CASE WHEN kind = 'InitiatedFlow' THEN id END, CASE WHEN kind = 'ImportedFlow' THEN id END
         FROM (SELECT r.*, scoped_id AS n FROM dashboard_rows r) r WHERE ${each}`,
        [tagId],
      );
    await client.query(
      `INSERT INTO inbox_rows (principal_id, submission_id, team_id, master_template_id, status, reason, last_activity_at)
       SELECT p.id, r.id, r.team_id, r.master_template_id, r.status, 'assigned', r.last_activity_at
       FROM dashboard_rows r JOIN unnest($1::uuid[]) WITH ORDINALITY p(id, place) ON r.scoped_id % 4 = p.place OR r.scoped_id % 9 = 0
       WHERE r.kind = 'InitiatedFlow' AND r.status <> 'finished'`,
      [[...principalIds(clerk), colleagueId]],
    );
    await client.query(
      `UPDATE inbox_rows i SET earlier_ids = NULLIF(ARRAY(
         SELECT e.principal_id FROM inbox_rows e WHERE e.submission_id = i.submission_id AND e.principal_id < i.principal_id), '{}')`,
    );
    await client.query('COMMIT; ANALYZE dashboard_rows, taggings, inbox_rows');
  } finally {
    client.release();
  }
  const found = await services.pool.query<Listed>(
    `SELECT r.id, r.master_template_id AS "formId", r.status, r.kind, r.is_renewal AS "isRenewal", r.last_activity_at::text AS "lastActivityAt",
       r.created_at::text AS "createdAt", r.scoped_id AS number, r.applicant,
       r.current_step_identity AS "stepIdentity", (EXTRACT(epoch FROM $1::timestamptz - r.current_step_since) / 3600)::float8 AS "hoursAtStep",
       ARRAY(SELECT g.tag_id::text FROM taggings g WHERE COALESCE(g.submission_id, g.imported_flow_id) = r.id) AS tags,
       ARRAY(SELECT i.principal_id::text FROM inbox_rows i WHERE i.submission_id = r.id) AS responsible
     FROM dashboard_rows r`,
    [now],
  );
  rows = found.rows;
  const names = await services.pool.query<{ name: string }>(
    `SELECT lower(COALESCE(applicant, '')) AS name FROM dashboard_rows GROUP BY 1 ORDER BY 1`,
  );
  placeOfName = new Map(names.rows.map(({ name }, place) => [name, place]));
});

function holds(row: Listed, condition: SubmissionCondition): boolean {
  const listed = (isIn: boolean): boolean => isIn === (condition.operator === 'is');
  if (condition.field === 'assignedToMe') return principalIds(clerk).some((id) => row.responsible.includes(id));
  if (condition.field === 'completion')
    return condition.value === 'all' || row.status === statusOfCompletion[condition.value];
  if (condition.field === 'renewal')
    return condition.value === 'all' || row.isRenewal === (condition.value === 'renewal');
  if (condition.field === 'import')
    return condition.value === 'all' || (row.kind === 'ImportedFlow') === (condition.value === 'imported');
  if (condition.field === 'formStatus')
    return condition.value === 'all' || (row.formId === forms[1] ? 'closed' : 'published') === condition.value;
  if (condition.field === 'forms') return listed(condition.value.includes(row.formId));
  if (condition.field === 'tags') return listed(row.tags.some((tag) => condition.value.includes(tag)));
  if (condition.field === 'assignees') return listed(row.responsible.some((id) => condition.value.includes(id)));
  if (condition.field === 'applicants') return listed(false);
  if (condition.field === 'currentStep')
    return listed(row.stepIdentity !== null && condition.value.includes(row.stepIdentity));
  if (condition.field === 'currentStepTime')
    return (
      row.hoursAtStep !== null && row.hoursAtStep > condition.value.value === (condition.operator === 'longerThan')
    );
  throw new Error(`${condition.field} is not supported here`);
}

/** Sorts in the database's collation, which can differ from JavaScript's. */
let placeOfName: ReadonlyMap<string, number>;

const byKey =
  ({ by, isDescending }: SubmissionOrder) =>
  (one: Listed, other: Listed): number => {
    const key = (row: Listed): string | number => {
      if (by === 'applicant') return placeOfName.get((row.applicant ?? '').toLowerCase()) ?? -1;
      return by === 'number' ? row.number : row[by as 'createdAt'];
    };
    const [first, second] = [key(one), key(other)];
    const isBefore = first === second ? one.id < other.id : first < second;
    return (isBefore ? -1 : 1) * (isDescending ? -1 : 1);
  };

async function pagesOf(filter: SubmissionFilter, order: SubmissionOrder) {
  const input = { filter, order, size, direction: 'forward', withTotal: true, skip: 0 } as const;
  const ctx = { pool: api.services.pool, principal: clerk, now };
  const first = await submissionsPage(ctx, { ...input, from: null });
  const last = first.rows.at(-1);
  const next = last ? await submissionsPage(ctx, { ...input, from: { at: last.sortKey, id: last.id } }) : first;
  return {
    total: first.total,
    again: next.total,
    ids: [...first.rows, ...(last ? next.rows : [])].map(({ id }) => id),
  };
}

const orders: readonly SubmissionOrder[] = [
  { by: 'lastActivityAt', isDescending: true },
  { by: 'lastActivityAt', isDescending: false },
  { by: 'createdAt', isDescending: true },
  { by: 'createdAt', isDescending: false },
  { by: 'number', isDescending: true },
  { by: 'applicant', isDescending: false },
  { by: 'applicant', isDescending: true },
];

const atStep = (operator: 'longerThan' | 'lessThan', hours: number): SubmissionCondition => ({
  ...{ field: 'currentStepTime', operator },
  value: { value: hours, unit: 'hours' },
});
const mine = { field: 'assignedToMe', operator: 'is', value: true } as const;
const cases: Readonly<Record<string, () => SubmissionFilter>> = {
  'no filter': () => [],
  renewals: () => [{ field: 'renewal', operator: 'is', value: 'renewal' }],
  'no renewals': () => [{ field: 'renewal', operator: 'is', value: 'notRenewal' }],
  'imported only': () => [{ field: 'import', operator: 'is', value: 'imported' }],
  'without imports': () => [{ field: 'import', operator: 'is', value: 'notImported' }],
  'without imports, no renewals': () => [
    { field: 'import', operator: 'is', value: 'notImported' },
    { field: 'renewal', operator: 'is', value: 'notRenewal' },
  ],
  'a common tag': () => [{ field: 'tags', operator: 'is', value: [usualTag] }],
  'a rare tag': () => [{ field: 'tags', operator: 'is', value: [rareTag] }],
  'one of two tags': () => [{ field: 'tags', operator: 'is', value: [usualTag, rareTag] }],
  'without a common tag': () => [{ field: 'tags', operator: 'isNot', value: [usualTag] }],
  'without a rare tag, one form': () => [
    { field: 'tags', operator: 'isNot', value: [rareTag] },
    { field: 'forms', operator: 'is', value: [forms[0] as string] },
  ],
  'two tags': () => [
    { field: 'tags', operator: 'is', value: [usualTag] },
    { field: 'tags', operator: 'is', value: [rareTag] },
  ],
  'an assignee': () => [{ field: 'assignees', operator: 'is', value: [colleagueId] }],
  'one of two assignees': () => [{ field: 'assignees', operator: 'is', value: [colleagueId, ...principalIds(clerk)] }],
  'without an assignee': () => [{ field: 'assignees', operator: 'isNot', value: [colleagueId] }],
  'without an applicant': () => [{ field: 'applicants', operator: 'isNot', value: [colleagueId] }],
  mine: () => [mine],
  'mine, one form': () => [mine, { field: 'forms', operator: 'is', value: [forms[2] as string] }],
  'mine, without one form': () => [mine, { field: 'forms', operator: 'isNot', value: [forms[2] as string] }],
  'mine, closed forms': () => [mine, { field: 'formStatus', operator: 'is', value: 'closed' }],
  'mine, without a tag': () => [mine, { field: 'tags', operator: 'isNot', value: [rareTag] }],
  "mine and a colleague's": () => [mine, { field: 'assignees', operator: 'is', value: [colleagueId] }],
  'at a common step': () => [{ field: 'currentStep', operator: 'is', value: [usualStep] }],
  'at a rare step': () => [{ field: 'currentStep', operator: 'is', value: [rareStep] }],
  'at a step for a long time': () => [atStep('longerThan', 10)],
  'at a step for a very long time': () => [atStep('longerThan', 197)],
  'at a common step, not for long, no renewals': () => [
    atStep('lessThan', 150.5),
    { field: 'currentStep', operator: 'is', value: [usualStep] },
    { field: 'renewal', operator: 'is', value: 'notRenewal' },
  ],
  'not at a step': () => [{ field: 'currentStep', operator: 'isNot', value: [usualStep] }],
  'closed forms': () => [{ field: 'formStatus', operator: 'is', value: 'closed' }],
  'without one form': () => [{ field: 'forms', operator: 'isNot', value: [forms[0] as string] }],
};

test.each(Object.keys(cases))(
  'every query plan for a list of thousands has the same pages and the exact total: %s',
  async (name) => {
    for (const value of ['all', 'active', 'completed', 'halted'] as const) {
      const filter: SubmissionFilter = [
        ...(cases[name] as (typeof cases)[string])(),
        { field: 'completion', operator: 'is', value },
      ];
      const isOwn = filter.includes(mine);
      const left = rows.filter(
        (row) => (isOwn || row.formId !== forms[2]) && filter.every((condition) => holds(row, condition)),
      );
      for (const order of orders) {
        const ids = left.toSorted(byKey(order)).map(({ id }) => id);
        expect({ value, order, ...(await pagesOf(filter, order)) }).toEqual({
          ...{ value, order, total: ids.length, again: ids.length },
          ids: ids.slice(0, 2 * size),
        });
      }
    }
  },
);

test("a person's active list is counted from indexes by person", async () => {
  const { pool, queries } = recordingPool(api.services.pool);
  const filter: SubmissionFilter = [mine, { field: 'completion', operator: 'is', value: 'active' }];
  const page = {
    filter,
    order: defaultSubmissionOrder,
    size,
    direction: 'forward',
    from: null,
    withTotal: true,
    skip: 0,
  } as const;
  await submissionsPage({ pool, principal: clerk, now: new Date() }, page);
  const [{ text, values } = { text: '' }] = queries;
  const explained = await pool.query<{ 'QUERY PLAN': string }>({
    text: `EXPLAIN (COSTS off) ${text}`,
    values: values ?? [],
  });
  const plan = explained.rows.map((line) => line['QUERY PLAN']).join('\n');
  expect(plan).toMatch(/Scan (?:on|using) inbox_rows_counting\b/);
  expect(plan).toMatch(/Scan (?:on|using) inbox_rows_perhaps_counting\b/);
});
