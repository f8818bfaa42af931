import { beforeAll, describe, expect, test } from 'vitest';
import { system } from '#server/actor.ts';
import { recordDeferredReview } from '#server/operations/review/deferReview.ts';
import { useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailTasksRightAway, mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let resident: TestPerson;
let clerk: TestPerson;
let first: TestPerson;
let second: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  await mailTasksRightAway(services, team.id);
  [resident, clerk, first, second] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Clara Clerk' }),
    makePerson(services, { name: 'Frank Fire' }),
    makePerson(services, { name: 'Fiona Fire' }),
  ]);
  const roleId = await makeRole(services, team.id, { name: 'Fire brigade' }, [first, second]);
  form = await publishedForm(services, team.id, [
    {
      name: 'Ask',
      external: true,
      fields: [{ name: 'Height', dataType: 'integer' }],
      revisable: true,
      autoadvance: true,
    },
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ roleId }], autoadvance: true },
    { name: 'File', fields: [{ name: 'Shelf' }] },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

/** A new submission that waits for the fire brigade's review. */
async function waitingSubmission(): Promise<LaunchedSubmission> {
  const submission = await launchTestSubmission(api, resident, form);
  await answer(submission, 20, 0);
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Ask')}` });
  return submission;
}

const answer = (submission: LaunchedSubmission, content: number, revision: number): Promise<GraphQLAnswer> =>
  saveTestAnswer(api, resident, {
    ...{ activeStepId: submission.stepId('Ask'), fieldId: form.fieldId('Height'), content, revision },
  });

const stepOf = (submission: LaunchedSubmission): string => `ActiveStep:${submission.stepId('Check')}`;
const defer = (who: Visitor, submission: LaunchedSubmission, input: object = {}): Promise<GraphQLAnswer> =>
  api.attempt(who, 'deferReview', { activeStepId: stepOf(submission), outcome: 'approved', ...input });

interface SeenReview {
  readonly groupId: string;
  readonly own: { readonly outcome: string; readonly comment: string; readonly endedBecause: string | null } | null;
  readonly outcomes: readonly string[];
}

async function seen(who: Visitor, submission: LaunchedSubmission): Promise<SeenReview> {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on ActiveStep { reviews { reviewGroup { id } reviewers { reviews { outcome } }
      ownDeferredReview { outcome comment endedBecause } } } } }`,
    { id: stepOf(submission) },
  );
  const [review] = data.node.reviews;
  const given = review.reviewers as { readonly reviews: readonly { readonly outcome: string }[] }[];
  return {
    groupId: review.reviewGroup.id,
    own: review.ownDeferredReview,
    outcomes: given.flatMap(({ reviews }) => reviews.map(({ outcome }) => outcome)),
  };
}

async function undo(who: Visitor, submission: LaunchedSubmission): Promise<GraphQLAnswer> {
  const { groupId: reviewGroupId } = await seen(first, submission);
  return api.attempt(who, 'undoReview', { activeStepId: stepOf(submission), reviewGroupId });
}

async function hasTask(who: TestPerson, submission: LaunchedSubmission): Promise<boolean> {
  const { data } = await api.ask(who, '{ tasks(first: 100) { edges { node { submissionId } } } }');
  const edges = data.tasks.edges as { readonly node: { readonly submissionId: string } }[];
  return edges.some(({ node }) => node.submissionId === `Submission:${submission.id}`);
}

/** Runs the job as if its time had come. */
async function record(submission: LaunchedSubmission): Promise<void> {
  const { services } = api;
  const found = await services.db.deferredReview.findFirst({ where: { submissionId: submission.id } });
  if (!found) throw new Error('no review was deferred');
  await recordDeferredReview({ services, actor: system }, found.id);
}

const currentStep = async (submission: LaunchedSubmission): Promise<string> => {
  const { data } = await api.ask(
    clerk,
    'query ($id: ID!) { node(id: $id) { ... on Submission { currentStep { step { name } } } } }',
    {
      id: `Submission:${submission.id}`,
    },
  );
  return data.node.currentStep.step.name;
};

describe('a review that can still be undone', () => {
  test('counts for no one, and only its reviewer sees it', async () => {
    const submission = await waitingSubmission();
    expect(await hasTask(first, submission)).toBe(true);
    const mailsBefore = (await mailsTo(api.services, resident.email)).length;
    await defer(first, submission, { outcome: 'rejected', comment: 'No exit.' });

    expect(await seen(first, submission)).toMatchObject({
      own: { outcome: 'rejected', comment: 'No exit.', endedBecause: null },
      outcomes: [],
    });
    for (const who of [second, clerk]) expect(await seen(who, submission)).toMatchObject({ own: null, outcomes: [] });
    expect(await hasTask(first, submission)).toBe(false);
    expect(await hasTask(second, submission)).toBe(true);
    expect(await currentStep(submission)).toBe('Check');
    expect(await mailsTo(api.services, resident.email)).toHaveLength(mailsBefore);
  });

  test('waits again after it was undone, with its comment, and is never recorded', async () => {
    const submission = await waitingSubmission();
    await defer(first, submission, { outcome: 'changes_requested', comment: 'Add an exit.' });
    expect((await undo(first, submission)).refusal).toBeNull();
    const undone = { own: { comment: 'Add an exit.', endedBecause: 'undone' }, outcomes: [] };
    expect(await seen(first, submission)).toMatchObject(undone);
    expect(await hasTask(first, submission)).toBe(true);
    await record(submission);
    expect(await seen(first, submission)).toMatchObject(undone);
    expect((await undo(first, submission)).refusal).toBeNull();
  });

  test('is recorded once as its reviewer’s, and then continues the submission', async () => {
    const submission = await waitingSubmission();
    await defer(first, submission);
    const deferred = await api.services.db.deferredReview.findFirstOrThrow({ where: { submissionId: submission.id } });
    await record(submission);
    await recordDeferredReview({ services: api.services, actor: system }, deferred.id);
    expect(await seen(first, submission)).toMatchObject({ own: null, outcomes: ['approved'] });
    expect(await currentStep(submission)).toBe('File');
    expect((await undo(first, submission)).refusal).toBe('reviewCounts');
    const noted = await api.services.db.activity.findMany({
      where: { submissionId: submission.id, kind: 'reviewStep' },
    });
    expect(noted.map(({ actorId }) => actorId)).toEqual([first.id]);
  });

  test('does not count if the submission was put on hold first, and has the reason', async () => {
    const submission = await waitingSubmission();
    await defer(first, submission, { comment: 'Fine.' });
    await api.act(clerk, 'haltSubmission', { submissionId: `Submission:${submission.id}` });
    await record(submission);
    expect(await seen(first, submission)).toMatchObject({
      own: { comment: 'Fine.', endedBecause: 'submissionHalted' },
      outcomes: [],
    });
  });

  test('is replaced by the same person’s next decision', async () => {
    const submission = await waitingSubmission();
    await defer(first, submission, { outcome: 'rejected', comment: 'No exit.' });
    await defer(first, submission, { comment: 'There is one.' });
    expect(await api.services.db.deferredReview.count({ where: { submissionId: submission.id } })).toBe(1);
    await api.act(first, 'setApproval', { activeStepId: stepOf(submission), outcome: 'approved' });
    expect(await seen(first, submission)).toMatchObject({ own: null, outcomes: ['approved'] });
  });

  test('is refused like any review, and belongs to its reviewer alone', async () => {
    const submission = await waitingSubmission();
    const stranger = await makePerson(api.services);
    const refused = await defer(first, submission, { outcome: 'rejected' });
    expect(refused.refusal).toEqual({ comment: 'reviewCommentMissing' });
    const others: readonly Visitor[] = [resident, clerk, stranger, visitor()];
    for (const who of others) expect((await defer(who, submission)).refusal).not.toBeNull();
    expect(await api.services.db.deferredReview.count({ where: { submissionId: submission.id } })).toBe(0);
    await defer(first, submission);
    expect((await undo(second, submission)).refusal).toBe('reviewCounts');
    expect(await seen(first, submission)).toMatchObject({ own: { endedBecause: null } });
  });
});
