import { beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
  form = await publishedForm(api.services, team.id, [
    { name: 'Your project', external: true, time: 2, timeUnit: 'days', fields: [{ name: 'Address', required: true }] },
    { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2500 } },
    { name: 'Check', fields: [{ name: 'Notes' }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
});

const input = (): object => ({ masterTemplateId: `MasterTemplate:${form.formId}` });

describe('a resident starts a submission', () => {
  test('and sees its steps, with the first one active and the others ahead', async () => {
    const { id, stepId } = await launchTestSubmission(api, resident, form);
    const { data } = await api.ask(
      resident,
      `query ($id: ID!) { node(id: $id) { ... on Submission { status masterTemplate { name } applicants { isPrimary user { name } }
        activeSteps { state startedAt step { name type } } currentStep { id availableActions } availableActions
        blockers { path code } confirmations waitsFor { solution party names } } } }`,
      { id: `Submission:${id}` },
    );
    expect(data.node).toMatchObject({
      status: 'active',
      masterTemplate: { name: 'Building permit' },
      applicants: [{ isPrimary: true, user: { name: 'Rosa Resident' } }],
      activeSteps: [
        { state: 'current', startedAt: expect.anything(), step: { name: 'Your project' } },
        { state: 'notdone', startedAt: null, step: { name: 'Fee' } },
        { state: 'notdone', startedAt: null, step: { name: 'Check' } },
      ],
      currentStep: { id: `ActiveStep:${stepId('Your project')}`, availableActions: ['saveAnswer', 'advanceStep'] },
      blockers: [{ path: `answers.${form.fieldId('Address')}`, code: 'blank' }],
      confirmations: [],
      waitsFor: [{ solution: 'answer', party: 'applicants', names: ['Rosa Resident'] }],
    });
    expect(data.node.availableActions).toContain('haltSubmission');
  });

  test('and its time starts, and the amounts of its payment steps are due', async () => {
    const { id, stepId } = await launchTestSubmission(api, resident, form);
    const [interval] = await api.services.db.stepInterval.findMany({ where: { submissionId: id } });
    expect(interval).toMatchObject({ activeStepId: stepId('Your project'), holder: 'applicant', endedAt: null });
    expect(interval!.dueAt!.getTime() - interval!.startedAt.getTime()).toBe(2 * 86_400_000);
    const obligations = await api.services.db.obligation.findMany({ where: { submissionId: id } });
    expect(obligations).toMatchObject([{ activeStepId: stepId('Fee'), amountCents: 2500n }]);
  });

  test('once, even if the same request is repeated', async () => {
    const idempotencyKey = newId();
    const first = await launchTestSubmission(api, resident, form, { idempotencyKey });
    const again = await Promise.all([1, 2, 3].map(() => launchTestSubmission(api, resident, form, { idempotencyKey })));
    expect(again.map(({ id }) => id)).toEqual([first.id, first.id, first.id]);
  });

  test('and finds their earlier ones of the same form', async () => {
    const { id } = await launchTestSubmission(api, resident, form);
    const query = `query ($id: ID!) { previouslyLaunched(masterTemplateId: $id) { edges { node { id } } } }`;
    const { data } = await api.ask(resident, query, { id: `MasterTemplate:${form.formId}` });
    expect(data.previouslyLaunched.edges[0]).toEqual({ node: { id: `Submission:${id}` } });
    const other = await api.ask(clerk, query, { id: `MasterTemplate:${form.formId}` });
    expect(other.data.previouslyLaunched.edges).toEqual([]);
  });
});

test('twenty concurrent submissions get twenty numbers without gaps', async () => {
  const own = await makeTeam(api.services);
  const busy = await publishedForm(api.services, own.id, [{ name: 'Ask', external: true, fields: [{ name: 'What' }] }]);
  await api.services.db.customId.create({
    data: { id: newId(), teamId: own.id, masterTemplateId: busy.formId, pattern: 'BP-{number:3}' },
  });
  const launched = await Promise.all(Array.from({ length: 20 }, () => launchTestSubmission(api, resident, busy)));
  const expected = Array.from({ length: 20 }, (_, place) => place + 1);
  expect(launched.map(({ scopedId }) => scopedId).toSorted((a, b) => a - b)).toEqual(expected);
  const rows = await api.services.db.submission.findMany({ where: { teamId: own.id }, orderBy: { customId: 'asc' } });
  expect(rows.map(({ customId }) => customId)).toEqual(expected.map((n) => `BP-${String(n).padStart(3, '0')}`));
});

describe('starting a submission is refused', () => {
  test.each([
    ['draft', 'formNotPublished'],
    ['closed', 'formClosed'],
    ['archived', 'formArchived'],
  ] as const)('for a form that is currently %s', async (status, code) => {
    const other = await publishedForm(api.services, team.id, [{ name: 'Ask', external: true }]);
    await api.services.db.masterTemplate.update({ where: { id: other.formId }, data: { status } });
    // permissions end with the form, so the status is read by someone who had access before it closed
    const { launchSubmission } = await import('#server/operations/submission/launchSubmission.ts');
    const act = launchSubmission(
      { services: api.services, actor: { kind: 'person', userId: resident.id, sessionId: newId() } },
      {
        masterTemplateId: other.formId,
        launchedById: resident.id,
        primaryApplicantId: resident.id,
        secondaryApplicantIds: [],
        subprocessRequirementId: null,
      },
    );
    await expect(act).rejects.toMatchObject({ code });
  });

  test("for someone else, unless by the form's staff", async () => {
    const neighbor = await makePerson(api.services);
    const forNeighbor = { ...input(), primaryApplicantId: `User:${neighbor.id}` };
    const own = await api.attempt(resident, 'launchSubmission', forNeighbor);
    expect(own.codes).not.toEqual([]);
    const staff = await api.act(
      clerk,
      'launchSubmission',
      { ...forNeighbor, secondaryApplicantIds: [`User:${resident.id}`] },
      'submission { applicants { isPrimary user { id } } }',
    );
    expect(staff.data.launchSubmission.submission.applicants).toEqual([
      { isPrimary: true, user: { id: `User:${neighbor.id}` } },
      { isPrimary: false, user: { id: `User:${resident.id}` } },
    ]);
  });

  test("for people who don't exist", async () => {
    const { refusal } = await api.attempt(clerk, 'launchSubmission', {
      ...input(),
      primaryApplicantId: `User:${newId()}`,
    });
    expect(refusal).toEqual({ primaryApplicantId: 'personUnknown' });
  });
});

test("strangers can't see a submission", async () => {
  const { id, stepId } = await launchTestSubmission(api, resident, form);
  const stranger = await makePerson(api.services);
  const query = `query ($id: ID!) { node(id: $id) { id } }`;
  for (const global of [`Submission:${id}`, `ActiveStep:${stepId('Check')}`])
    expect((await api.ask(stranger, query, { id: global })).data.node).toBeNull();
});

test('the lists match the stored tables', async () => {
  expect(await allDashboardDifferences(api.services)).toEqual([]);
});
