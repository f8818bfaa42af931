import { beforeAll, describe, expect, test } from 'vitest';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let resident: TestPerson;
let clerk: TestPerson;
let reviewer: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reviewer = await makePerson(services, { name: 'Priya Planner' });
  form = await publishedForm(services, team.id, [
    {
      ...{ name: 'Apply', external: true, requiresSignature: true },
      fields: [{ name: 'Cost' }, { name: 'Income', redacted: true }],
    },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

const atApply = (submission: LaunchedSubmission) => ({ activeStepId: `ActiveStep:${submission.stepId('Apply')}` });
const sign = (submission: LaunchedSubmission): Promise<GraphQLAnswer> =>
  api.attempt(resident, 'signStep', { ...atApply(submission), typedName: 'Rosa Resident' });

async function save(who: TestPerson, submission: LaunchedSubmission, field: string, content: string, revision: number) {
  const place = { activeStepId: submission.stepId('Apply'), fieldId: form.fieldId(field) };
  expect((await saveTestAnswer(api, who, { ...place, content, revision })).refusal).toBeNull();
}

/** Signed and submitted: it is at its review. */
async function signed(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  await save(resident, submission, 'Cost', '100', 0);
  await save(resident, submission, 'Income', '50,000', 0);
  await sign(submission);
  const advanced = await api.attempt(resident, 'advanceStep', { ...atApply(submission), confirmsAll: true });
  expect(advanced.refusal).toBeNull();
  return submission;
}

const look = async (who: TestPerson, submission: LaunchedSubmission) => {
  const { data, codes } = await api.ask(
    who,
    `query ($id: ID!, $step: ID!) { node(id: $id) { ... on Submission { hasNotices
      changesSinceSigned { signedBy signedAt activeStep { needsSignature } changes { fieldName isHidden before after } }
      activeStep(id: $step) { needsSignature signings { typedName isOfAnswersNow } } } } }`,
    { id: `Submission:${submission.id}`, step: atApply(submission).activeStepId },
  );
  expect(codes).toEqual([]);
  return data.node;
};
const activities = async ({ id }: LaunchedSubmission): Promise<number> =>
  api.services.db.activity.count({ where: { submissionId: id, kind: 'changeSignedAnswers' } });

describe('answers changed after they were signed', () => {
  test('need a new signature until they are signed or restored', async () => {
    const submission = await signed();
    expect(await look(resident, submission)).toMatchObject({
      changesSinceSigned: [],
      activeStep: { needsSignature: false, signings: [{ isOfAnswersNow: true }] },
    });
    await save(resident, submission, 'Cost', '999999', 1);
    expect(await look(resident, submission)).toMatchObject({
      hasNotices: true,
      activeStep: { needsSignature: true, signings: [{ isOfAnswersNow: false }] },
    });
    await save(resident, submission, 'Cost', '100', 2);
    expect(await look(resident, submission)).toMatchObject({
      hasNotices: true,
      changesSinceSigned: [],
      activeStep: { needsSignature: false, signings: [{ isOfAnswersNow: true }] },
    });
    await save(resident, submission, 'Cost', '200', 3);
    expect((await sign(submission)).refusal).toBeNull();
    expect(await look(resident, submission)).toMatchObject({
      changesSinceSigned: [],
      activeStep: { needsSignature: false, signings: [{ isOfAnswersNow: false }, { isOfAnswersNow: true }] },
    });
    expect(await activities(submission)).toBe(1);
  });

  test('are shown to staff and reviewers before and after the change, within what they may read', async () => {
    const submission = await signed();
    await save(resident, submission, 'Cost', '999999', 1);
    await save(resident, submission, 'Income', '1', 1);
    const cost = { fieldName: 'Cost', isHidden: false, before: '100', after: '999999' };
    const shown = (await look(clerk, submission)).changesSinceSigned;
    expect(shown).toMatchObject([{ signedBy: ['Rosa Resident'], changes: [cost, { before: '50,000', after: '1' }] }]);
    const [{ changes }] = (await look(reviewer, submission)).changesSinceSigned;
    expect(changes).toEqual([cost, { fieldName: 'Income', isHidden: true, before: null, after: null }]);
    expect(await activities(submission)).toBe(1);
  });

  test('are listed, without requesting a signature, once it is completed', async () => {
    const submission = await signed();
    await save(resident, submission, 'Cost', '999999', 1);
    await api.act(reviewer, 'setApproval', {
      activeStepId: `ActiveStep:${submission.stepId('Check')}`,
      outcome: 'approved',
    });
    await api.act(clerk, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Check')}` });
    expect(await look(clerk, submission)).toMatchObject({
      hasNotices: true,
      changesSinceSigned: [{ changes: [{ after: '999999' }] }],
      activeStep: { needsSignature: false },
    });
  });
});
