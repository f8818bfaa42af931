import { beforeAll, describe, expect, test } from 'vitest';
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
let clerk: TestPerson;
let planner: TestPerson;
let fireman: TestPerson;
let fireRole: string;
let form: PublishedForm;
/** one overdue by an hour and two days old; one not yet due and three days old; one for the fire department */
let overdue: LaunchedSubmission;
let second: LaunchedSubmission;
let longest: LaunchedSubmission;
let ofBrigade: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  [resident, clerk, planner, fireman] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services),
    makePerson(services),
    makePerson(services),
  ]);
  fireRole = await makeRole(services, team.id, { name: 'Fire brigade' }, [fireman]);
  form = await reviewedBy([{ userId: planner.id }]);
  overdue = await launchTestSubmission(api, resident, form);
  second = await launchTestSubmission(api, resident, form);
  longest = await launchTestSubmission(api, resident, form);
  await waits(overdue, 24, -1);
  await waits(second, 48, null);
  await waits(longest, 72, 5);
  ofBrigade = await launchTestSubmission(api, resident, await reviewedBy([{ roleId: fireRole }]));
});

async function reviewedBy(reviewers: readonly ({ userId: string } | { roleId: string })[]): Promise<PublishedForm> {
  const made = await publishedForm(api.services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', reviewers },
    { name: 'File', fields: [{ name: 'Shelf' }] },
  ]);
  await addToForm(api.services, team.id, made.formId, clerk, 2);
  return made;
}

/** It has been at the step this long, and is due in this many hours. */
async function waits(submission: LaunchedSubmission, sinceHours: number, dueInHours: number | null): Promise<void> {
  const since = new Date(Date.now() - sinceHours * hour);
  const dueAt = dueInHours === null ? null : new Date(Date.now() + dueInHours * hour);
  const { db } = api.services;
  const { id: submissionId } = submission;
  await db.activeStep.update({ where: { id: submission.stepId('Check') }, data: { startedAt: since } });
  await db.stepInterval.updateMany({ where: { submissionId, endedAt: null }, data: { startedAt: since, dueAt } });
  await db.dashboardRow.update({ where: { id: submissionId }, data: { currentStepSince: since, dueAt } });
  await db.inboxRow.updateMany({ where: { submissionId }, data: { dueAt } });
}

interface Page {
  readonly total: number;
  readonly ids: readonly string[];
  readonly info: Record<'hasNextPage' | 'hasPreviousPage' | 'startCursor' | 'endCursor', string>;
}

async function list(who: Visitor, args = 'first: 20'): Promise<Page> {
  const document = `{ reviewRows(order: shown, ${args}) { totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
    edges { node { submissionId reviewStepId whatNext { isViewers solution } } } } }`;
  const { reviewRows } = (await api.ask(who, document)).data;
  const rows: { submissionId: string; reviewStepId: string; whatNext: object }[] = reviewRows.edges.map(
    ({ node }: { node: object }) => node,
  );
  for (const row of rows) expect(row).toMatchObject({ whatNext: { isViewers: true, solution: 'review' } });
  for (const { reviewStepId } of rows) expect(reviewStepId).toMatch(/^Step:/);
  return { total: reviewRows.totalCount, ids: rows.map(({ submissionId }) => submissionId), info: reviewRows.pageInfo };
}

const idsOf = (...submissions: readonly LaunchedSubmission[]): string[] =>
  submissions.map(({ id }) => `Submission:${id}`);

describe('the list of waiting reviews', () => {
  test('is sorted by overdue first, then longest waiting, and pages both ways', async () => {
    expect(await list(planner)).toMatchObject({ total: 3, ids: idsOf(overdue, longest, second) });
    const first = await list(planner, 'first: 2');
    expect(first).toMatchObject({ total: 3, ids: idsOf(overdue, longest), info: { hasNextPage: true } });
    const next = await list(planner, `first: 2, after: "${first.info.endCursor}"`);
    expect(next).toMatchObject({ total: 3, ids: idsOf(second), info: { hasNextPage: false, hasPreviousPage: true } });
    const back = await list(planner, `last: 2, before: "${next.info.startCursor}"`);
    expect(back).toMatchObject({ ids: idsOf(overdue, longest), info: { hasPreviousPage: false, hasNextPage: true } });
    expect((await api.ask(planner, '{ reviewRows(after: "nonsense") { totalCount } }')).codes).toHaveLength(1);
  });

  test('has the reviews requested from the person or their roles, and no others', async () => {
    expect((await list(fireman)).ids).toEqual(idsOf(ofBrigade));
    expect(await list(planner)).not.toMatchObject({ ids: expect.arrayContaining(idsOf(ofBrigade)) });
    for (const [who, seer] of Object.entries({
      applicant: resident,
      clerk,
      'owner of the team': team.owner,
      'owner of another team': (await makeTeam(api.services)).owner,
    }))
      expect([who, await list(seer)]).toMatchObject([who, { total: 0, ids: [] }]);
    expect((await api.ask(visitor(), '{ reviewRows { totalCount } }')).codes).toHaveLength(1);
  });

  test('never has the reader’s own submission, even if their role is asked to review', async () => {
    const { id } = await launchTestSubmission(api, fireman, await reviewedBy([{ roleId: fireRole }]));
    expect((await list(fireman)).ids).not.toContain(`Submission:${id}`);
    await api.services.db.submission.update({ where: { id }, data: { deletedAt: new Date() } });
  });

  test("is visible to the team's API keys that can read submissions, and to no others", async () => {
    const other = await makeTeam(api.services);
    const [reads, lacks, foreign] = [
      await makeToken(api.services, team.id, planner, ['submissions:read']),
      await makeToken(api.services, team.id, planner, []),
      await makeToken(api.services, other.id, planner, ['submissions:read']),
    ];
    expect((await list(reads)).total).toBe(3);
    expect((await list(foreign)).total).toBe(0);
    expect((await api.ask(lacks, '{ reviewRows { totalCount } }')).codes).toHaveLength(1);
  });

  test('has next links in list order, and a completed review keeps its place', async () => {
    const beside = async ({ stepId }: LaunchedSubmission) => {
      const document =
        'query ($id: ID!) { node(id: $id) { ... on ActiveStep { previousReview { submissionId } nextReview { submissionId } } } }';
      const { node } = (await api.ask(planner, document, { id: `ActiveStep:${stepId('Check')}` })).data;
      return [node.previousReview?.submissionId ?? null, node.nextReview?.submissionId ?? null];
    };
    const [top, middle, bottom] = idsOf(overdue, longest, second);
    expect(await beside(overdue)).toEqual([null, middle]);
    expect(await beside(longest)).toEqual([top, bottom]);
    expect(await beside(second)).toEqual([middle, null]);
    const input = { activeStepId: `ActiveStep:${longest.stepId('Check')}`, outcome: 'approved' };
    const said = await api.act(planner, 'setApproval', input, 'nextReview { submissionId }');
    expect(said.data.setApproval.nextReview.submissionId).toBe(bottom);
    expect(await beside(longest)).toEqual([top, bottom]);
    expect((await list(planner)).ids).toEqual([top, bottom]);
  });

  test('leaves out submissions on hold', async () => {
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${second.id}` }, 'submission { id }');
    expect((await list(planner)).ids).toEqual(idsOf(overdue));
  });
});
