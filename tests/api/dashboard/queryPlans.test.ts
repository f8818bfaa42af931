import type { Pool, QueryConfig } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import type { SubmissionFilter } from '#domain/filter/filter.ts';
import { defaultSubmissionOrder } from '#domain/filter/submissionSorts.ts';
import { recordLists } from '#domain/record/recordFilters.ts';
import type { Principal } from '#server/access/principal.ts';
import { newId } from '#server/newId.ts';
import { quickSearch } from '#server/queries/dashboard/quickSearch.ts';
import { searchSubmissions } from '#server/queries/dashboard/searchSubmissions.ts';
import { submissionsPage } from '#server/queries/dashboard/submissionsPage.ts';
import { visibleRowsOf, visibleForms } from '#server/queries/dashboard/visibleForms.ts';
import { submissionsNeedingAttention } from '#server/queries/metrics/countedSubmissions.ts';
import { publicRecords } from '#server/queries/record/publicRecords.ts';
import { taskTotals } from '#server/queries/task/taskTotals.ts';
import { waitingTasks, type TasksRequest } from '#server/queries/task/waitingTasks.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { useDatabase } from '#tests/support/database.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { nextVersion } from '#tests/support/nextVersion.ts';
import { addToForm, makePerson, makeTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';
import { recordingPool } from '#tests/support/recordingPool.ts';

const api = useApi({}, useDatabase({ isNew: true }));
/** Tables that grow with every submission. */
const large = [
  ...[
    'dashboard_rows',
    'inbox_rows',
    'search_rows',
    'answer_words',
    'record_words',
    'submissions',
    'active_steps',
    'answers',
    'taggings',
  ],
  ...['applicant_attachments', 'imported_flows'],
];
const ids = [newId()];
const between = { from: '2026-01-01', to: '2026-02-01' };

const conditions: SubmissionFilter = [
  { field: 'assignedToMe', operator: 'is', value: true },
  { field: 'completion', operator: 'is', value: 'completed' },
  { field: 'renewal', operator: 'is', value: 'renewal' },
  { field: 'import', operator: 'is', value: 'imported' },
  { field: 'import', operator: 'is', value: newId() },
  { field: 'forms', operator: 'is', value: ids },
  { field: 'forms', operator: 'isNot', value: ids },
  { field: 'formStatus', operator: 'is', value: 'published' },
  { field: 'currentStep', operator: 'is', value: ids },
  { field: 'currentStep', operator: 'isNot', value: ids },
  { field: 'currentStepTime', operator: 'longerThan', value: { value: 5, unit: 'days' } },
  { field: 'tags', operator: 'is', value: ids },
  { field: 'tags', operator: 'isNot', value: ids },
  { field: 'applicants', operator: 'is', value: ids },
  { field: 'applicants', operator: 'isNot', value: ids },
  { field: 'assignees', operator: 'is', value: ids },
  { field: 'assignees', operator: 'isNot', value: ids },
  { field: 'startedAt', operator: 'between', value: between },
  { field: 'finishedAt', operator: 'between', value: between },
  { field: 'lastActivityAt', operator: 'between', value: between },
  { field: 'lastAnswerAt', operator: 'since', value: '2026-01-01T00:00:00.000Z' },
  { field: 'lastChangedAt', operator: 'since', value: '2026-01-01T00:00:00.000Z' },
  { field: 'answerText', operator: 'is', identity: newId(), value: 'oak street' },
  { field: 'answerOptions', operator: 'is', identity: newId(), value: ['a'] },
  { field: 'answerNumber', operator: 'between', identity: newId(), value: { from: 1, to: 5 } },
  { field: 'answerDate', operator: 'between', identity: newId(), value: between },
];

let clerk: Principal;
let formId: string;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  const person = await makePerson(services);
  const form = await publishedForm(services, team.id, [{ name: 'Details' }]);
  await addToForm(services, team.id, form.formId, person, 2);
  ({ formId } = form);
  clerk = (await loadPrincipal(services.pool, person.id, unrestrictedRequester)) as Principal;
});

interface Plan {
  readonly 'Node Type': string;
  readonly 'Total Cost': number;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Recheck Cond'?: string;
  readonly Plans?: readonly Plan[];
}

const within = (plan: Plan): readonly Plan[] => [plan, ...(plan.Plans ?? []).flatMap(within)];

/** Runs queries as usual, and records each one for which PostgreSQL has no plan but a full scan of a large table. */
function watchedPool(): { readonly pool: Pool; readonly wholes: string[] } {
  const wholes: string[] = [];
  const query = async ({ text, values, types }: QueryConfig) => {
    const client = await api.services.pool.connect();
    try {
      // PostgreSQL prefers a full scan of small tables; this makes it a last resort
      await client.query('BEGIN; SET LOCAL enable_seqscan = off');
      const explained = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>({
        text: `EXPLAIN (FORMAT JSON) ${text}`,
        values: values ?? [],
      });
      for (const node of within((explained.rows[0] as (typeof explained.rows)[0])['QUERY PLAN'][0].Plan)) {
        const table = node['Relation Name'] ?? '';
        const isLed = node['Index Cond'] !== undefined || node['Recheck Cond'] !== undefined;
        if (large.includes(table) && !isLed) wholes.push(`${node['Node Type']} of ${table}`);
      }
      return await client.query({ text, values: values ?? [], ...(types && { types }) });
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  };
  return { pool: { query } as unknown as Pool, wholes };
}

const pageOf = async (filter: SubmissionFilter, pool: Pool, principal = clerk): Promise<unknown> =>
  submissionsPage(
    { pool, principal, now: new Date() },
    { filter, order: defaultSubmissionOrder, size: 20, direction: 'forward', from: null, withTotal: true, skip: 0 },
  );

describe('no full scan of a large table', () => {
  test.each(conditions.map((condition) => [`${condition.field} ${condition.operator}`, condition] as const))(
    'happens for a list filtered by %s',
    async (_name, condition) => {
      const { pool, wholes } = watchedPool();
      await pageOf([condition], pool);
      await pageOf([{ field: 'completion', operator: 'is', value: 'active' }, condition], pool);
      expect(wholes).toEqual([]);
    },
  );

  test.each(['exact', 'contains'] as const)('happens for a search for %s', async (type) => {
    const { pool, wholes } = watchedPool();
    await searchSubmissions(pool, clerk, { term: 'oak street', type });
    await searchSubmissions(pool, clerk, { term: '4711', type });
    await quickSearch(pool, clerk, 'oak street');
    const page = { first: 20, skip: 0, isRenewal: null, outputs: 'all', now: new Date() } as const;
    for (const list of recordLists)
      await publicRecords(pool, {
        formIds: [formId],
        term: 'oak',
        type,
        list,
        identifierVersions: ids,
        fieldIdentities: ids,
        ...page,
      });
    expect(wholes).toEqual([]);
  });

  test('goes unnoticed by this check', async () => {
    const { pool, wholes } = watchedPool();
    await pool.query({ text: `SELECT id FROM dashboard_rows WHERE applicant = 'Ada'` });
    expect(wholes).toHaveLength(1);
  });
});

/** The plan for a prepared statement: generic, or custom for its values. */
async function planned(
  query: QueryConfig,
  mode: 'force_custom_plan' | 'force_generic_plan',
  { sorts = true } = {},
): Promise<Plan> {
  const client = await api.services.pool.connect();
  try {
    await client.query(
      `BEGIN; SET LOCAL plan_cache_mode = ${mode}; SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = ${sorts}`,
    );
    await client.query(`PREPARE kept AS ${query.text}`);
    const values = (query.values ?? []).map((value: unknown) => {
      if (Array.isArray(value)) return `'{${value.join(',')}}'`;
      if (value instanceof Date) return `'${value.toISOString()}'`;
      return typeof value === 'string' ? `'${value}'` : String(value);
    });
    const explained = await client.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>(
      `EXPLAIN (FORMAT JSON) EXECUTE kept (${values.join(', ')})`,
    );
    return (explained.rows[0] as (typeof explained.rows)[0])['QUERY PLAN'][0].Plan;
  } finally {
    await client.query('ROLLBACK; DEALLOCATE ALL');
    client.release(true);
  }
}

describe('the most common queries are planned once', () => {
  const assigned: SubmissionFilter = [
    { field: 'assignedToMe', operator: 'is', value: true },
    { field: 'completion', operator: 'is', value: 'active' },
  ];

  beforeAll(async () => {
    const { pool } = api.services;
    const forms = await pool.query<{ id: string; team: string }>('SELECT id, team_id AS team FROM master_templates');
    const [form] = forms.rows;
    await pool.query(
      `INSERT INTO dashboard_rows (id, kind, team_id, master_template_id, status, scoped_id, template_name, created_at, last_activity_at)
       SELECT gen_random_uuid(), 'ImportedFlow', $1::uuid, $2::uuid, 'active', n, 'Old', now(), now() - n * interval '1 minute'
       FROM generate_series(1, 2000) n`,
      [form?.team, form?.id],
    );
    await pool.query('ANALYZE dashboard_rows');
  });

  const tasks: TasksRequest = {
    ...{ filter: 'all', sort: 'oldest', skipped: false, terms: null },
    ...{ size: 20, direction: 'forward', from: null, skip: 0 },
  };
  const place = {
    asOf: new Date().toISOString(),
    name: '',
    isLater: true,
    since: new Date().toISOString(),
    id: newId(),
  };

  test.each<readonly [string, (pool: Pool) => Promise<unknown>]>([
    ['my submissions', (pool) => pageOf(assigned, pool)],
    ['everything I am responsible for', (pool) => pageOf(assigned.slice(0, 1), pool)],
    ['a status', (pool) => pageOf(assigned.slice(1), pool)],
    ['part of a name', (pool) => searchSubmissions(pool, clerk, { term: 'oak', type: 'contains' })],
    ['everything I can open', (pool) => quickSearch(pool, clerk, 'oak')],
    ['one’s tasks', (pool) => waitingTasks(pool, clerk, tasks, new Date())],
    ['my next task', (pool) => waitingTasks(pool, clerk, { ...tasks, from: place }, new Date())],
    [
      'my reviews by form',
      (pool) => waitingTasks(pool, clerk, { ...tasks, filter: 'reviews', sort: 'form' }, new Date()),
    ],
    ['my task totals', (pool) => taskTotals(pool, clerk, new Date())],
  ])('%s: the generic plan is estimated to cost as much as the custom one', async (_name, look) => {
    const { pool, queries } = recordingPool(api.services.pool);
    await look(pool);
    const page = queries.find(({ name }) =>
      /^(mine|visible|waiting|task_totals|submissions_containing|quick_containing)/.test(name ?? ''),
    ) as QueryConfig;
    expect(page).toBeDefined();
    const [kept, anew] = [await planned(page, 'force_generic_plan'), await planned(page, 'force_custom_plan')];
    // otherwise PostgreSQL would plan each time, which takes longer than the query
    expect(kept['Total Cost']).toBeLessThanOrEqual(anew['Total Cost'] * 1.01);
  });
});

test.each([
  ['number', 'dashboard_rows_numbered'],
  ['applicant', 'dashboard_rows_named'],
] as const)('a list sorted by %s reads its page in index order, without a sort', async (by, index) => {
  const { pool, queries } = recordingPool(api.services.pool);
  const active: SubmissionFilter = [{ field: 'completion', operator: 'is', value: 'active' }];
  for (const filter of [[], active])
    await submissionsPage(
      { pool, principal: clerk, now: new Date() },
      {
        filter,
        order: { by, isDescending: false },
        size: 20,
        direction: 'forward',
        from: null,
        withTotal: true,
        skip: 0,
      },
    );
  const pages = queries.filter(({ text }) => text.includes(') run'));
  expect(pages).toHaveLength(2);
  for (const page of pages) {
    // sorting a short table is faster than reading its index in order; this makes it a last resort
    const nodes = within(await planned(page, 'force_custom_plan', { sorts: false }));
    const walks = nodes.filter((node) => /^Index( Only)? Scan$/.test(node['Node Type']));
    expect(walks.map((node) => node['Index Name'])).toContain(index);
  }
});

test('submissions that need attention are found by due date, not by scanning launch dates', async () => {
  const { pool, queries } = recordingPool(api.services.pool);
  const ever = { from: null, until: null };
  await submissionsNeedingAttention(pool, ids, ever, { now: new Date(), principals: ids });
  const [page] = queries as [QueryConfig];
  const read = within(await planned(page, 'force_generic_plan')).filter(
    (node) => node['Relation Name'] === 'dashboard_rows',
  );
  expect(read.length).toBeGreaterThan(0);
  expect(read.map((node) => node['Index Cond'] ?? '').filter((by) => by.includes('created_at'))).toEqual([]);
});

test('a query for an answer lists its forms once: a second condition would make PostgreSQL underestimate the rows', async () => {
  const { pool, queries } = recordingPool(api.services.pool);
  await pageOf([{ field: 'answerText', operator: 'is', identity: newId(), value: 'oak street' }], pool);
  const page = queries.find(({ text }) => text.includes('answers a'));
  expect(page?.text.match(/r\.master_template_id = ANY/g)).toHaveLength(1);
});

test('answers are indexed by question and not by value, so that saving one again updates no index', async () => {
  const { rows } = await api.services.pool.query<{ indexdef: string }>(
    `SELECT indexdef FROM pg_indexes WHERE tablename = 'answers'`,
  );
  const indexes = rows.map(({ indexdef }) => indexdef);
  expect(indexes.filter((index) => index.includes('(field_identity, submission_id)'))).toHaveLength(1);
  expect(indexes.filter((index) => /content|_value|revision|saved_at/.test(index))).toEqual([]);
});

describe('someone attached to a step of the newest version only', () => {
  let viewer: Principal;
  let hidden: string;

  beforeAll(async () => {
    const { services } = api;
    const team = await makeTeam(services);
    const person = await makePerson(services);
    const first = await publishedForm(services, team.id, [{ name: 'Details' }]);
    await launchTestSubmission(api, await makePerson(services), first);
    const second = await nextVersion(services, first, {});
    const place = { flowTemplateId: second.versionId, stepId: second.stepId('Details'), userId: person.id };
    await services.db.stepAttachment.create({ data: { id: newId(), teamId: team.id, ...place, assigned: false } });
    viewer = (await loadPrincipal(services.pool, person.id, unrestrictedRequester)) as Principal;
    hidden = first.versionId;
  });

  test('does not see the submissions of the other versions', async () => {
    expect(visibleRowsOf(await visibleForms(api.services.pool, viewer)).hiddenVersions).toEqual([hidden]);
  });

  test.each(conditions.map((condition) => [`${condition.field} ${condition.operator}`, condition] as const))(
    'reads no large table whole by a list filtered by %s',
    async (_name, condition) => {
      const { pool, wholes } = watchedPool();
      await pageOf([condition], pool, viewer);
      await searchSubmissions(pool, viewer, { term: 'oak street', type: 'contains' });
      expect(wholes).toEqual([]);
    },
  );

  test.each([
    ['all', []],
    ['active', [{ field: 'completion', operator: 'is', value: 'active' }]],
  ] as const)(
    'reads the page of %s submissions from the index, and subtracts hidden ones from the stored total',
    async (_name, filter) => {
      const { pool, queries } = recordingPool(api.services.pool);
      await pageOf([...filter], pool, viewer);
      const page = queries.find(({ text }) => text.includes(') run')) as QueryConfig;
      expect(page.text).toContain('submission_tallies');
      const nodes = within(await planned(page, 'force_custom_plan', { sorts: false }));
      expect(nodes.map((node) => node['Index Name']).join(' ')).toMatch(/dashboard_rows_(listed|apart)/);
    },
  );
});
