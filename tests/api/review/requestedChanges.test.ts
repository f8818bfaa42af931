import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let resident: TestPerson;
let clerk: TestPerson;
let planner: TestPerson;
let fireman: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  [resident, clerk, planner, fireman, stranger] = await Promise.all([
    makePerson(services, { name: 'Rosa Resident' }),
    makePerson(services, { name: 'Clara Clerk' }),
    makePerson(services, { name: 'Paula Planner' }),
    makePerson(services, { name: 'Frank Fire' }),
    makePerson(services),
  ]);
  const fire = await makeRole(services, team.id, { name: 'Fire brigade' }, [fireman]);
  form = await publishedForm(services, team.id, [
    { name: 'Project', external: true, revisable: true, fields: [{ name: 'Address' }] },
    {
      name: 'Plans',
      type: 'RequireReviewStep',
      external: false,
      reviewers: [{ userId: planner.id }, { roleId: fire }],
    },
    { name: 'File', external: false },
  ]);
  await addToForm(services, team.id, form.formId, clerk, 2);
});

beforeEach(async () => {
  submission = await launchTestSubmission(api, resident, form);
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${submission.stepId('Project')}` });
});

const say = (who: TestPerson, outcome: string, comment = ''): Promise<GraphQLAnswer> =>
  api.attempt(who, 'setApproval', { activeStepId: `ActiveStep:${submission.stepId('Plans')}`, outcome, comment });

async function seen(who: TestPerson) {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on Submission { isOwn isApplicantsTurn isReviewAwaited waitsFor { solution names }
      requestedChanges { id body resolved waitsForApplicants user { name } stepApproval { outcome changesMade } comments { body user { name } } availableActions } } } }`,
    { id: `Submission:${submission.id}` },
  );
  return data.node;
}
const request = async (who: TestPerson) => (await seen(who)).requestedChanges[0];
const resolve = (who: TestPerson, id: string, resolved: boolean) =>
  api.attempt(who, 'resolveDiscussion', { discussionId: id, resolved });
const inboxOf = async (who: TestPerson) => {
  const { data } = await api.ask(
    who,
    '{ submissionRows(assignedToMe: true, first: 100) { edges { node { submissionId action reviewStepId } } } }',
  );
  return data.submissionRows.edges
    .map(({ node }: { node: { submissionId: string } }) => node)
    .find(({ submissionId }: { submissionId: string }) => submissionId === `Submission:${submission.id}`);
};
const lastMail = async (who: TestPerson) => (await mailsTo(api.services, who.email)).at(-1);

describe('requested changes', () => {
  test('show the applicant who requested them and whose turn it is', async () => {
    await say(planner, 'changes_requested', 'Please add a second exit.');
    await say(fireman, 'approved');
    expect(await seen(resident)).toMatchObject({
      isOwn: true,
      isApplicantsTurn: true,
      waitsFor: [{ solution: 'makeChanges', names: ['Rosa Resident'] }],
      requestedChanges: [
        {
          body: 'Please add a second exit.',
          waitsForApplicants: true,
          user: { name: 'Paula Planner' },
          stepApproval: { outcome: 'changes_requested', changesMade: false },
        },
      ],
    });
    expect(await inboxOf(planner)).toMatchObject({ action: 'makeChanges', reviewStepId: null });
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test("let the other reviewers continue, and don't notify people who wait for them", async () => {
    const requestedTexts = async () =>
      Promise.all([planner, fireman, clerk, resident].map(async (who) => (await seen(who)).isReviewAwaited));
    expect(await requestedTexts()).toEqual([true, true, false, false]);
    await say(planner, 'changes_requested', 'Please add a second exit.');
    expect(await requestedTexts()).toEqual([false, true, false, false]);
    expect((await seen(resident)).waitsFor).toEqual([
      { solution: 'review', names: ['Fire brigade'] },
      { solution: 'makeChanges', names: ['Rosa Resident'] },
    ]);
    expect(await inboxOf(fireman)).toMatchObject({
      action: 'review',
      reviewStepId: `Step:${form.stepId('Plans')}`,
    });
  });

  test('are answered by the applicant, and the reviewer is notified and sees the answer', async () => {
    await say(planner, 'changes_requested', 'Please add a second exit.');
    const { id } = await request(resident);
    expect(
      (await api.attempt(resident, 'commentOnDiscussion', { discussionId: id, body: 'Where?' })).refusal,
    ).toBeNull();
    const mail = await lastMail(planner);
    expect(mail).toMatchObject({ kind: 'discussionPosted' });
    expect(mail?.text).toContain('Where?');
    expect(mail?.text).toContain(`/initiated_flows/${submission.id}/steps/${form.stepId('Plans')}/review/`);
    expect(await request(planner)).toMatchObject({ comments: [{ body: 'Where?', user: { name: 'Rosa Resident' } }] });
    const answer = { discussionId: id, body: 'At the back.' };
    expect((await api.attempt(planner, 'commentOnDiscussion', answer)).refusal).toBeNull();
    expect((await lastMail(resident))?.text).toContain('At the back.');
    expect((await seen(resident)).isApplicantsTurn).toBe(true);
  });

  test('resolving marks them as made and gives the reviewer the turn; reopening gives it back to the applicant', async () => {
    await say(planner, 'changes_requested', 'Please add a second exit.');
    await say(fireman, 'approved');
    const { id } = await request(resident);
    expect((await resolve(resident, id, true)).refusal).toBeNull();
    expect(await lastMail(planner)).toMatchObject({
      subject: expect.stringMatching(/^The requested changes were made: Building permit #\d+$/),
    });
    expect(await seen(resident)).toMatchObject({
      isApplicantsTurn: false,
      waitsFor: [{ solution: 'review', names: ['Paula Planner'] }],
      requestedChanges: [{ resolved: true, waitsForApplicants: false, stepApproval: { changesMade: true } }],
    });
    expect(await inboxOf(planner)).toMatchObject({ action: 'review' });
    expect((await resolve(planner, id, false)).refusal).toBeNull();
    expect(await lastMail(resident)).toMatchObject({
      subject: expect.stringMatching(/^Changes are still requested: Building permit #\d+$/),
    });
    expect(await seen(resident)).toMatchObject({ isApplicantsTurn: true, waitsFor: [{ solution: 'makeChanges' }] });
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test("are not an approval: the step waits for the reviewer's next decision, which then clears them", async () => {
    await say(planner, 'changes_requested', 'Please add a second exit.');
    await say(fireman, 'approved');
    await resolve(resident, (await request(resident)).id, true);
    const advance = { activeStepId: `ActiveStep:${submission.stepId('Plans')}` };
    expect((await api.attempt(clerk, 'advanceStep', advance)).refusal).toBe('reviewsPending');
    await say(planner, 'approved');
    expect((await seen(resident)).requestedChanges).toEqual([]);
    expect((await api.attempt(clerk, 'advanceStep', advance)).refusal).toBeNull();
  });

  test('by a role notify everyone in the role', async () => {
    await say(fireman, 'changes_requested', 'A wider gate.');
    await resolve(resident, (await request(resident)).id, true);
    expect(await lastMail(fireman)).toMatchObject({
      subject: expect.stringMatching(/^The requested changes were made: Building permit #\d+$/),
    });
  });

  test('are hidden from strangers, and reviewers are not notified of other discussions', async () => {
    await say(planner, 'changes_requested', 'Please add a second exit.');
    const { id } = await request(resident);
    const words = { submissionId: `Submission:${submission.id}`, body: 'When is City Hall open?' };
    await api.act(resident, 'startDiscussion', words);
    await api.act(clerk, 'startDiscussion', { ...words, body: 'Between us', type: 'InternalDiscussion' });
    const { data } = await api.ask(
      fireman,
      'query ($id: ID!) { node(id: $id) { ... on Submission { discussions { edges { node { body } } } } } }',
      { id: `Submission:${submission.id}` },
    );
    expect(data.node.discussions.edges).toEqual([{ node: { body: 'Please add a second exit.' } }]);
    expect(await seen(stranger)).toBeNull();
    for (const change of ['commentOnDiscussion', 'resolveDiscussion'] as const) {
      const input = change === 'resolveDiscussion' ? { resolved: true } : { body: 'Hello' };
      const [there, absent] = [
        await api.attempt(stranger, change, { discussionId: id, ...input }),
        await api.attempt(stranger, change, { discussionId: `Discussion:${crypto.randomUUID()}`, ...input }),
      ];
      expect([there.codes, there.messages]).toEqual([absent.codes, absent.messages]);
    }
  });
});

describe('a rejection', () => {
  test('is shown until the applicant has replied, and never counts as their turn', async () => {
    await say(planner, 'rejected', 'Too close to the river.');
    expect(await seen(resident)).toMatchObject({
      isApplicantsTurn: false,
      requestedChanges: [
        { body: 'Too close to the river.', waitsForApplicants: true, stepApproval: { outcome: 'rejected' } },
      ],
    });
    const { id } = await request(resident);
    await api.act(resident, 'commentOnDiscussion', { discussionId: id, body: 'We move it up the hill.' });
    expect(await seen(resident)).toMatchObject({
      isApplicantsTurn: false,
      requestedChanges: [{ waitsForApplicants: false }],
    });
    await api.act(planner, 'commentOnDiscussion', { discussionId: id, body: 'How far?' });
    expect(await seen(resident)).toMatchObject({
      isApplicantsTurn: false,
      requestedChanges: [{ waitsForApplicants: true }],
    });
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });
});
