import { beforeAll, expect, test } from 'vitest';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let resident: TestPerson;
let clerk: TestPerson;
let planner: TestPerson;
let colleague: TestPerson;
let other: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  [resident, clerk, planner, colleague, other, stranger] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Clara Clerk' }),
    makePerson(services, { name: 'Paula Planner' }),
    makePerson(services, { name: 'Carl Colleague' }),
    makePerson(services, { name: 'Olga Other' }),
    makePerson(services),
  ]);
  const planners = await makeRole(services, team.id, { name: 'Planners' }, [planner, colleague]);
  const others = await makeRole(services, team.id, { name: 'Others' }, [other]);
  form = await publishedForm(services, team.id, [
    {
      name: 'Project',
      external: true,
      revisable: true,
      fields: [{ name: 'Address' }, { name: 'Height', dataType: 'integer' }, { name: 'Income', redacted: true }],
    },
    {
      name: 'Plans',
      type: 'RequireReviewStep',
      external: false,
      autoadvance: false,
      reviewers: [{ roleId: planners }],
    },
    { name: 'Second look', type: 'RequireReviewStep', external: false, reviewers: [{ roleId: others }] },
    { name: 'File', external: false },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

const revisions = new Map<string, number>();
async function save(submission: LaunchedSubmission, field: string, content: unknown): Promise<void> {
  const key = `${submission.id} ${field}`;
  const revision = revisions.get(key) ?? 0;
  const place = { activeStepId: submission.stepId('Project'), fieldId: form.fieldId(field) };
  expect((await saveTestAnswer(api, resident, { ...place, content, revision })).refusal).toBeNull();
  revisions.set(key, revision + 1);
}

async function sent(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  await save(submission, 'Address', '1 Elm St');
  await save(submission, 'Income', '50,000');
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Project')}` });
  return submission;
}

const review = async (who: TestPerson, submission: LaunchedSubmission, outcome: string): Promise<void> => {
  const comment = outcome === 'approved' ? '' : 'Please check the height.';
  const input = { activeStepId: `ActiveStep:${submission.stepId('Plans')}`, outcome, comment };
  expect((await api.attempt(who, 'setApproval', input)).refusal).toBeNull();
};

async function changesFor(who: Visitor, submission: LaunchedSubmission, step = 'Plans') {
  const { data } = await api.ask(
    who,
    `query ($id: ID!, $step: ID!) { node(id: $id) { ... on Submission { activeStep(id: $step) {
      changesSinceReview { isOwnReview reviewedAt changes { fieldName isHidden before after } } } } } }`,
    { id: `Submission:${submission.id}`, step: `ActiveStep:${submission.stepId(step)}` },
  );
  return data?.node?.activeStep?.changesSinceReview ?? null;
}

const height = { fieldName: 'Height', isHidden: false, before: null, after: '3' };
const address = { fieldName: 'Address', isHidden: false, before: '1 Elm St', after: '2 Elm St' };

test('compares with the last review of the viewer, and lists changes in the order of the form', async () => {
  const submission = await sent();
  expect(await changesFor(planner, submission)).toBeNull();
  await review(planner, submission, 'changes_requested');
  expect(await changesFor(planner, submission)).toMatchObject({ isOwnReview: true, changes: [] });
  await save(submission, 'Height', 3);
  await save(submission, 'Address', '2 Elm St');
  expect(await changesFor(planner, submission)).toMatchObject({ isOwnReview: true, changes: [address, height] });
  // An answer that is changed back is no change.
  await save(submission, 'Address', '1 Elm St');
  expect(await changesFor(planner, submission)).toMatchObject({ changes: [height] });
  await review(planner, submission, 'changes_requested');
  expect(await changesFor(planner, submission)).toMatchObject({ changes: [] });
});

test('shows that a redacted answer changed, without its text', async () => {
  const submission = await sent();
  await review(planner, submission, 'changes_requested');
  await save(submission, 'Income', '90,000');
  const hidden = { fieldName: 'Income', isHidden: true, before: null, after: null };
  expect(await changesFor(planner, submission)).toMatchObject({ changes: [hidden] });
});

test('shows someone else in the role what changed since the request, but not since an approval', async () => {
  const submission = await sent();
  await review(planner, submission, 'changes_requested');
  await save(submission, 'Height', 3);
  expect(await changesFor(colleague, submission)).toMatchObject({ isOwnReview: false, changes: [height] });

  const approved = await sent();
  await review(planner, approved, 'approved');
  await save(approved, 'Height', 3);
  expect(await changesFor(planner, approved)).toMatchObject({ isOwnReview: true, changes: [height] });
  expect(await changesFor(colleague, approved)).toBeNull();
});

test.each([
  ['a reviewer of the step', () => planner, true],
  ['someone else in the role', () => colleague, true],
  ['a reviewer of another step', () => other, false],
  ['staff who don’t review', () => clerk, false],
  ['the applicant', () => resident, false],
  ['a stranger', () => stranger, false],
  ['a visitor', () => visitor(), false],
] as const)('%s sees the changes only if they can review the step', async (_who, person, isSeen) => {
  const submission = await sent();
  await review(planner, submission, 'changes_requested');
  await save(submission, 'Height', 3);
  expect((await changesFor(person(), submission)) !== null).toBe(isSeen);
});

test('shows nothing while the submission is on hold, and nothing at another step', async () => {
  const submission = await sent();
  await review(planner, submission, 'changes_requested');
  await save(submission, 'Height', 3);
  expect(await changesFor(planner, submission, 'Second look')).toBeNull();
  await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${submission.id}` });
  expect(await changesFor(planner, submission)).toBeNull();
});
