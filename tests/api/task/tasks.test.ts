import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import {
  addToForm,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
const hour = 3600 * 1000;
let team: TestTeam;
let resident: TestPerson;
let other: TestPerson;
let clerk: TestPerson;
let planner: TestPerson;
let marshal: TestPerson;
let marshals: string;
let permit: PublishedForm;
/**
 * the applicant's first step; the clerk's check; the clerk's overdue step; a review by the planner and the fire
 * department
 */
let awaitingRequest: LaunchedSubmission;
let checked: LaunchedSubmission;
let late: LaunchedSubmission;
let reviewed: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  [resident, other, clerk, planner, marshal] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Adam Applicant' }),
    makePerson(services),
    makePerson(services),
    makePerson(services),
  ]);
  marshals = await makeRole(services, team.id, { name: 'Fire marshals' }, [marshal]);
  permit = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Street' }], assignees: [{ userId: clerk.id }] },
    { name: 'Check', assignees: [{ userId: clerk.id }, { roleId: marshals }] },
    {
      name: 'Plan',
      type: 'RequireReviewStep',
      reviewers: [{ userId: planner.id }, { roleId: marshals }],
      assignees: [{ userId: clerk.id }],
    },
    { name: 'File', assignees: [{ userId: clerk.id }] },
  ]);
  await addToForm(services, team.id, permit.formId, clerk, 2);
  awaitingRequest = await launchTestSubmission(api, resident, permit);
  checked = await launchTestSubmission(api, resident, permit);
  late = await launchTestSubmission(api, other, permit);
  reviewed = await launchTestSubmission(api, resident, permit);
  for (const each of [checked, late, reviewed]) await leave(clerk, each, 'Ask');
  await leave(clerk, reviewed, 'Check');
  await stands(checked, 'Check', 48, null);
  await stands(late, 'Check', 24, -1);
});

async function leave(who: TestPerson, submission: LaunchedSubmission, step: string): Promise<void> {
  const input = { activeStepId: `ActiveStep:${submission.stepId(step)}`, confirmed: [] };
  const { refusal, messages } = await api.attempt(who, 'advanceStep', input, 'submission { id }');
  expect([refusal, messages]).toEqual([null, []]);
}

/** It has been at the step this long, and is due in this many hours. */
async function stands(submission: LaunchedSubmission, step: string, sinceHours: number, dueInHours: number | null) {
  const since = new Date(Date.now() - sinceHours * hour);
  const dueAt = dueInHours === null ? null : new Date(Date.now() + dueInHours * hour);
  const { db } = api.services;
  const { id: submissionId } = submission;
  await db.activeStep.update({ where: { id: submission.stepId(step) }, data: { startedAt: since } });
  await db.stepInterval.updateMany({ where: { submissionId, endedAt: null }, data: { startedAt: since, dueAt } });
  await db.dashboardRow.update({ where: { id: submissionId }, data: { currentStepSince: since, dueAt } });
  await db.inboxRow.updateMany({ where: { submissionId }, data: { since, dueAt } });
}

interface Listed {
  readonly ids: readonly string[];
  readonly kinds: readonly string[];
  readonly total: number;
  readonly end: string;
}

async function tasks(who: Visitor, args = 'first: 20'): Promise<Listed> {
  const document = `{ tasks(${args}) { totalCount pageInfo { endCursor }
    edges { node { submissionId kind isOverdue isSkipped activeStepId row { templateName } } } } }`;
  const { data } = await api.ask(who, document);
  const nodes: { submissionId: string; kind: string }[] = data.tasks.edges.map(({ node }: { node: object }) => node);
  return {
    ids: nodes.map(({ submissionId }) => submissionId),
    kinds: nodes.map(({ kind }) => kind),
    total: data.tasks.totalCount,
    end: data.tasks.pageInfo.endCursor,
  };
}

const totals = async (who: Visitor) =>
  (await api.ask(who, '{ taskTotals { active overdue skipped done of percent } }')).data.taskTotals;

const idsOf = (...submissions: readonly LaunchedSubmission[]): string[] =>
  submissions.map(({ id }) => `Submission:${id}`);
const skip = (who: Visitor, { id }: LaunchedSubmission, verb = 'skipTask') =>
  api.attemptByName(who, verb, { submissionId: `Submission:${id}` }, 'taskId');

const isAside = async (who: Visitor, { id }: LaunchedSubmission): Promise<boolean> =>
  (await api.ask(who, `{ node(id: "Submission:${id}") { ... on Submission { isSkippedTask } } }`)).data.node
    ?.isSkippedTask;

describe('a task', () => {
  test("belongs to the step's assignee, with what the step needs; a step that waits only for reviewers does not", async () => {
    expect(await tasks(clerk)).toMatchObject({
      ids: idsOf(late, checked, awaitingRequest),
      kinds: ['internal', 'internal', 'external'],
      total: 3,
    });
  });

  test('belongs to its reviewers, alone or through a role, and to people of a role assigned to a step', async () => {
    expect(await tasks(planner)).toMatchObject({ ids: idsOf(reviewed), kinds: ['review'] });
    expect(await tasks(marshal)).toMatchObject({
      ids: idsOf(late, checked, reviewed),
      kinds: ['internal', 'internal', 'review'],
    });
  });

  test('shows the same submission data as the list', async () => {
    const taskOf = async (who: Visitor, { id }: LaunchedSubmission) =>
      (await api.ask(who, '{ node(id: "Submission:' + id + '") { ... on Submission { task } } }')).data.node?.task;
    expect(await taskOf(clerk, checked)).toBe('internal');
    expect(await taskOf(clerk, awaitingRequest)).toBe('external');
    expect(await taskOf(clerk, reviewed)).toBeNull();
    expect(await taskOf(marshal, reviewed)).toBe('review');
    expect(await taskOf(resident, awaitingRequest)).toBeNull();
  });

  test('belongs to no one else', async () => {
    const { services } = api;
    for (const [who, seer] of Object.entries({
      applicant: resident,
      'team owner without assignments': team.owner,
      'owner of another team': (await makeTeam(services)).owner,
      'someone who just signed up': await makePerson(services),
    }))
      expect([who, await tasks(seer), (await totals(seer)).active]).toMatchObject([who, { total: 0, ids: [] }, 0]);
    expect((await api.ask(visitor(), '{ tasks { totalCount } }')).codes).toHaveLength(1);
    expect((await api.ask(visitor(), '{ taskTotals { active } }')).codes).toHaveLength(1);
  });

  test("does not exist on one's own submission, even if one's role is asked", async () => {
    const own = await launchTestSubmission(api, marshal, permit);
    await leave(clerk, own, 'Ask');
    expect((await tasks(marshal)).ids).not.toContain(`Submission:${own.id}`);
    expect((await tasks(clerk)).ids).toContain(`Submission:${own.id}`);
    await api.act(team.owner, 'deleteSubmission', { submissionId: `Submission:${own.id}` }, 'deletedId');
    expect((await tasks(clerk)).ids).not.toContain(`Submission:${own.id}`);
  });

  test('ends when the person is removed from the role', async () => {
    const helper = await makePerson(api.services);
    const role = await makeRole(api.services, team.id, { name: 'Helpers' }, [helper]);
    const form = await publishedForm(api.services, team.id, [{ name: 'Help', assignees: [{ roleId: role }] }]);
    await launchTestSubmission(api, resident, form);
    expect((await tasks(helper)).total).toBe(1);
    await api.services.db.roleMember.deleteMany({ where: { roleId: role, userId: helper.id } });
    expect(await tasks(helper)).toMatchObject({ total: 0, ids: [] });
  });

  test('is visible to a key like to its creator, in its team, if the key can read submissions', async () => {
    const { services } = api;
    const elsewhere = await makeTeam(services);
    const [reads, lacks, foreign] = [
      await makeToken(services, team.id, planner, ['submissions:read']),
      await makeToken(services, team.id, planner, []),
      await makeToken(services, elsewhere.id, planner, ['submissions:read']),
    ];
    expect((await tasks(reads)).total).toBe(1);
    expect((await tasks(foreign)).total).toBe(0);
    expect((await api.ask(lacks, '{ tasks { totalCount } }')).codes).toHaveLength(1);
  });
});

describe('a list of tasks', () => {
  test('can be filtered by task properties and sorted', async () => {
    expect((await tasks(clerk, 'filter: overdue')).ids).toEqual(idsOf(late));
    expect((await tasks(clerk, 'filter: reviews')).ids).toEqual([]);
    expect((await tasks(marshal, 'filter: reviews')).ids).toEqual(idsOf(reviewed));
    expect((await tasks(clerk, 'filter: assignedInternal')).ids).toEqual(idsOf(late, checked));
    expect((await tasks(clerk, 'filter: assignedExternal')).ids).toEqual(idsOf(awaitingRequest));
    expect((await tasks(clerk, 'sort: newest')).ids).toEqual(idsOf(awaitingRequest, late, checked));
    expect((await tasks(clerk, 'sort: applicant')).ids).toEqual(idsOf(late, checked, awaitingRequest));
    expect((await tasks(clerk, 'sort: form')).ids).toEqual(idsOf(late, checked, awaitingRequest));
    expect((await tasks(clerk, 'terms: "ADAM"')).ids).toEqual(idsOf(late));
    expect((await tasks(clerk, `terms: "#${checked.scopedId}"`)).ids).toContain(`Submission:${checked.id}`);
    expect((await tasks(clerk, 'terms: "100%"')).ids).toEqual([]);
  });

  test.each(['oldest', 'newest', 'form', 'applicant'])('sorted by %s pages through sixty, each once', async (sort) => {
    const busy = await makePerson(api.services, { name: `Busy ${sort}` });
    const form = await publishedForm(api.services, team.id, [{ name: 'Do', assignees: [{ userId: busy.id }] }]);
    const first = await launchTestSubmission(api, resident, form);
    await copies(first.id, 59);
    const seen: string[] = [];
    let after = '';
    for (const size of [20, 20, 20]) {
      const page = await tasks(busy, `first: ${size}, sort: ${sort}${after && `, after: ${JSON.stringify(after)}`}`);
      expect(page).toMatchObject({ total: 60, ids: { length: size } });
      seen.push(...page.ids);
      after = page.end;
    }
    expect(new Set(seen).size).toBe(60);
    const { data } = await api.ask(
      busy,
      `{ tasks(first: 20, skip: 40, sort: ${sort}) { edges { node { submissionId } } } }`,
    );
    expect(data.tasks.edges.map(({ node }: { node: { submissionId: string } }) => node.submissionId)).toEqual(
      seen.slice(40),
    );
    const back = await api.ask(
      busy,
      `{ tasks(last: 20, before: ${JSON.stringify(after)}, sort: ${sort}) { pageInfo { hasPreviousPage } edges { node { submissionId } } } }`,
    );
    expect(back.data.tasks.edges.map(({ node }: { node: { submissionId: string } }) => node.submissionId)).toEqual(
      seen.slice(39, 59),
    );
  });

  test('rejects an unknown cursor', async () => {
    expect((await api.ask(clerk, '{ tasks(after: "nonsense") { totalCount } }')).codes).toHaveLength(1);
  });

  /** Adds this many read-model rows. */
  async function copies(id: string, count: number): Promise<void> {
    const { pool } = api.services;
    await pool.query(
      `WITH made AS (SELECT gen_random_uuid() AS id, n FROM generate_series(1, $2::int) n), copied AS (
         INSERT INTO submissions SELECT (jsonb_populate_record(s, jsonb_build_object('id', m.id, 'scoped_id', s.scoped_id + 1000 * m.n, 'custom_id', NULL))).*
         FROM submissions s, made m WHERE s.id = $1 RETURNING id
       ), steps AS (
         INSERT INTO active_steps SELECT (jsonb_populate_record(x, jsonb_build_object('id', gen_random_uuid(), 'submission_id', m.id))).*
         FROM active_steps x, made m WHERE x.submission_id = $1
       ), listed AS (
         INSERT INTO dashboard_rows SELECT (jsonb_populate_record(r, jsonb_build_object('id', m.id, 'applicant', 'Person ' || m.n % 7))).*
         FROM dashboard_rows r, made m WHERE r.id = $1
       )
       INSERT INTO inbox_rows SELECT (jsonb_populate_record(i, jsonb_build_object('submission_id', m.id,
         'since', i.since - (m.n % 9) * interval '1 hour', 'due_at', CASE WHEN m.n % 5 = 0 THEN now() - interval '1 day' END))).*
       FROM inbox_rows i, made m WHERE i.submission_id = $1`,
      [id, count],
    );
  }
});

describe('a skipped task', () => {
  test('is in a separate list for that person only, and returns', async () => {
    expect((await skip(clerk, checked)).data.skipTask.taskId).toBe(`Task:${checked.id}`);
    await skip(clerk, checked);
    expect((await tasks(clerk)).ids).toEqual(idsOf(late, awaitingRequest));
    expect((await tasks(clerk, 'skipped: true')).ids).toEqual(idsOf(checked));
    expect(await totals(clerk)).toMatchObject({ active: 2, overdue: 1, skipped: 1 });
    // its page says the same, even with many skipped after it
    expect(await isAside(clerk, checked)).toBe(true);
    expect(await isAside(clerk, late)).toBe(false);
    expect(await isAside(marshal, checked)).toBe(false);
    expect((await tasks(marshal)).ids).toContain(`Submission:${checked.id}`);
    await skip(clerk, checked, 'unskipTask');
    await skip(clerk, checked, 'unskipTask');
    expect(await isAside(clerk, checked)).toBe(false);
    expect((await tasks(clerk)).ids).toEqual(idsOf(late, checked, awaitingRequest));
    expect(await totals(clerk)).toMatchObject({ active: 3, skipped: 0 });
  });

  test('becomes a task again when the submission reaches another step', async () => {
    await skip(clerk, awaitingRequest);
    expect((await tasks(clerk)).ids).toEqual(idsOf(late, checked));
    await leave(resident, awaitingRequest, 'Ask');
    expect(await tasks(clerk)).toMatchObject({
      ids: idsOf(late, checked, awaitingRequest),
      kinds: Array(3).fill('internal'),
    });
    expect((await tasks(clerk, 'skipped: true')).ids).toEqual([]);
    expect(await isAside(clerk, awaitingRequest)).toBe(false);
  });

  test('can be skipped only by people who can see it, including a reviewer', async () => {
    const stranger = await makePerson(api.services);
    expect((await skip(stranger, checked)).codes).toEqual(['NOT_FOUND']);
    expect((await skip(visitor(), checked)).codes).toHaveLength(1);
    expect((await skip(planner, reviewed)).refusal).toBeNull();
    expect((await tasks(planner)).ids).toEqual([]);
    await skip(planner, reviewed, 'unskipTask');
  });
});

describe('a completed task', () => {
  test('disappears for everyone who had it, and counts for the person who did it', async () => {
    expect((await totals(marshal)).done).toBe(0);
    await leave(clerk, late, 'Check');
    expect((await tasks(clerk)).ids).not.toContain(`Submission:${late.id}`);
    expect((await tasks(marshal)).kinds.filter((kind) => kind === 'review')).toHaveLength(2);
    const input = { activeStepId: `ActiveStep:${late.stepId('Plan')}`, outcome: 'approved' };
    expect((await api.attempt(planner, 'setApproval', input, 'submission { id }')).refusal).toBeNull();
    expect((await tasks(planner)).ids).toEqual(idsOf(reviewed));
    expect(await totals(planner)).toEqual({ active: 1, overdue: 0, skipped: 0, done: 1, of: 2, percent: 50 });
    expect((await totals(marshal)).done).toBe(0);
    expect((await totals(resident)).done).toBe(0);
  });

  test("counts from midnight in the person's time zone", async () => {
    const { done } = await totals(clerk);
    expect(done).toBeGreaterThan(0);
    const { db } = api.services;
    await db.activeStep.updateMany({
      where: { completedById: clerk.id },
      data: { completedAt: new Date(Date.now() - 25 * hour) },
    });
    expect((await totals(clerk)).done).toBe(0);
  });

  test('returns to the person who requested changes only once they are made', async () => {
    const input = {
      activeStepId: `ActiveStep:${reviewed.stepId('Plan')}`,
      outcome: 'changes_requested',
      comment: 'A door, please.',
    };
    expect((await api.attempt(planner, 'setApproval', input, 'submission { id }')).refusal).toBeNull();
    expect((await tasks(planner)).ids).toEqual([]);
    const { data } = await api.ask(clerk, '{ submissionRows(assignedToMe: true) { edges { node { submissionId } } } }');
    expect(JSON.stringify(data)).toContain(reviewed.id);
  });

  test('does not exist while on hold', async () => {
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${checked.id}` }, 'submission { id }');
    expect((await tasks(clerk)).ids).not.toContain(`Submission:${checked.id}`);
    await api.act(clerk, 'resumeSubmission', { submissionId: `Submission:${checked.id}` }, 'submission { id }');
    expect((await tasks(clerk)).ids).toContain(`Submission:${checked.id}`);
  });
});

test('the task lists match the submissions', async () => {
  const { db } = api.services;
  // this test moved and copied these
  await db.dashboardRow.deleteMany({
    where: { id: { in: (await db.submission.findMany({ where: { scopedId: { gt: 1000 } } })).map(({ id }) => id) } },
  });
  const differences = await allDashboardDifferences(api.services);
  const tasksOf = (rows: readonly object[]) =>
    new Set(
      rows.flatMap((row) =>
        'task' in row && 'principal_id' in row ? [`${String(row.principal_id)} ${String(row.task)}`] : [],
      ),
    );
  for (const { expected, stored } of differences) expect(tasksOf(stored)).toEqual(tasksOf(expected));
});
