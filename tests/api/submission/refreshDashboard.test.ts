import { beforeAll, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { refreshDashboard } from '#server/operations/submission/refreshDashboard.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { useServices } from '#tests/support/services.ts';

const made = useServices();
const refresh = operation<readonly string[], void>('refresh', refreshDashboard);
const run = (...ids: string[]): Promise<void> => refresh({ services: made.services, actor: system }, ids);

let team: TestTeam;
let resident: TestPerson;
let planner: TestPerson;
let inspector: TestPerson;
let fireRole: string;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(made.services);
  resident = await makePerson(made.services, { name: 'Rosa Resident' });
  planner = await makePerson(made.services, { name: 'Paul Planner' });
  inspector = await makePerson(made.services, { name: 'Ines Inspector' });
  fireRole = await makeRole(made.services, team.id, { name: 'Fire brigade' }, []);
  form = await publishedForm(
    made.services,
    team.id,
    [
      {
        name: 'Your project',
        external: true,
        fields: [{ name: 'Address' }, { name: 'Height', dataType: 'integer' }],
        assignees: [{ userId: planner.id }],
      },
      {
        name: 'Check',
        type: 'RequireReviewStep',
        reviewers: [{ userId: inspector.id }, { roleId: fireRole }],
        reviewWhen: { field: 'Height', comparator: 'greater_or_equal', value: 30 },
        assignees: [{ userId: planner.id }],
        helpers: { subjects: [{ roleId: fireRole }], when: { field: 'Height', comparator: 'equal', value: 20 } },
      },
    ],
    { identifier: 'Address' },
  );
});

let scopedId = 0;

async function submissionAt(step: string, answers: Readonly<Record<string, string | number>> = {}): Promise<string> {
  const { db } = made.services;
  const id = newId();
  scopedId += 1;
  const stepId = form.stepId(step);
  const own = { teamId: team.id, submissionId: id };
  await db.submission.create({
    data: {
      ...{ id, scopedId, teamId: team.id, masterTemplateId: form.formId, flowTemplateId: form.versionId },
      launchedById: resident.id,
      currentStepIdentity: stepId,
    },
  });
  await db.applicantAttachment.create({ data: { ...own, id: newId(), userId: resident.id, isPrimary: true } });
  for (const [position, name] of ['Your project', 'Check'].entries()) {
    const identity = form.stepId(name);
    await db.activeStep.create({
      data: { ...own, id: newId(), stepId: identity, stepIdentity: identity, position, startedAt: new Date() },
    });
  }
  for (const [field, content] of Object.entries(answers)) {
    const fieldId = form.fieldId(field);
    await db.answer.create({ data: { ...own, id: newId(), fieldId, fieldIdentity: fieldId, content } });
  }
  return id;
}

const rowOf = (id: string) => made.services.db.dashboardRow.findUniqueOrThrow({ where: { id } });
const inboxOf = async (submissionId: string): Promise<string[]> => {
  const rows = await made.services.db.inboxRow.findMany({ where: { submissionId } });
  return rows.map(({ principalId, reason }) => `${principalId} ${reason}`).toSorted();
};

test('a submission that an applicant fills in is listed for its assignees, not for the applicant', async () => {
  const id = await submissionAt('Your project', { Address: 'Elm Street 5' });
  await run(id);
  expect(await rowOf(id)).toMatchObject({
    identifier: 'Elm Street 5',
    applicant: 'Rosa Resident',
    applicantsCount: 1,
    action: 'answer',
    currentStepName: 'Your project',
    stepType: 'CollectInfoStep',
    isExternal: true,
    isReview: false,
    assigned: [{ id: planner.id, name: 'Paul Planner' }],
  });
  expect(await inboxOf(id)).toEqual([`${planner.id} assigned`]);
  const { identifierValue } = await made.services.db.submission.findUniqueOrThrow({ where: { id } });
  expect(identifierValue).toBe('Elm Street 5');
});

test('logic decides who has to review and who assists', async () => {
  const tall = await submissionAt('Check', { Height: 40 });
  const medium = await submissionAt('Check', { Height: 20 });
  const low = await submissionAt('Check', { Height: 5 });
  await run(tall, medium, low);
  expect(await inboxOf(tall)).toEqual(
    [`${planner.id} assigned`, `${inspector.id} review`, `${fireRole} review`].toSorted(),
  );
  expect(await inboxOf(medium)).toEqual([`${planner.id} assigned`, `${fireRole} assigned`].toSorted());
  expect(await inboxOf(low)).toEqual([`${planner.id} assigned`]);
  expect((await rowOf(tall)).action).toBe('review');
  expect((await rowOf(low)).action).toBe('advance');
});

test('with several people responsible, each row names the one before it, so that a person in several roles counts once', async () => {
  const id = await submissionAt('Check', { Height: 40 });
  await run(id);
  const rows = await made.services.db.inboxRow.findMany({
    where: { submissionId: id },
    orderBy: { principalId: 'asc' },
  });
  const responsible = [planner.id, inspector.id, fireRole].toSorted();
  expect(rows.map(({ principalId }) => principalId)).toEqual(responsible);
  expect(rows.map(({ earlierIds }) => earlierIds)).toEqual([[], responsible.slice(0, 1), responsible.slice(0, 2)]);
});

test('a finished submission is in no one’s inbox, and a deleted one is not listed', async () => {
  const { db } = made.services;
  const finished = await submissionAt('Check');
  const deleted = await submissionAt('Check');
  await run(finished, deleted);
  await db.submission.update({
    where: { id: finished },
    data: { status: 'finished', finishedAt: new Date(), currentStepIdentity: null },
  });
  await db.submission.update({ where: { id: deleted }, data: { deletedAt: new Date() } });
  await run(finished, deleted);
  expect(await inboxOf(finished)).toEqual([]);
  expect(await rowOf(finished)).toMatchObject({ status: 'finished', action: null, currentStepName: null });
  expect(await db.dashboardRow.findUnique({ where: { id: deleted } })).toBeNull();
  expect(await inboxOf(deleted)).toEqual([]);
});

test('refreshing twice changes nothing, and the reconciler repairs what a writer missed', async () => {
  const id = await submissionAt('Your project', { Address: 'Oak Lane 1' });
  await run(id);
  const before = await rowOf(id);
  await run(id);
  expect(await rowOf(id)).toEqual(before);
  expect(await allDashboardDifferences(made.services)).toEqual([]);

  await made.services.db.answer.updateMany({ where: { submissionId: id }, data: { content: 'Oak Lane 2' } });
  const [difference] = await allDashboardDifferences(made.services);
  expect(difference?.submissionId).toBe(id);
  await run(id);
  expect(await allDashboardDifferences(made.services)).toEqual([]);
});

test('everyone who watches the submission or the team’s dashboard is notified', async () => {
  const id = await submissionAt('Your project');
  await run(id);
  const events = await made.services.db.eventOutbox.findMany({
    where: { topic: { in: [`submission:${id}`, `dashboard:${team.id}`] } },
  });
  expect(new Set(events.map(({ topic }) => topic))).toEqual(new Set([`submission:${id}`, `dashboard:${team.id}`]));
});
