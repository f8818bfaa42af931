import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm, type StepInWords } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let writer: TestPerson;
let reader: TestPerson;
let planner: TestPerson;
let engineer: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await mailTasksRightAway(services, team.id);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  writer = await makePerson(services, { name: 'Wim Writer' });
  reader = await makePerson(services, { name: 'Rita Reader' });
  planner = await makePerson(services, { name: 'Paula Planner' });
  engineer = await makePerson(services, { name: 'Enno Engineer' });
  form = await formWith();
});

/** A form whose only staff step needs a review by a planner and one by a third party. */
async function formWith(assignees: NonNullable<StepInWords['assignees']> = []): Promise<PublishedForm> {
  const { services } = api;
  const made = await publishedForm(services, team.id, [
    { name: 'Project', external: true, fields: [{ name: 'Address' }] },
    {
      name: 'Statics',
      type: 'RequireReviewStep',
      external: false,
      reviewers: [{ userId: planner.id }],
      assignees,
    },
    { name: 'File', external: false },
  ]);
  const group = await services.db.reviewGroup.findFirstOrThrow({ where: { stepId: made.stepId('Statics') } });
  const { id: _id, identity: _identity, ...like } = group;
  await services.db.reviewGroup.create({
    data: { ...like, id: crypto.randomUUID(), identity: crypto.randomUUID(), reviewType: 'third_party', position: 1 },
  });
  await addToForm(services, team.id, made.formId, writer, 2);
  await addToForm(services, team.id, made.formId, reader, 1);
  return made;
}

async function reached(of: PublishedForm): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, of);
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Project')}` });
  return submission;
}

async function seen(who: TestPerson, { id }: LaunchedSubmission) {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on Submission { task isReviewAwaited waitsFor { solution names }
      whatNext { solution isViewers sentence } assignees { name } } } }`,
    { id: `Submission:${id}` },
  );
  return data.node;
}
const newest = async (who: TestPerson) => (await mailsTo(api.services, who.email)).at(-1);
const approve = (who: TestPerson, submission: LaunchedSubmission) =>
  api.attempt(who, 'setApproval', { activeStepId: `ActiveStep:${submission.stepId('Statics')}`, outcome: 'approved' });

async function requestReview(who: TestPerson, submission: LaunchedSubmission, of: PublishedForm) {
  const { id } = await api.services.db.reviewGroup.findFirstOrThrow({
    where: { flowTemplateId: of.versionId, reviewType: 'third_party' },
  });
  const place = { activeStepId: `ActiveStep:${submission.stepId('Statics')}`, reviewGroupId: `ReviewGroup:${id}` };
  const input = { ...place, receivingUserId: `User:${engineer.id}` };
  return api.attempt(who, 'requestReview', input, 'reviewRequest { id }');
}

describe('a review by a third party who has not been asked yet', () => {
  test('is a task of the people who can edit the form, and they get an email', async () => {
    const submission = await reached(form);
    expect(await seen(writer, submission)).toMatchObject({
      task: 'internal',
      whatNext: {
        solution: 'requestReview',
        isViewers: true,
        sentence: 'Your turn: ask a third party for the “Statics” review.',
      },
    });
    expect((await newest(writer))?.text).toContain('Your turn: ask a third party for the “Statics” review.');
    expect((await seen(reader, submission)).whatNext.isViewers).toBe(false);
    expect(await newest(reader)).toBeUndefined();
    expect((await seen(resident, submission)).whatNext.isViewers).toBe(false);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('is not the turn of a reviewer who has decided', async () => {
    const submission = await reached(form);
    expect((await seen(planner, submission)).whatNext).toMatchObject({ solution: 'review', isViewers: true });
    await approve(planner, submission);
    expect(await seen(planner, submission)).toMatchObject({
      isReviewAwaited: false,
      whatNext: {
        solution: 'requestReview',
        isViewers: false,
        sentence: 'Waiting for Wim Writer to ask a third party for a review.',
      },
    });
  });

  test("is a task of the step's assignees, if any", async () => {
    const desk = await makeRole(api.services, team.id, { name: 'Front desk' }, [clerk]);
    const assigned = await formWith([{ roleId: desk }]);
    const submission = await reached(assigned);
    expect(await seen(clerk, submission)).toMatchObject({
      task: 'internal',
      whatNext: { solution: 'requestReview', isViewers: true },
    });
    expect((await newest(clerk))?.text).toContain('ask a third party');
    expect(await seen(writer, submission)).toMatchObject({ task: null, whatNext: { isViewers: false } });
    expect((await requestReview(reader, submission, assigned)).codes).toEqual(['FORBIDDEN']);
    expect((await requestReview(clerk, submission, assigned)).refusal).toBeNull();
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('waits for the third party once asked, and for staff again if the request is canceled', async () => {
    const submission = await reached(form);
    await approve(planner, submission);
    const { data } = await requestReview(writer, submission, form);
    expect(await seen(writer, submission)).toMatchObject({
      task: null,
      waitsFor: [{ solution: 'review', names: ['Enno Engineer'] }],
      assignees: [{ name: 'Enno Engineer' }],
    });
    expect((await seen(engineer, submission)).whatNext.isViewers).toBe(true);
    await api.act(writer, 'cancelReviewRequest', { reviewRequestId: data.requestReview.reviewRequest.id });
    expect(await seen(writer, submission)).toMatchObject({
      task: 'internal',
      waitsFor: [{ solution: 'requestReview' }],
    });
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('follows changes in who can edit the form', async () => {
    const own = await formWith();
    const submission = await reached(own);
    const membershipOf = async ({ id: userId }: TestPerson) =>
      (
        await api.services.db.masterTemplateMembership.findFirstOrThrow({
          where: { masterTemplateId: own.formId, userId },
        })
      ).id;
    const level = (who: TestPerson, membershipId: string, permissionLevelId: number) =>
      api.attempt(who, 'setTemplateMemberLevel', {
        membershipId: `MasterTemplateMembership:${membershipId}`,
        permissionLevelId,
      });
    expect((await level(team.owner, await membershipOf(reader), 2)).refusal).toBeNull();
    expect((await seen(reader, submission)).task).toBe('internal');
    expect((await level(team.owner, await membershipOf(reader), 1)).refusal).toBeNull();
    expect((await seen(reader, submission)).task).toBeNull();
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });
});
