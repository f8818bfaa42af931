import { beforeAll, describe, expect, test } from 'vitest';
import type { MutationInputs } from '#tests/support/__generated__/MutationInputs.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let colleague: TestPerson;
let stranger: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  team = await makeTeam(api.services);
  [resident, clerk, colleague, stranger] = await Promise.all([
    makePerson(api.services, { name: 'Rosa Resident' }),
    makePerson(api.services, { name: 'Clara Clerk' }),
    makePerson(api.services),
    makePerson(api.services),
  ]);
  form = await publishedForm(api.services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: colleague.id }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  submission = await launchTestSubmission(api, resident, form);
});

const start = (
  who: TestPerson,
  input: Omit<MutationInputs['startDiscussion'], 'submissionId'>,
): Promise<GraphQLAnswer> =>
  api.attempt(
    who,
    'startDiscussion',
    { submissionId: `Submission:${submission.id}`, ...input },
    'discussion { id type body }',
  );
const idOf = ({ data }: GraphQLAnswer): string => data.startDiscussion.discussion.id;
const listed = async (who: TestPerson) => {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on Submission { discussions(first: 100) { edges { node {
      id type body resolved asksBeforeResolving isUnread commentCount availableActions stepApproval { outcome reviewGroup { name } }
      user { name } comments { id body user { name } availableActions } } } } } } }`,
    { id: `Submission:${submission.id}` },
  );
  return data.node?.discussions.edges.map(({ node }: { node: object }) => node);
};
const see = async (who: TestPerson, id: string) =>
  (await listed(who))?.find((each: { id: string }) => each.id === id) ?? null;

describe('a public discussion', () => {
  test('can be read and answered by applicants and staff, who get emails', async () => {
    const id = idOf(await start(resident, { body: ' When is it ready? ' }));
    expect(await mailsTo(api.services, clerk.email)).toMatchObject([{ kind: 'discussionPosted' }]);
    const comment = { discussionId: id, body: 'Tomorrow' };
    expect((await api.attempt(clerk, 'commentOnDiscussion', comment)).refusal).toBeNull();
    const mail = (await mailsTo(api.services, resident.email)).at(-1);
    expect(mail?.text).toContain('Tomorrow');
    expect(mail?.text).toContain('Clara Clerk wrote');
    expect(await see(resident, id)).toMatchObject({
      body: 'When is it ready?',
      type: 'PublicDiscussion',
      resolved: false,
      asksBeforeResolving: false,
      user: { name: 'Rosa Resident' },
      comments: [{ body: 'Tomorrow', user: { name: 'Clara Clerk' }, availableActions: ['viewComment'] }],
    });
  });

  test('can be closed and reopened', async () => {
    const id = idOf(await start(resident, { body: 'Hello' }));
    for (const resolved of [true, true, false]) {
      expect((await api.attempt(clerk, 'resolveDiscussion', { discussionId: id, resolved })).refusal).toBeNull();
      expect(await see(resident, id)).toMatchObject({ resolved });
    }
  });

  test('can be edited and deleted only by its author', async () => {
    const id = idOf(await start(resident, { body: 'Helo' }));
    expect((await api.attempt(clerk, 'updateDiscussion', { discussionId: id, body: 'No' })).codes).toEqual([
      'FORBIDDEN',
    ]);
    expect((await api.attempt(clerk, 'deleteDiscussion', { discussionId: id })).codes).toEqual(['FORBIDDEN']);
    expect(
      (await api.attempt(resident, 'updateDiscussion', { discussionId: id, type: 'InternalDiscussion' })).codes,
    ).toEqual(['FORBIDDEN']);
    await api.act(resident, 'updateDiscussion', { discussionId: id, body: 'Hello' });
    expect(await see(clerk, id)).toMatchObject({ body: 'Hello' });
    expect((await api.attempt(resident, 'deleteDiscussion', { discussionId: id })).refusal).toBeNull();
    expect(await see(clerk, id)).toBeNull();
    const gone = await api.ask(clerk, 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(gone.data.node).toBeNull();
    expect((await api.attempt(clerk, 'commentOnDiscussion', { discussionId: id, body: 'x' })).codes).toEqual([
      'NOT_FOUND',
    ]);
  });

  test('has comments that only their authors can delete', async () => {
    const id = idOf(await start(clerk, { body: 'Please call' }));
    const said = await api.act(resident, 'commentOnDiscussion', { discussionId: id, body: 'When?' }, 'comment { id }');
    const commentId: string = said.data.commentOnDiscussion.comment.id;
    expect((await api.attempt(clerk, 'deleteDiscussionComment', { commentId })).codes).toEqual(['FORBIDDEN']);
    expect((await api.attempt(resident, 'deleteDiscussionComment', { commentId })).refusal).toBeNull();
    expect(await see(clerk, id)).toMatchObject({ comments: [] });
    expect((await api.attempt(resident, 'deleteDiscussionComment', { commentId })).codes).toEqual(['NOT_FOUND']);
  });

  test('has comments that only their authors can edit', async () => {
    const id = idOf(await start(clerk, { body: 'Please call' }));
    const said = await api.act(resident, 'commentOnDiscussion', { discussionId: id, body: 'Wen?' }, 'comment { id }');
    const commentId: string = said.data.commentOnDiscussion.comment.id;
    const change = (who: TestPerson, body: string) =>
      api.attempt(who, 'updateDiscussionComment', { commentId, body }, 'discussion { comments { body editedAt } }');
    expect((await change(clerk, 'No')).codes).toEqual(['FORBIDDEN']);
    expect((await change(stranger, 'No')).codes).toEqual(['NOT_FOUND']);
    expect((await change(resident, ' ')).refusal).toEqual({ body: 'commentBlank' });
    const { data } = await change(resident, ' When? ');
    expect(data.updateDiscussionComment.discussion.comments).toEqual([{ body: 'When?', editedAt: expect.any(Date) }]);
  });

  test('does not exist for strangers', async () => {
    const id = idOf(await start(resident, { body: 'Hello' }));
    const answers = [
      await start(stranger, { body: 'Hello' }),
      await api.attempt(stranger, 'commentOnDiscussion', { discussionId: id, body: 'Hello' }),
      await api.attempt(stranger, 'resolveDiscussion', { discussionId: id, resolved: true }),
      await api.attempt(stranger, 'updateDiscussion', { discussionId: id, body: 'Hello' }),
      await api.attempt(stranger, 'readDiscussion', { discussionId: id, upTo: new Date().toISOString() }),
    ];
    expect(answers.map(({ codes }) => codes)).toEqual(answers.map(() => ['NOT_FOUND']));
  });
});

test('an internal discussion is for staff only: applicants cannot read or answer it, and get no emails', async () => {
  const before = (await mailsTo(api.services, resident.email)).length;
  expect((await start(resident, { body: 'x', type: 'InternalDiscussion' })).codes).toEqual(['FORBIDDEN']);
  const id = idOf(await start(clerk, { body: 'Looks odd', type: 'InternalDiscussion' }));
  expect(await see(resident, id)).toBeNull();
  expect(await see(clerk, id)).toMatchObject({ type: 'InternalDiscussion' });
  expect((await api.attempt(resident, 'commentOnDiscussion', { discussionId: id, body: 'x' })).codes).toEqual([
    'NOT_FOUND',
  ]);
  expect((await mailsTo(api.services, resident.email)).length).toBe(before);
});

test('blank and overlong texts are refused, each with its own message', async () => {
  expect((await start(resident, { body: ' \n ' })).refusal).toEqual({ body: 'discussionMissing' });
  expect((await start(resident, { body: 'x'.repeat(10_001) })).refusal).toEqual({ body: 'tooLong' });
  const id = idOf(await start(resident, { body: 'Hello' }));
  expect((await api.attempt(resident, 'updateDiscussion', { discussionId: id, body: '' })).refusal).toEqual({
    body: 'discussionEmpty',
  });
  expect((await api.attempt(resident, 'commentOnDiscussion', { discussionId: id, body: '' })).refusal).toEqual({
    body: 'commentBlank',
  });
});

test('changes requested by a review are a discussion, and closing it needs confirmation', async () => {
  const review = {
    activeStepId: `ActiveStep:${submission.stepId('Check')}`,
    outcome: 'changes_requested',
    comment: 'Higher',
  };
  expect((await api.attempt(colleague, 'setApproval', review)).refusal).toBeNull();
  const discussion = (await listed(resident)).find(({ body }: { body: string }) => body === 'Higher');
  expect(discussion).toMatchObject({
    asksBeforeResolving: true,
    resolved: false,
    stepApproval: { outcome: 'changes_requested' },
  });
  const resolve = { discussionId: discussion.id, resolved: true };
  expect((await api.attempt(resident, 'resolveDiscussion', resolve)).refusal).toBeNull();
  expect(await see(clerk, discussion.id)).toMatchObject({ resolved: true });
});

test('people who watch the submission receive new comments live', async () => {
  const told = () => api.services.db.eventOutbox.count({ where: { topic: `submission:${submission.id}` } });
  const before = await told();
  await start(resident, { body: 'Anybody there?' });
  expect(await told()).toBe(before + 1);
});

test('a discussion that is sent twice with one key is started once', async () => {
  const input = { body: 'Pressed twice', idempotencyKey: 'twice' };
  const [one, two] = await Promise.all([start(resident, input), start(resident, input)]);
  expect(idOf(one)).toBe(idOf(two));
});

test('older comments than the latest 500 are read a page at a time', async () => {
  const discussionId = idOf(await start(resident, { body: 'A long story' }));
  const own = { teamId: team.id, discussionId: discussionId.split(':')[1] ?? '', userId: resident.id };
  const at = Date.now() - 1_000_000;
  await api.services.db.discussionComment.createMany({
    data: Array.from({ length: 650 }, (_, n) => ({ ...own, body: `Part ${n}`, createdAt: new Date(at + n) })),
  });
  const query = `query ($id: ID!, $before: String, $skip: Int) { node(id: $id) { ... on Discussion { commentCount comments { body }
    commentPages(last: 100, before: $before, skip: $skip) { edges { node { body } } pageInfo { startCursor hasPreviousPage } } } } }`;
  const page = async (more: object) => (await api.ask(resident, query, { id: discussionId, ...more })).data.node;
  const bodies = (edges: { node: { body: string } }[]): string[] => edges.map(({ node }) => node.body);
  const latest = await page({ skip: 500 });
  expect([latest.commentCount, latest.comments[0].body]).toEqual([650, 'Part 150']);
  expect(bodies(latest.commentPages.edges)).toEqual(Array.from({ length: 100 }, (_, n) => `Part ${n + 50}`));
  const { commentPages: first } = await page({ before: latest.commentPages.pageInfo.startCursor });
  expect(bodies(first.edges)).toEqual(Array.from({ length: 50 }, (_, n) => `Part ${n}`));
  expect(first.pageInfo.hasPreviousPage).toBe(false);
  expect((await api.ask(stranger, query, { id: discussionId })).data.node).toBeNull();
});
