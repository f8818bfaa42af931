import { beforeAll, describe, expect, test } from 'vitest';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import { mailsTo } from '#tests/support/mails.ts';
import { addToForm, makePerson, makeTeam, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let colleague: TestPerson;
let reviewer: TestPerson;
let stranger: TestPerson;
let launchOne: () => Promise<LaunchedSubmission>;

beforeAll(async () => {
  team = await makeTeam(api.services);
  resident = await makePerson(api.services, { name: 'Rosa Resident' });
  clerk = await makePerson(api.services, { name: 'Clara Clerk' });
  colleague = await makePerson(api.services, { name: 'Cole Colleague' });
  reviewer = await makePerson(api.services, { name: 'Frank Fire' });
  stranger = await makePerson(api.services);
  const form = await publishedForm(api.services, team.id, [
    { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
  ]);
  await addToForm(api.services, team.id, form.formId, clerk, 2);
  await addToForm(api.services, team.id, form.formId, colleague, 1);
  launchOne = () => launchTestSubmission(api, resident, form);
});

const start = async (
  who: TestPerson,
  { id }: LaunchedSubmission,
  body: string,
  type = 'PublicDiscussion',
): Promise<string> => {
  const input = { submissionId: `Submission:${id}`, body, type };
  const { data } = await api.act(who, 'startDiscussion', input, 'discussion { id }');
  return data.startDiscussion.discussion.id;
};
const say = (who: TestPerson, discussionId: string, body: string): Promise<GraphQLAnswer> =>
  api.attempt(who, 'commentOnDiscussion', { discussionId, body }, 'comment { id createdAt }');
const read = async (who: TestPerson, discussionId: string, upTo?: string): Promise<GraphQLAnswer> => {
  const { data } = await api.ask(
    who,
    'query ($id: ID!) { node(id: $id) { ... on Discussion { createdAt comments { createdAt } } } }',
    { id: discussionId },
  );
  const last = data.node?.comments.at(-1)?.createdAt ?? data.node?.createdAt;
  return api.attempt(who, 'readDiscussion', { discussionId, upTo: upTo ?? last }, 'discussion { isUnread }');
};
const listed = async (who: TestPerson, { id }: LaunchedSubmission, args = '(first: 100)') => {
  const { data } = await api.ask(
    who,
    `query ($id: ID!) { node(id: $id) { ... on Submission { unreadDiscussions discussions${args} {
      totalCount pageInfo { hasNextPage endCursor } edges { node { body isUnread } } } } } }`,
    { id: `Submission:${id}` },
  );
  if (!data.node) return null;
  const { unreadDiscussions, discussions } = data.node;
  const nodes: { body: string; isUnread: boolean }[] = discussions.edges.map(
    ({ node }: { node: { body: string; isUnread: boolean } }) => node,
  );
  return {
    ...{ count: unreadDiscussions, total: discussions.totalCount, pageInfo: discussions.pageInfo },
    bodies: nodes.map(({ body }) => body),
    unread: nodes.filter(({ isUnread }) => isUnread).map(({ body }) => body),
  };
};

describe('the list of discussions', () => {
  test('starts with the latest comment, and has pages', async () => {
    const submission = await launchOne();
    const first = await start(resident, submission, 'first');
    for (const body of ['second', 'third']) await start(resident, submission, body);
    await say(clerk, first, 'Here');
    const shown = 'order: shown';
    expect(await listed(resident, submission, `(${shown})`)).toMatchObject({
      bodies: ['first', 'third', 'second'],
      total: 3,
    });
    const page = await listed(resident, submission, `(first: 2, ${shown})`);
    expect(page).toMatchObject({ bodies: ['first', 'third'], total: 3, pageInfo: { hasNextPage: true } });
    const rest = await listed(resident, submission, `(first: 2, ${shown}, after: "${page?.pageInfo.endCursor}")`);
    expect(rest).toMatchObject({ bodies: ['second'], pageInfo: { hasNextPage: false } });
  });

  test('shows each reader only what they may read, in every query', async () => {
    const submission = await launchOne();
    await start(clerk, submission, 'internal', 'InternalDiscussion');
    const open = await start(clerk, submission, 'public');
    await api.act(reviewer, 'setApproval', {
      activeStepId: `ActiveStep:${submission.stepId('Check')}`,
      outcome: 'changes_requested',
      comment: 'of a review',
    });
    await api.act(clerk, 'resolveDiscussion', { discussionId: open, resolved: true });
    const bodies = async (who: TestPerson, args?: string) => (await listed(who, submission, args))?.bodies;
    expect(await bodies(clerk)).toEqual(['of a review', 'public', 'internal']);
    expect(await bodies(colleague)).toEqual(['of a review', 'public', 'internal']);
    expect(await bodies(resident)).toEqual(['of a review', 'public']);
    expect(await bodies(reviewer)).toEqual(['of a review']);
    expect(await listed(stranger, submission)).toBeNull();
    expect(await bodies(clerk, '(resolved: false)')).toEqual(['of a review', 'internal']);
    expect(await bodies(clerk, '(resolved: true)')).toEqual(['public']);
    expect(await bodies(clerk, '(type: InternalDiscussion)')).toEqual(['internal']);
    expect(await bodies(resident, '(type: InternalDiscussion)')).toEqual([]);
    expect((await listed(resident, submission, '(type: InternalDiscussion)'))?.total).toBe(0);
  });
});

describe('unread comments', () => {
  test("are those by others since the last visit, counted per person, and never one's own", async () => {
    const submission = await launchOne();
    const id = await start(resident, submission, 'When is it ready?');
    expect(await listed(resident, submission)).toMatchObject({ count: 0, unread: [] });
    // stay unread when only the list is viewed
    expect(await listed(clerk, submission)).toMatchObject({ count: 1, unread: ['When is it ready?'] });
    expect(await listed(clerk, submission)).toMatchObject({ count: 1 });
    const done = await read(clerk, id);
    expect(done.data.readDiscussion.discussion).toEqual({ isUnread: false });
    expect(await listed(clerk, submission)).toMatchObject({ count: 0, unread: [] });
    expect(await listed(colleague, submission)).toMatchObject({ count: 1 });
    await say(clerk, id, 'Tomorrow');
    expect(await listed(clerk, submission)).toMatchObject({ count: 0 });
    expect(await listed(resident, submission)).toMatchObject({ count: 1, unread: ['When is it ready?'] });
  });

  test('do not count those that the person may not read or that were deleted', async () => {
    const submission = await launchOne();
    await start(clerk, submission, 'internal', 'InternalDiscussion');
    expect(await listed(resident, submission)).toMatchObject({ count: 0 });
    expect(await listed(colleague, submission)).toMatchObject({ count: 1 });
    const open = await start(clerk, submission, 'public');
    expect(await listed(resident, submission)).toMatchObject({ count: 1 });
    expect(await listed(reviewer, submission)).toMatchObject({ count: 0 });
    await api.act(clerk, 'deleteDiscussion', { discussionId: open });
    expect(await listed(resident, submission)).toMatchObject({ count: 0 });
  });

  test('stay unread when posted after the page was loaded, and reading is never undone', async () => {
    const submission = await launchOne();
    const id = await start(resident, submission, 'Hello');
    const said = await say(resident, id, 'Anybody there?');
    const shown = said.data.commentOnDiscussion.comment.createdAt;
    await say(resident, id, 'Still here');
    await read(clerk, id, shown);
    expect(await listed(clerk, submission)).toMatchObject({ count: 1 });
    await read(clerk, id);
    await read(clerk, id, shown);
    expect(await listed(clerk, submission)).toMatchObject({ count: 0 });
    // a clock that is ahead must not mark future comments as read
    await read(colleague, id, '2999-01-01T00:00:00.000Z');
    await say(resident, id, 'And now?');
    expect(await listed(colleague, submission)).toMatchObject({ count: 1 });
  });

  test('are marked as read without notifying anyone else', async () => {
    const submission = await launchOne();
    const id = await start(resident, submission, 'Hello');
    const told = () => api.services.db.eventOutbox.count({ where: { topic: `submission:${submission.id}` } });
    const before = await told();
    await read(clerk, id);
    expect(await told()).toBe(before);
  });

  test('are visible only to readers: a stranger learns nothing, and an applicant nothing about internal ones', async () => {
    const submission = await launchOne();
    const internal = await start(clerk, submission, 'internal', 'InternalDiscussion');
    const open = await start(clerk, submission, 'public');
    const now = new Date().toISOString();
    for (const [who, id, codes] of [
      [stranger, open, ['NOT_FOUND']],
      [resident, internal, ['NOT_FOUND']],
      [resident, open, []],
      [colleague, internal, []],
    ] as const)
      expect((await read(who, id, now)).codes).toEqual(codes);
  });
});

test('staff who have commented get replies by email, even if someone else is assigned', async () => {
  const submission = await launchOne();
  await api.services.db.submissionAttachment.create({
    data: { submissionId: submission.id, teamId: team.id, userId: clerk.id, assigned: true },
  });
  const id = await start(colleague, submission, 'Looks odd', 'InternalDiscussion');
  const count = async (who: TestPerson) => (await mailsTo(api.services, who.email)).length;
  const [before, own, residents] = [await count(colleague), await count(clerk), await count(resident)];
  await say(clerk, id, 'It does');
  expect([await count(colleague), await count(clerk), await count(resident)]).toEqual([before + 1, own, residents]);
});
