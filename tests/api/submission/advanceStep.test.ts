import { beforeAll, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import {
  addToForm,
  anotherBrowser,
  makePerson,
  makeTeam,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { publishedForm, type PublishedForm, type StepInWords } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
});

async function started(
  steps: readonly StepInWords[],
): Promise<{ form: PublishedForm; submission: LaunchedSubmission }> {
  const form = await publishedForm(api.services, team.id, steps);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  return { form, submission: await launchTestSubmission(api, resident, form) };
}

const advance = (
  who: TestPerson,
  { stepId }: LaunchedSubmission,
  step: string,
  confirmed: readonly string[] = [],
): Promise<GraphQLAnswer> =>
  api.attempt(
    who,
    'advanceStep',
    { activeStepId: `ActiveStep:${stepId(step)}`, confirmed },
    'submission { status currentStep { step { name } } }',
  );

const standsAt = ({ data }: GraphQLAnswer): string | null => data.advanceStep.submission.currentStep?.step.name ?? null;
const rowOf = ({ id }: LaunchedSubmission) => api.services.db.dashboardRow.findUniqueOrThrow({ where: { id } });

const first: StepInWords = { name: 'Ask', external: true, revisable: true, fields: [{ name: 'What', required: true }] };

test('advances step by step to the end', async () => {
  const { form, submission } = await started([first, { name: 'Check' }]);
  const early = await advance(resident, submission, 'Ask');
  expect(early.refusal).toEqual({ [`answers.${form.fieldId('What')}`]: 'blank' });
  await saveTestAnswer(api, resident, {
    activeStepId: submission.stepId('Ask'),
    fieldId: form.fieldId('What'),
    content: 'A shed',
  });
  expect(standsAt(await advance(resident, submission, 'Ask'))).toBe('Check');
  expect(await rowOf(submission)).toMatchObject({ currentStepName: 'Check', isExternal: false });
  // the next step is for staff
  expect((await advance(resident, submission, 'Check')).codes).not.toEqual([]);
  const done = await advance(clerk, submission, 'Check');
  expect(done.data.advanceStep.submission).toEqual({ status: 'finished', currentStep: null });
  expect(await rowOf(submission)).toMatchObject({ status: 'finished', action: null });
  expect((await advance(clerk, submission, 'Check')).refusal).toBe('submissionFinished');
  const intervals = await api.services.db.stepInterval.findMany({
    where: { submissionId: submission.id },
    orderBy: { startedAt: 'asc' },
  });
  expect(intervals.map(({ holder, endedAt }) => [holder, endedAt !== null])).toEqual([
    ['applicant', true],
    ['staff', true],
  ]);
});

test('advances one step when twenty sessions do it at the same time', async () => {
  const { submission } = await started(
    [{ name: 'One', external: true }, { name: 'Two', external: true }, { name: 'Three' }].map((step) => ({
      revisable: true,
      ...step,
    })),
  );
  const sessions = await Promise.all(Array.from({ length: 20 }, () => anotherBrowser(api.services, resident)));
  const answers = await Promise.all(sessions.map((session) => advance(session, submission, 'One')));
  expect(answers.filter(({ refusal }) => refusal === null)).toHaveLength(1);
  expect(new Set(answers.map(({ refusal }) => refusal))).toEqual(new Set([null, 'stepNotCurrent']));
  expect(await rowOf(submission)).toMatchObject({ currentStepName: 'Two' });
});

describe('before a step is completed', () => {
  test("an applicant confirms what can't be changed later, and staff don't need to", async () => {
    const { submission } = await started([{ name: 'Ask', external: true, revisable: false }, { name: 'Check' }]);
    expect((await advance(resident, submission, 'Ask')).refusal).toBe('cannotBeModified');
    expect(standsAt(await advance(resident, submission, 'Ask', ['cannotBeModified']))).toBe('Check');
    const { submission: other } = await started([{ name: 'Ask', external: true, revisable: false }, { name: 'Check' }]);
    expect(standsAt(await advance(clerk, other, 'Ask'))).toBe('Check');
  });

  test('continuing without payment must be confirmed by anyone', async () => {
    const { submission } = await started([
      { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2500 } },
      { name: 'Check' },
    ]);
    expect((await rowOf(submission)).action).toBe('pay');
    expect((await advance(resident, submission, 'Fee')).refusal).toBe('continueWithoutPayment');
    expect((await advance(clerk, submission, 'Fee')).refusal).toBe('continueWithoutPayment');
    expect(standsAt(await advance(clerk, submission, 'Fee', ['continueWithoutPayment']))).toBe('Check');
  });

  test('an unpaid fee is shown on its step and in the list, and needs confirmation before the end', async () => {
    const { submission } = await started([
      { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2500 } },
      { name: 'Check' },
      { name: 'Issue' },
    ]);
    const told = async () => {
      const query = `query ($id: ID!) { node(id: $id) { ... on Submission {
        unpaidFees activeSteps { progress payment { waivedBy } } confirmations } } }`;
      const { data } = await api.ask(clerk, query, { id: `Submission:${submission.id}` });
      const { unpaidFees, activeSteps, confirmations } = data.node;
      const [fee] = activeSteps;
      return { unpaidFees, fee: fee.progress, waivedBy: fee.payment.waivedBy, confirmations };
    };
    await advance(resident, submission, 'Fee', ['continueWithoutPayment']);
    expect(await rowOf(submission)).toMatchObject({ isUnpaid: true });
    expect(await told()).toEqual({ unpaidFees: 1, fee: 'unpaid', waivedBy: null, confirmations: [] });
    expect((await advance(clerk, submission, 'Check')).refusal).toBe(null);
    expect(await told()).toMatchObject({ confirmations: ['issueWithoutPayment'] });
    expect((await advance(clerk, submission, 'Issue')).refusal).toBe('issueWithoutPayment');

    const { id } = await api.services.db.obligation.findFirstOrThrow({ where: { submissionId: submission.id } });
    await api.act(clerk, 'waivePayment', { paymentId: `Payment:${id}` }, 'payment { id }');
    expect(await rowOf(submission)).toMatchObject({ isUnpaid: false });
    expect(await told()).toEqual({ unpaidFees: 0, fee: 'waived', waivedBy: 'Clara Clerk', confirmations: [] });
    expect((await advance(clerk, submission, 'Issue')).refusal).toBe(null);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('a submission completed without its fee keeps showing that', async () => {
    const { submission } = await started([
      { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 2500 } },
      { name: 'Issue' },
    ]);
    await advance(resident, submission, 'Fee', ['continueWithoutPayment']);
    const done = await advance(clerk, submission, 'Issue', ['issueWithoutPayment']);
    expect(done.data.advanceStep.submission.status).toBe('finished');
    expect(await rowOf(submission)).toMatchObject({ status: 'finished', isUnpaid: true });
  });

  test('a step without anything to do completes automatically if the form is set up that way', async () => {
    const free: StepInWords = { name: 'Fee', type: 'PaymentStep', external: true, payment: { cents: 0 } };
    const { form, submission } = await started([first, { ...free, autoadvance: true }, { name: 'Check' }]);
    await saveTestAnswer(api, resident, {
      activeStepId: submission.stepId('Ask'),
      fieldId: form.fieldId('What'),
      content: 'A shed',
    });
    expect(standsAt(await advance(resident, submission, 'Ask'))).toBe('Check');
  });

  test('required reviews must be done', async () => {
    const inspector = await makePerson(api.services, { name: 'Ines Inspector' });
    const { submission } = await started([
      { name: 'Review', type: 'RequireReviewStep', reviewers: [{ userId: inspector.id }] },
    ]);
    expect((await advance(clerk, submission, 'Review')).refusal).toBe('reviewsPending');
    const query = `query ($id: ID!) { node(id: $id) { ... on Submission { waitsFor { solution party names } } } }`;
    const { data } = await api.ask(resident, query, { id: `Submission:${submission.id}` });
    expect(data.node.waitsFor).toEqual([{ solution: 'review', party: 'reviewers', names: ['Ines Inspector'] }]);
  });
});

describe('a signature', () => {
  const signed: readonly StepInWords[] = [{ ...first, requiresSignature: true }, { name: 'Check' }];
  const sign = (who: TestPerson, { stepId }: LaunchedSubmission, typedName = 'Rosa Resident'): Promise<GraphQLAnswer> =>
    api.attempt(who, 'signStep', { activeStepId: `ActiveStep:${stepId('Ask')}`, typedName }, 'submission { id }');

  test('covers the answers as they were signed, and no others', async () => {
    const { form, submission } = await started(signed);
    const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('What') };
    await saveTestAnswer(api, resident, { ...place, content: 'A shed' });
    expect((await advance(resident, submission, 'Ask')).refusal).toBe('signatureMissing');
    expect((await sign(resident, submission, '  ')).refusal).toEqual({ typedName: 'signatureMissing' });
    expect((await sign(resident, submission)).refusal).toBeNull();
    await saveTestAnswer(api, resident, { ...place, content: 'A palace', revision: 1 });
    expect((await advance(resident, submission, 'Ask')).refusal).toBe('signatureMissing');
    await sign(resident, submission);
    expect(standsAt(await advance(resident, submission, 'Ask'))).toBe('Check');
  });

  test('is given once for the same answers, and not again once the step is completed', async () => {
    const { form, submission } = await started([...signed, { name: 'File' }]);
    const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('What') };
    const activeStepId = submission.stepId('Ask');
    const offered = async (): Promise<boolean> => {
      const query = 'query ($id: ID!) { node(id: $id) { ... on ActiveStep { availableActions } } }';
      const { data } = await api.ask(resident, query, { id: `ActiveStep:${activeStepId}` });
      return data.node.availableActions.includes('signStep');
    };
    await saveTestAnswer(api, resident, { ...place, content: 'A shed' });
    for (const name of ['Rosa Resident', 'R. Resident']) await sign(resident, submission, name);
    expect(await api.services.db.signing.count({ where: { activeStepId } })).toBe(1);
    await advance(resident, submission, 'Ask');
    // another tab still shows the form to sign
    expect(await offered()).toBe(false);
    expect((await sign(resident, submission)).refusal).toBe('stepNotCurrent');
    await saveTestAnswer(api, resident, { ...place, content: 'A palace', revision: 1 });
    expect(await offered()).toBe(true);
    expect((await sign(resident, submission)).refusal).toBeNull();
    expect(await api.services.db.signing.count({ where: { activeStepId } })).toBe(2);
  });

  test('is not given by staff, who can continue without it', async () => {
    const { form, submission } = await started(signed);
    await saveTestAnswer(api, resident, {
      activeStepId: submission.stepId('Ask'),
      fieldId: form.fieldId('What'),
      content: 'A shed',
    });
    expect((await sign(clerk, submission)).codes).not.toEqual([]);
    expect((await advance(resident, submission, 'Ask', ['skipSignature'])).codes).not.toEqual([]);
    expect((await advance(clerk, submission, 'Ask')).refusal).toBe('skipSignature');
    expect(standsAt(await advance(clerk, submission, 'Ask', ['skipSignature']))).toBe('Check');
  });

  test('is refused for a step that needs none', async () => {
    const { submission } = await started([first]);
    expect((await sign(resident, submission)).refusal).toBe('signatureNotAsked');
  });
});

test('the lists match the stored tables', async () => {
  expect(await allDashboardDifferences(api.services)).toEqual([]);
});
