import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm, type StepInWords } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let counter: TestPerson;
let planner: TestPerson;
let fireman: TestPerson;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  await mailTasksRightAway(services, team.id);
  [resident, clerk, counter, planner, fireman] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Clara Clerk' }),
    makePerson(services, { name: 'Sam Counter' }),
    makePerson(services, { name: 'Paula Planner' }),
    makePerson(services, { name: 'Frank Fire' }),
  ]);
});
beforeEach(async () => {
  await api.services.db.outboxMail.deleteMany();
});

const ask: StepInWords = { name: 'Ask', external: true, fields: [{ name: 'What' }] };
const review = (change: Partial<StepInWords> = {}): StepInWords => ({
  ...{ name: 'Plans', type: 'RequireReviewStep', external: false, autoadvance: true },
  ...{ reviewers: [{ userId: planner.id }, { userId: fireman.id }], ...change },
});
const issue = (): StepInWords => ({ name: 'Issue', assignees: [{ userId: counter.id }] });

interface Sent {
  readonly form: PublishedForm;
  readonly submission: LaunchedSubmission;
}

/** Answered and submitted, so that it moves to the next step. */
async function sent(...steps: readonly StepInWords[]): Promise<Sent> {
  const form = await publishedForm(api.services, team.id, [ask, ...steps]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  const submission = await launchTestSubmission(api, resident, form);
  const place = { activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('What') };
  await saveTestAnswer(api, resident, { ...place, content: 'A shed' });
  const left = { activeStepId: `ActiveStep:${submission.stepId('Ask')}`, confirmsAll: true };
  expect((await api.attempt(resident, 'advanceStep', left)).refusal).toBeNull();
  return { form, submission };
}

const say = async (who: TestPerson, { submission }: Sent, outcome = 'approved'): Promise<GraphQLAnswer> => {
  const input = { activeStepId: `ActiveStep:${submission.stepId('Plans')}`, outcome, comment: 'Look.' };
  const said = await api.attempt(who, 'setApproval', input);
  expect(said.refusal).toBeNull();
  return said;
};

const look = async ({ submission }: Sent) => {
  const { data } = await api.ask(
    clerk,
    `query ($id: ID!) { node(id: $id) { ... on Submission { status currentStep { step { name } } whatNext { names sentence } } } }`,
    { id: `Submission:${submission.id}` },
  );
  return { ...data.node, currentStep: data.node.currentStep?.step.name ?? null };
};
const subjects = async (who: TestPerson): Promise<string[]> =>
  (await mailsTo(api.services, who.email)).map(({ subject }) => subject.replace(/ #\d+/, ''));

describe('a review that everyone has approved', () => {
  test('continues automatically, and the next person is notified', async () => {
    const at = await sent(review(), issue());
    await say(planner, at);
    expect(await look(at)).toMatchObject({ currentStep: 'Plans' });
    await say(fireman, at);
    expect(await look(at)).toMatchObject({ currentStep: 'Issue', whatNext: { names: ['Sam Counter'] } });
    expect(await subjects(counter)).toEqual(['Finish “Issue”: Building permit']);
    expect(await subjects(clerk)).toEqual([]);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('waits if the form is set up that way, and the responsible people are notified', async () => {
    const at = await sent(review({ autoadvance: false }), issue());
    await say(planner, at);
    await say(fireman, at);
    expect(await look(at)).toMatchObject({
      currentStep: 'Plans',
      whatNext: { names: [], sentence: 'Your turn: finish “Plans”.' },
    });
    expect(await subjects(clerk)).toEqual(['A review is complete: Building permit']);
    expect(await subjects(counter)).toEqual([]);
  });

  test('completes the submission if nothing follows', async () => {
    const at = await sent(review());
    await say(planner, at);
    await say(fireman, at);
    expect(await look(at)).toMatchObject({ status: 'finished', currentStep: null });
    expect(await subjects(resident)).toEqual([
      'We received your submission: Building permit',
      'Your submission is complete: Building permit',
    ]);
  });

  test('waits for requested changes, and after a rejection', async () => {
    const at = await sent(review(), issue());
    await say(planner, at, 'changes_requested');
    await say(fireman, at);
    expect(await look(at)).toMatchObject({ status: 'active', currentStep: 'Plans' });
    await say(planner, at, 'rejected');
    expect(await look(at)).toMatchObject({ status: 'halted', currentStep: 'Plans' });
    const { data } = await api.ask(
      clerk,
      `query ($id: ID!) { node(id: $id) { ... on Submission { isRejected waitsFor { solution } } } }`,
      { id: `Submission:${at.submission.id}` },
    );
    expect(data.node).toMatchObject({ isRejected: true, waitsFor: [{ solution: 'reconsider' }] });
  });

  test('without any reviewers is skipped immediately', async () => {
    const when = { field: 'What', comparator: 'equal', value: 'A tower' } as const;
    const at = await sent(review({ reviewWhen: when }), issue());
    expect(await look(at)).toMatchObject({ currentStep: 'Issue' });
    expect(await subjects(resident)).toEqual(['We received your submission: Building permit']);
  });
});

describe('a fee', () => {
  const fee: StepInWords = {
    name: 'Fee',
    type: 'PaymentStep',
    external: true,
    autoadvance: true,
    payment: { cents: 2500 },
  };
  const paymentOf = async ({ submission }: Sent): Promise<string> => {
    const { id } = await api.services.db.obligation.findFirstOrThrow({ where: { submissionId: submission.id } });
    return `Payment:${id}`;
  };

  test('received in person or waived continues automatically', async () => {
    const [received, waived] = [await sent(fee, issue()), await sent(fee, issue())];
    const check = { paymentId: await paymentOf(received), amountCents: 2500, checkNumber: '7' };
    expect((await api.attempt(clerk, 'receiveCheck', check)).refusal).toBeNull();
    expect((await api.attempt(clerk, 'waivePayment', { paymentId: await paymentOf(waived) })).refusal).toBeNull();
    for (const at of [received, waived]) expect(await look(at)).toMatchObject({ currentStep: 'Issue' });
    expect(await subjects(counter)).toHaveLength(2);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('that is only partly paid waits', async () => {
    const at = await sent(fee, issue());
    const check = { paymentId: await paymentOf(at), amountCents: 100, checkNumber: '7' };
    expect((await api.attempt(clerk, 'receiveCheck', check)).refusal).toBeNull();
    expect(await look(at)).toMatchObject({ currentStep: 'Fee' });
  });
});
