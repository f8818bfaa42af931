import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let form: PublishedForm;
const cast = {} as Record<'resident' | 'clerk' | 'reader' | 'planner' | 'reviewer' | 'stranger', TestPerson>;

beforeAll(async () => {
  team = await makeTeam(api.services);
  for (const [who, name] of [
    ['resident', 'Rosa Resident'],
    ['clerk', 'Clara Clerk'],
    ['reader', 'Rita Reader'],
    ['planner', 'Paul Planner'],
    ['reviewer', 'Rex Reviewer'],
    ['stranger', 'Sam Stranger'],
  ] as const)
    cast[who] = await makePerson(api.services, { name });
  form = await publishedForm(api.services, team.id, [
    { name: 'Ask', external: true, fields: [{ name: 'Height', dataType: 'integer' }] },
    { name: 'Who works', type: 'AssignResponsibilityStep' },
    {
      name: 'Check',
      assignees: [{ userId: cast.clerk.id }],
      helpers: {
        subjects: [{ roleId: team.managerRoleId }],
        when: { field: 'Height', comparator: 'greater', value: 5 },
      },
    },
    { name: 'Review', type: 'RequireReviewStep', reviewers: [{ userId: cast.reviewer.id }] },
    { name: 'File it' },
  ]);
  await addToForm(api.services, team.id, form.formId, cast.clerk, 2);
  await addToForm(api.services, team.id, form.formId, cast.reader, 1);
});

const read = async (who: TestPerson, { id }: LaunchedSubmission): Promise<GraphQLAnswer['data']> =>
  (
    await api.ask(
      who,
      `query ($id: ID!) { node(id: $id) { ... on Submission {
        stepResponsibilities { activeStep { step { name } } people { name } }
        currentStep { id availableActions tentativeAssignments { id user { name isInvited } } }
        blockers { code } } } }`,
      { id: `Submission:${id}` },
    )
  ).data.node;

async function atTheStep(height = 3): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, cast.resident, form);
  const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('Height'), content: height };
  await saveTestAnswer(api, cast.resident, place);
  await api.act(cast.resident, 'advanceStep', {
    activeStepId: `ActiveStep:${submission.stepId('Ask')}`,
    confirmsAll: true,
  });
  return submission;
}

test('the people who work on each step follow from the form and the answers, and only staff see them', async () => {
  const worksAt = async (who: TestPerson, submission: LaunchedSubmission): Promise<unknown> =>
    (await read(who, submission)).stepResponsibilities.map(
      ({ activeStep, people }: { activeStep: { step: { name: string } }; people: { name: string }[] }) => [
        activeStep.step.name,
        people.map(({ name }) => name).join(', '),
      ],
    );
  const low = await atTheStep(3);
  for (const who of [cast.clerk, cast.reader])
    expect(await worksAt(who, low)).toEqual([
      ['Ask', ''],
      ['Who works', ''],
      ['Check', 'Clara Clerk'],
      ['Review', 'Rex Reviewer'],
      ['File it', ''],
    ]);
  expect(await worksAt(cast.clerk, await atTheStep(9))).toContainEqual(['Check', 'Clara Clerk, Managers']);
  for (const who of [cast.resident, cast.reviewer]) expect(await worksAt(who, low)).toEqual([]);
  expect(await read(cast.stranger, low)).toBeNull();
});

test('an invited person can be chosen, gets a link to the submission, and is responsible once the step is completed', async () => {
  const submission = await atTheStep();
  const activeStepId = `ActiveStep:${submission.stepId('Who works')}`;
  const email = `wanda-${submission.id}@example.com`;
  expect((await read(cast.clerk, submission)).blockers).toEqual([{ code: 'responsibilityMissing' }]);
  expect((await api.attempt(cast.clerk, 'advanceStep', { activeStepId })).refusal).not.toBeNull();
  const invited = { activeStepId, email, name: 'Wanda Worker' };
  expect((await api.attempt(cast.clerk, 'inviteTentativeAssignment', invited)).refusal).toBeNull();
  const { currentStep, blockers } = await read(cast.clerk, submission);
  expect(currentStep.tentativeAssignments).toMatchObject([{ user: { name: 'Wanda Worker', isInvited: true } }]);
  expect(blockers).toEqual([]);
  const [mail] = await mailsTo(api.services, email);
  expect(JSON.stringify(mail)).toContain(encodeURIComponent(`/initiated_flows/manager/${submission.id}`));
  expect((await api.attempt(cast.clerk, 'advanceStep', { activeStepId })).refusal).toBeNull();
  const { id } = await api.services.db.user.findUniqueOrThrow({ where: { email } });
  const where = { submissionId: submission.id, userId: id, assigned: true };
  expect(await api.services.db.submissionAttachment.count({ where })).toBe(1);
});

test('chosen people get an email with what they are waiting for, and no one else learns of the submission', async () => {
  const submission = await atTheStep();
  const activeStepId = `ActiveStep:${submission.stepId('Who works')}`;
  const helper = await makePerson(api.services, { name: 'Hilda Helper' });
  const invited = { activeStepId, email: helper.email, name: 'Hilda Helper' };
  expect((await api.attempt(cast.clerk, 'inviteTentativeAssignment', invited)).refusal).toBeNull();
  const [mail] = await mailsTo(api.services, helper.email);
  expect(mail?.text).toContain('You’ll be able to open it once someone has been assigned.');
  const opened = async (who: TestPerson, id = submission.id) => {
    const query = `query ($id: ID!) { node(id: $id) { id } viewer { absentSubmission(id: $id) { reason formName teamName } } }`;
    const { data } = await api.ask(who, query, { id: `Submission:${id}` });
    return [data.node?.id ?? null, data.viewer.absentSubmission];
  };
  expect(await opened(helper)).toEqual([
    null,
    { reason: 'notSettled', formName: 'Building permit', teamName: expect.any(String) },
  ]);
  for (const who of [cast.stranger, cast.planner]) expect(await opened(who)).toEqual([null, null]);
  expect(await opened(helper, newId())).toEqual([null, null]);
  expect(await opened(cast.clerk)).toEqual([`Submission:${submission.id}`, null]);
  await api.act(cast.clerk, 'advanceStep', { activeStepId });
  expect(await opened(helper)).toEqual([`Submission:${submission.id}`, null]);
});

const states = {
  'is at the step': async () => undefined,
  'is on hold': async ({ id }: LaunchedSubmission) => {
    await api.act(cast.clerk, 'haltSubmission', { submissionId: `Submission:${id}` });
  },
  'is past the step': async (submission: LaunchedSubmission) => {
    const activeStepId = `ActiveStep:${submission.stepId('Who works')}`;
    await api.act(cast.clerk, 'toggleTentativeAssignment', { activeStepId, userId: `User:${cast.planner.id}` });
    await api.act(cast.clerk, 'advanceStep', { activeStepId });
  },
};

test.each(Object.entries(states))(
  'for a submission that %s, exactly the people who are offered it can choose people',
  { timeout: 60_000 },
  async (state, come) => {
    const accepted: string[] = [];
    for (const [role, who] of Object.entries(cast)) {
      const submission = await atTheStep();
      await come(submission);
      const id = `ActiveStep:${submission.stepId('Who works')}`;
      const { data } = await api.ask(
        who,
        'query ($id: ID!) { node(id: $id) { ... on ActiveStep { availableActions } } }',
        {
          id,
        },
      );
      const isOffered = data.node?.availableActions.includes('assignResponsibility') ?? false;
      const input = { activeStepId: id, userId: `User:${cast.reader.id}` };
      const { refusal } = await api.attempt(who, 'toggleTentativeAssignment', input);
      expect([role, refusal === null]).toEqual([role, isOffered]);
      if (isOffered) accepted.push(role);
    }
    expect(accepted).toEqual(state === 'is at the step' ? ['clerk'] : []);
  },
);

describe('an external responsibility step', () => {
  const query = `query ($id: ID!) { node(id: $id) { ... on ActiveStep {
    availableActions responsibilityChoices { id name } tentativeAssignments { id user { name } } } } }`;
  const toggle = (who: TestPerson, activeStepId: string, userId: string) =>
    api.attempt(who, 'toggleTentativeAssignment', { activeStepId, userId: `User:${userId}` });

  async function atExternalStep(
    assignees: readonly { userId: string }[],
  ): Promise<LaunchedSubmission & { readonly at: string }> {
    const external = await publishedForm(api.services, team.id, [
      { name: 'Choose', type: 'AssignResponsibilityStep', external: true, assignees },
      { name: 'File it' },
    ]);
    await addToForm(api.services, team.id, external.formId, cast.clerk, 2);
    await addToForm(api.services, team.id, external.formId, cast.reader, 1);
    const submission = await launchTestSubmission(api, cast.resident, external);
    return { ...submission, at: `ActiveStep:${submission.stepId('Choose')}` };
  }

  test('is completed by the applicant, who chooses among the people of the step', async () => {
    const submission = await atExternalStep([{ userId: cast.planner.id }, { userId: cast.stranger.id }]);
    const { at } = submission;
    const second = { submissionId: `Submission:${submission.id}`, userId: `User:${cast.stranger.id}` };
    expect((await api.attempt(cast.clerk, 'addApplicant', second)).refusal).toBeNull();
    const before = (await api.ask(cast.resident, query, { id: at })).data.node;
    expect(before.availableActions).toEqual(expect.arrayContaining(['assignResponsibility', 'advanceStep']));
    expect(before.availableActions).not.toContain('assignAnyone');
    expect(before.responsibilityChoices.map(({ name }: { name: string }) => name)).toEqual(['Paul Planner']);
    expect((await api.attempt(cast.resident, 'advanceStep', { activeStepId: at })).refusal).toBe(
      'responsibilityMissing',
    );
    expect((await toggle(cast.resident, at, cast.reader.id)).refusal).toEqual({ userId: 'personUnknown' });
    expect((await toggle(cast.resident, at, cast.planner.id)).refusal).toBeNull();
    const { tentativeAssignments } = (await api.ask(cast.resident, query, { id: at })).data.node;
    expect(tentativeAssignments).toMatchObject([{ user: { name: 'Paul Planner' } }]);
    expect((await api.attempt(cast.resident, 'advanceStep', { activeStepId: at })).refusal).toBeNull();
    const where = { submissionId: submission.id, userId: cast.planner.id, assigned: true };
    expect(await api.services.db.submissionAttachment.count({ where })).toBe(1);
  });

  test('offers the form editors when the form assigns no one to it', async () => {
    const { at } = await atExternalStep([]);
    const { data } = await api.ask(cast.resident, query, { id: at });
    expect(data.node.responsibilityChoices.map(({ name }: { name: string }) => name)).toEqual(['Clara Clerk']);
  });

  test('lets an applicant neither invite anyone nor remove a pick by staff', async () => {
    const { at } = await atExternalStep([{ userId: cast.planner.id }]);
    const invited = { activeStepId: at, email: 'x@example.com', name: 'X' };
    expect((await api.attempt(cast.resident, 'inviteTentativeAssignment', invited)).codes).not.toEqual([]);
    expect((await toggle(cast.clerk, at, cast.reader.id)).refusal).toBeNull();
    const { tentativeAssignments } = (await api.ask(cast.resident, query, { id: at })).data.node;
    const pick = { tentativeAssignmentId: `TentativeAssignment:${tentativeAssignments[0].id.split(':').at(-1)}` };
    const removed = await api.attempt(cast.resident, 'removeTentativeAssignment', pick);
    expect(removed.refusal).toEqual({ userId: 'personUnknown' });
    for (const other of [cast.stranger, cast.reader])
      expect((await toggle(other, at, cast.planner.id)).codes).not.toEqual([]);
  });
});
