import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/database/inTransaction.ts';
import { tagLate } from '#server/operations/tag/reservedTagging.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  resident = await makePerson(services);
  clerk = await makePerson(services);
  form = await publishedForm(services, team.id, [
    { name: 'Ask', external: true, time: 2, timeUnit: 'hours' },
    { name: 'Check', time: 2, timeUnit: 'days' },
    { name: 'Sign' },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

beforeEach(async () => {
  const { db } = api.services;
  await db.submission.deleteMany();
  await db.dashboardRow.deleteMany();
  await db.tag.deleteMany();
  submission = await launchTestSubmission(api, resident, form);
  await db.eventOutbox.deleteMany();
});

/** Makes everything this many hours older. */
const sweepAfter = (hours: number): Promise<void> => {
  const now = () => new Date(Date.now() + hours * 3_600_000);
  return tagLate({ services: { ...api.services, now }, actor: { kind: 'system' } });
};
const tagged = async ({ id } = submission): Promise<string[]> => {
  const taggings = await api.services.db.tagging.findMany({ where: { submissionId: id }, include: { tag: true } });
  return taggings.map(({ tag }) => tag.name);
};
const act = async (mutation: string, input: object): Promise<void> => {
  const { refusal } = await api.attemptByName(clerk, mutation, { ...input });
  expect(refusal).toBeNull();
};
const on = () => ({ submissionId: `Submission:${submission.id}` });
const agrees = async (): Promise<void> => expect(await allDashboardDifferences(api.services)).toEqual([]);

test('a submission overdue at its step is tagged late once, and people who watch it are notified', async () => {
  await sweepAfter(1.9);
  expect(await tagged()).toEqual([]);
  await sweepAfter(2.1);
  await sweepAfter(2.2);
  expect(await tagged()).toEqual(['late']);
  await agrees();
  const told = await api.services.db.eventOutbox.findMany({ select: { topic: true, payload: true } });
  expect(told).toEqual([
    { topic: `submission:${submission.id}`, payload: { submissionId: submission.id } },
    { topic: `dashboard:${team.id}`, payload: { teamId: team.id } },
  ]);
  const noted = await api.services.db.activity.findMany({
    where: { submissionId: submission.id, kind: 'tagSubmission' },
  });
  expect(noted).toMatchObject([{ isInternal: true, actorId: null, data: { tag: 'late' } }]);
});

test('the late tag is removed at the next step, on hold, and when done', async () => {
  const other = await launchTestSubmission(api, resident, form);
  await sweepAfter(3);
  expect([await tagged(), await tagged(other)]).toEqual([['late'], ['late']]);
  await act('advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Ask')}`, confirmsAll: true });
  await sweepAfter(3);
  expect([await tagged(), await tagged(other)]).toEqual([[], ['late']]);
  await agrees();
  await sweepAfter(49);
  expect(await tagged()).toEqual(['late']);
  await act('haltSubmission', on());
  await sweepAfter(60);
  expect(await tagged()).toEqual([]);
  await act('resumeSubmission', on());
  await sweepAfter(60);
  expect(await tagged()).toEqual(['late']);
  await act('advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Check')}`, confirmsAll: true });
  await sweepAfter(9_999);
  expect(await tagged()).toEqual([]);
  await agrees();
});

test("people's tags stay as they are", async () => {
  await act('tagSubmission', { ...on(), newTagName: 'flood' });
  await act('tagSubmission', { ...on(), newTagName: 'later' });
  await sweepAfter(3);
  expect((await tagged()).toSorted()).toEqual(['flood', 'late', 'later']);
  await agrees();
  await sweepAfter(0);
  expect((await tagged()).toSorted()).toEqual(['flood', 'later']);
  await agrees();
});

test('a submission being edited is left for the next minute, and a deleted one is skipped', async () => {
  const gone = await launchTestSubmission(api, resident, form);
  await act('deleteSubmission', { submissionId: `Submission:${gone.id}` });
  await inTransaction(api.services.db, async (db) => {
    await db.$queryRaw`SELECT id FROM submissions WHERE id = ${submission.id}::uuid FOR NO KEY UPDATE`;
    await sweepAfter(3);
  });
  expect(await tagged()).toEqual([]);
  await sweepAfter(3);
  expect([await tagged(), await tagged(gone)]).toEqual([['late'], []]);
});

test('two concurrent workers create one tag', async () => {
  const others = [await launchTestSubmission(api, resident, form), await launchTestSubmission(api, resident, form)];
  await Promise.all([sweepAfter(3), sweepAfter(3), sweepAfter(3)]);
  await sweepAfter(3);
  for (const each of [submission, ...others]) expect(await tagged(each)).toEqual(['late']);
  expect(await api.services.db.tag.count()).toBe(1);
  await agrees();
});
