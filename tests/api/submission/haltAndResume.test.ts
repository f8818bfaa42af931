import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { allowRefusal, useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { propertyRuns } from '#tests/support/propertyRuns.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let neighbor: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  neighbor = await makePerson(api.services, { name: 'Nora Neighbor' });
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
  form = await publishedForm(
    api.services,
    team.id,
    [
      {
        name: 'Ask',
        external: true,
        time: 1,
        timeUnit: 'hours',
        fields: [{ name: 'What' }, { name: 'Height', dataType: 'integer' }],
        helpers: {
          subjects: [{ roleId: team.managerRoleId }],
          when: { field: 'Height', comparator: 'greater', value: 5 },
        },
      },
      { name: 'Check', assignees: [{ userId: clerk.id }] },
    ],
    { identifier: 'What' },
  );
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});

const on = ({ id }: LaunchedSubmission) => ({ submissionId: `Submission:${id}` });
const people = 'submission { applicants { id isPrimary user { id name } } }';
const applicantsIn = (
  { data }: GraphQLAnswer,
  mutation: string,
): { id: string; isPrimary: boolean; user: { name: string } }[] => data[mutation].submission.applicants;

describe('a submission on hold', () => {
  test('is paused for everyone, with its clock', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('Height') };
    expect((await api.attempt(resident, 'haltSubmission', on(submission))).refusal).toBeNull();
    expect((await saveTestAnswer(api, resident, { ...place, content: 3 })).refusal).toBe('submissionHalted');
    expect(
      (await api.attempt(resident, 'advanceStep', { activeStepId: `ActiveStep:${place.activeStepId}` })).refusal,
    ).toBe('submissionHalted');
    expect((await api.attempt(clerk, 'haltSubmission', on(submission))).refusal).toBe('submissionHalted');
    const row = () => api.services.db.dashboardRow.findUniqueOrThrow({ where: { id: submission.id } });
    expect(await row()).toMatchObject({ status: 'halted', action: 'resume', dueAt: null });
    expect((await api.attempt(resident, 'resumeSubmission', on(submission))).refusal).toBeNull();
    expect(await row()).toMatchObject({ status: 'active', action: 'answer', dueAt: expect.any(Date) });
    expect((await saveTestAnswer(api, resident, { ...place, content: 3 })).refusal).toBeNull();
  });

  test('can be resumed only by staff if staff put it on hold', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    await api.act(clerk, 'haltSubmission', on(submission));
    expect((await api.attempt(resident, 'resumeSubmission', on(submission))).codes).not.toEqual([]);
    expect((await api.attempt(clerk, 'resumeSubmission', on(submission))).refusal).toBeNull();
    expect((await api.attempt(clerk, 'resumeSubmission', on(submission))).refusal).toBe('submissionNotHalted');
  });
});

test('locked steps and fields keep their answers until unlocked', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('What'), content: 'A shed' };
  const lock = (input: object): Promise<GraphQLAnswer> =>
    api.attempt(clerk, 'lockStep', { activeStepId: `ActiveStep:${place.activeStepId}`, ...input });
  expect((await lock({ lockedFields: [form.fieldId('What')] })).refusal).toBeNull();
  expect((await saveTestAnswer(api, resident, place)).refusal).toBe('fieldLocked');
  expect((await lock({ lockedFields: [], locked: true })).refusal).toBeNull();
  expect((await saveTestAnswer(api, resident, place)).codes).not.toEqual([]);
  expect((await lock({ locked: false })).refusal).toBeNull();
  expect((await saveTestAnswer(api, resident, place)).refusal).toBeNull();
  expect((await lock({ lockedFields: [form.formId] })).refusal).toEqual({
    [`lockedFields.${form.formId}`]: 'fieldNotOnStep',
  });
});

describe('a submission belongs to', () => {
  test('everyone who was added to it, and exactly one of them is primary', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const who = { ...on(submission), userId: `User:${neighbor.id}` };
    const added = applicantsIn(await api.attempt(resident, 'addApplicant', who, people), 'addApplicant');
    expect(added.map(({ isPrimary, user }) => [user.name, isPrimary])).toEqual([
      ['Rosa Resident', true],
      ['Nora Neighbor', false],
    ]);
    expect((await api.attempt(resident, 'addApplicant', who)).refusal).toBe('alreadyApplicant');
    const [first, second] = added;
    expect((await api.attempt(clerk, 'removeApplicant', { applicantAttachmentId: first!.id })).refusal).toBe(
      'primaryApplicantStays',
    );
    const made = await api.attempt(clerk, 'makePrimaryApplicant', { applicantAttachmentId: second!.id }, people);
    expect(applicantsIn(made, 'makePrimaryApplicant')[0]).toMatchObject({
      isPrimary: true,
      user: { name: 'Nora Neighbor' },
    });
    expect((await api.attempt(clerk, 'makePrimaryApplicant', { applicantAttachmentId: second!.id })).refusal).toBe(
      'alreadyPrimary',
    );
    expect((await api.attempt(clerk, 'removeApplicant', { applicantAttachmentId: first!.id })).refusal).toBeNull();
    const query = `query ($id: ID!) { node(id: $id) { id } }`;
    expect((await api.ask(resident, query, { id: `Submission:${submission.id}` })).data.node).toBeNull();
  });

  test('people without an account too, who get a link by email', async () => {
    const submission = await launchTestSubmission(api, resident, form);
    const email = `friend-${submission.id}@example.com`;
    expect(
      (await api.attempt(resident, 'inviteApplicant', { ...on(submission), email, name: 'Fay Friend' })).refusal,
    ).toBeNull();
    expect(await mailsTo(api.services, email)).toHaveLength(1);
  });
});

test('assignees, who have it in their inbox until they are unassigned', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const planner = await makePerson(api.services, { name: 'Paul Planner' });
  const inbox = (): Promise<number> =>
    api.services.db.inboxRow.count({ where: { submissionId: submission.id, principalId: planner.id } });
  const input = { ...on(submission), assigneeId: `User:${planner.id}` };
  expect((await api.attempt(resident, 'assignSubmission', input)).codes).not.toEqual([]);
  const assigned = await api.act(clerk, 'assignSubmission', input, 'submission { attachments { id user { name } } }');
  expect(await inbox()).toBe(1);
  expect((await api.attempt(clerk, 'assignSubmission', input)).refusal).toBeNull();
  const [attachment] = assigned.data.assignSubmission.submission.attachments;
  expect((await api.attempt(clerk, 'unassignSubmission', { attachmentId: attachment.id })).refusal).toBeNull();
  expect(await inbox()).toBe(0);
});

test('a submission can be deleted only by people who work on it, including assignees', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const [assignee, viewer, reader] = await Promise.all([1, 2, 3].map(() => makePerson(api.services)));
  await addToForm(api.services, team.id, form.formId, reader!, 1);
  for (const [person, assigned] of [
    [assignee, true],
    [viewer, false],
  ] as const) {
    const input = { ...on(submission), assigneeId: `User:${person!.id}`, assigned };
    expect((await api.attempt(clerk, 'assignSubmission', input)).refusal).toBeNull();
  }
  for (const who of [resident, viewer!, reader!, neighbor])
    expect((await api.attempt(who, 'deleteSubmission', on(submission))).codes).not.toEqual([]);
  expect((await api.attempt(assignee!, 'deleteSubmission', on(submission))).refusal).toBeNull();
});

test('a deleted submission is gone for everyone, and its number is not reused', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  expect((await api.attempt(resident, 'deleteSubmission', on(submission))).codes).not.toEqual([]);
  expect((await api.attempt(clerk, 'deleteSubmission', on(submission))).refusal).toBeNull();
  const query = `query ($id: ID!) { node(id: $id) { id } }`;
  for (const who of [resident, clerk])
    expect((await api.ask(who, query, { id: `Submission:${submission.id}` })).data.node).toBeNull();
  expect((await launchTestSubmission(api, resident, form)).scopedId).toBe(submission.scopedId + 1);
});

test('the lists match the stored tables after any history', { timeout: 120_000 }, async () => {
  const moves = {
    what: (s: LaunchedSubmission, n: number) =>
      saveTestAnswer(api, resident, {
        activeStepId: s.stepId('Ask'),
        fieldId: form.fieldId('What'),
        content: `Shed ${n}`,
        revision: n % 3,
      }),
    height: (s: LaunchedSubmission, n: number) =>
      saveTestAnswer(api, clerk, {
        activeStepId: s.stepId('Ask'),
        fieldId: form.fieldId('Height'),
        content: n,
        revision: n % 3,
      }),
    halt: (s: LaunchedSubmission) => api.attempt(clerk, 'haltSubmission', on(s)),
    resume: (s: LaunchedSubmission) => api.attempt(clerk, 'resumeSubmission', on(s)),
    ask: (s: LaunchedSubmission) =>
      api.attempt(clerk, 'advanceStep', { activeStepId: `ActiveStep:${s.stepId('Ask')}` }),
    check: (s: LaunchedSubmission) =>
      api.attempt(clerk, 'advanceStep', { activeStepId: `ActiveStep:${s.stepId('Check')}` }),
    add: (s: LaunchedSubmission) => api.attempt(clerk, 'addApplicant', { ...on(s), userId: `User:${neighbor.id}` }),
    assign: (s: LaunchedSubmission) =>
      api.attempt(clerk, 'assignSubmission', { ...on(s), assigneeId: `Role:${team.memberRoleId}` }),
    delete: (s: LaunchedSubmission) => api.attempt(clerk, 'deleteSubmission', on(s)),
  };
  const names = Object.keys(moves) as (keyof typeof moves)[];
  const history = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(12)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(history, async (steps) => {
      const submission = await launchTestSubmission(api, resident, form);
      for (const [name, number] of steps) await allowRefusal(moves[name](submission, number));
      expect(await allDashboardDifferences(api.services)).toEqual([]);
    }),
    { numRuns: propertyRuns(12) },
  );
});
