import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { maxTagsOfSubmission, maxTagsOfTeam } from '#domain/tag/tag.ts';
import { system } from '#server/actor.ts';
import { newId } from '#server/newId.ts';
import { operation } from '#server/operations/operation.ts';
import { tagAsRenewal } from '#server/operations/tag/reservedTagging.ts';
import { resumeTagRemovals } from '#server/operations/tag/takeOffTag.ts';
import { allDashboardDifferences } from '#server/queries/dashboard/dashboardDifferences.ts';
import { allowRefusal, useApi, visitor, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, type LaunchedSubmission } from '#tests/support/launchSubmission.ts';
import {
  addToForm,
  makePerson,
  makeRole,
  makeTeam,
  makeToken,
  type TestPerson,
  type TestTeam,
} from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let team: TestTeam;
let other: TestTeam;
let resident: TestPerson;
let clerk: TestPerson;
let reader: TestPerson;
let author: TestPerson;
let form: PublishedForm;
let submission: LaunchedSubmission;

beforeAll(async () => {
  const { services } = api;
  [team, other] = [await makeTeam(services), await makeTeam(services)];
  resident = await makePerson(services, { name: 'Rosa Resident' });
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reader = await makePerson(services);
  author = await makePerson(services);
  await makeRole(services, team.id, { workflowCreator: true }, [author]);
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await addToForm(services, team.id, form.formId, reader, 1);
});

beforeEach(async () => {
  const { db } = api.services;
  await db.submission.deleteMany();
  await db.dashboardRow.deleteMany();
  await db.tag.deleteMany();
  submission = await launchTestSubmission(api, resident, form);
});

const on = ({ id }: LaunchedSubmission = submission) => ({ submissionId: `Submission:${id}` });
const tagging = 'tagging { id tag { id name taggingCount } } submission { tags { name } }';
const put = (who: Visitor, tag: { newTagName?: string; tagId?: string }, at = submission): Promise<GraphQLAnswer> =>
  api.attempt(who, 'tagSubmission', { ...on(at), ...tag }, tagging);
const putNew = async (newTagName: string, at = submission): Promise<{ id: string; tag: { id: string } }> =>
  (await put(clerk, { newTagName }, at)).data.tagSubmission.tagging;
const names = async (who: Visitor, field: 'tags' | 'suggestedTags', search?: string): Promise<string[]> => {
  const selection = search === undefined ? field : `${field}(search: ${JSON.stringify(search)})`;
  const query = `query ($id: ID!) { node(id: $id) { ... on Submission { found: ${selection} { name } } } }`;
  const { data } = await api.ask(who, query, { id: `Submission:${submission.id}` });
  return (data.node?.found ?? []).map((tag: { name: string }) => tag.name);
};

describe('a tag', () => {
  test('is created by adding it to a submission, in lowercase, and exists once', async () => {
    const { data } = await put(clerk, { newTagName: '  Flood \t ZONE ' });
    expect(data.tagSubmission).toMatchObject({
      tagging: { tag: { name: 'flood zone', taggingCount: 1 } },
      submission: { tags: [{ name: 'flood zone' }] },
    });
    const again = await put(clerk, { newTagName: 'flood zone' });
    expect(again.data.tagSubmission.tagging.id).toBe(data.tagSubmission.tagging.id);
    const second = await launchTestSubmission(api, resident, form);
    const byId = await put(clerk, { tagId: data.tagSubmission.tagging.tag.id }, second);
    expect(byId.data.tagSubmission.tagging.tag).toMatchObject({ name: 'flood zone', taggingCount: 2 });
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('exists once even if several people create it at the same time', async () => {
    const submissions = [
      submission,
      await launchTestSubmission(api, resident, form),
      await launchTestSubmission(api, resident, form),
    ];
    const answers = await Promise.all(
      submissions.flatMap((at) => [
        put(clerk, { newTagName: 'Rush' }, at),
        put(team.owner, { newTagName: 'rush' }, at),
      ]),
    );
    expect(answers.map(({ refusal }) => refusal)).toEqual(answers.map(() => null));
    expect(await api.services.db.tag.count({ where: { teamId: team.id, name: 'rush' } })).toBe(1);
    expect(await api.services.db.tagging.count()).toBe(3);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('needs its own name, and only one', async () => {
    expect((await put(clerk, { newTagName: ' ' })).refusal).toEqual({ newTagName: 'blank' });
    expect((await put(clerk, {})).refusal).toEqual({ newTagName: 'blank' });
    expect((await put(clerk, { newTagName: 'x'.repeat(101) })).refusal).toEqual({ newTagName: 'tooLong' });
    for (const newTagName of ['late', ' Renewal'])
      expect((await put(clerk, { newTagName })).refusal).toEqual({ newTagName: 'tagReserved' });
    const { tag } = await putNew('flood');
    expect((await put(clerk, { tagId: tag.id, newTagName: 'flood' })).refusal).toEqual({ newTagName: 'saidTwice' });
  });

  test('of another team responds as missing', async () => {
    const { id } = await api.services.db.tag.create({ data: { teamId: other.id, name: 'theirs' } });
    expect((await put(clerk, { tagId: `Tag:${id}` })).refusal).toBe('outdated');
    expect((await put(clerk, { tagId: `Tag:${newId()}` })).refusal).toBe('outdated');
  });

  test('can be removed, and the team keeps it', async () => {
    const { id, tag } = await putNew('flood');
    await putNew('fence');
    const taken = await api.act(
      clerk,
      'untagSubmission',
      { taggingId: id },
      'deletedTaggingId submission { tags { name } }',
    );
    expect(taken.data.untagSubmission).toMatchObject({
      deletedTaggingId: id,
      submission: { tags: [{ name: 'fence' }] },
    });
    expect((await api.attempt(clerk, 'untagSubmission', { taggingId: id })).codes).toEqual(['NOT_FOUND']);
    expect(await names(clerk, 'suggestedTags')).toEqual(['flood']);
    const { data } = await api.ask(team.owner, 'query ($id: ID!) { node(id: $id) { ... on Tag { taggingCount } } }', {
      id: tag.id,
    });
    expect(data.node).toEqual({ taggingCount: 0 });
    expect(await allDashboardDifferences(api.services)).toEqual([]);
    const { data: told } = await api.ask(
      clerk,
      'query ($id: ID!) { node(id: $id) { ... on Submission { activities(first: 3) { edges { node { sentence isInternal } } } } } }',
      { id: `Submission:${submission.id}` },
    );
    expect(told.node.activities.edges.map(({ node }: { node: object }) => node)).toEqual([
      { sentence: 'Clara Clerk removed the tag flood', isInternal: true },
      { sentence: 'Clara Clerk added the tag fence', isInternal: true },
      { sentence: 'Clara Clerk added the tag flood', isInternal: true },
    ]);
  });

  test('is suggested where it is not used yet, most common on the form first, and found by part of its name', async () => {
    const [second, third] = [
      await launchTestSubmission(api, resident, form),
      await launchTestSubmission(api, resident, form),
    ];
    for (const [name, places] of [
      ['alley', [second]],
      ['flood', [second, third]],
      ['100%', [third]],
      ['here', [submission]],
    ] as const)
      for (const place of places) await putNew(name, place);
    expect(await names(clerk, 'suggestedTags')).toEqual(['flood', '100%', 'alley']);
    expect(await names(clerk, 'suggestedTags', ' L')).toEqual(['flood', 'alley']);
    expect(await names(clerk, 'suggestedTags', '%')).toEqual(['100%']);
    for (const who of [resident, visitor()]) expect(await names(who, 'suggestedTags')).toEqual([]);
    expect(await names(visitor(), 'tags')).toEqual([]);
    expect(await names(clerk, 'tags')).toEqual(['here']);
  });

  test('is limited in number per submission and per team', async () => {
    const { db } = api.services;
    const tags = Array.from({ length: maxTagsOfTeam - 1 }, (_, n) => ({
      id: newId(),
      teamId: team.id,
      name: `tag ${n}`,
    }));
    await db.tag.createMany({ data: tags });
    const taggings = tags.slice(0, maxTagsOfSubmission - 1);
    await db.tagging.createMany({
      data: taggings.map(({ id: tagId }) => ({ teamId: team.id, tagId, submissionId: submission.id })),
    });
    await putNew('the last one');
    expect((await put(clerk, { tagId: `Tag:${tags[60]?.id}` })).refusal).toBe('submissionTagsFull');
    const second = await launchTestSubmission(api, resident, form);
    expect((await put(clerk, { newTagName: 'one too many' }, second)).refusal).toBe('teamTagsFull');
    expect((await put(clerk, { newTagName: 'Tag 60' }, second)).refusal).toBeNull();
    expect(await names(clerk, 'suggestedTags')).toHaveLength(100);
  });
});

describe("a tag's name", () => {
  const rename = (who: Visitor, tagId: string, name: string): Promise<GraphQLAnswer> =>
    api.attempt(who, 'renameTag', { tagId, name }, 'tag { name availableActions isReserved }');

  test('changes everywhere immediately, and people who watch are notified', async () => {
    const { tag } = await putNew('flod');
    await putNew('fence');
    const { db } = api.services;
    await db.eventOutbox.deleteMany();
    const { data } = await rename(team.manager, tag.id, ' Flood ');
    expect(data.renameTag.tag).toEqual({
      name: 'flood',
      isReserved: false,
      availableActions: ['viewTag', 'modifyTag'],
    });
    expect(await names(clerk, 'tags')).toEqual(['fence', 'flood']);
    const told = await db.eventOutbox.findMany({ select: { topic: true } });
    expect(told.map(({ topic }) => topic).toSorted()).toEqual([`dashboard:${team.id}`, `submission:${submission.id}`]);
    expect((await rename(team.manager, tag.id, 'FENCE')).refusal).toEqual({ name: 'nameTaken' });
    expect((await rename(team.manager, tag.id, 'flood')).refusal).toBeNull();
    for (const [name, code] of [
      ['', 'blank'],
      ['Late', 'tagReserved'],
      ['renewal', 'tagReserved'],
    ] as const)
      expect((await rename(team.manager, tag.id, name)).refusal).toEqual({ name: code });
    expect(await names(clerk, 'tags')).toEqual(['fence', 'flood']);
  });

  test('is unique, even if two tags are renamed or created at the same time', async () => {
    const [first, second] = [await putNew('one'), await putNew('two')];
    const answers = await Promise.all([
      rename(team.owner, first.tag.id, 'three'),
      rename(team.manager, second.tag.id, 'Three'),
      put(clerk, { newTagName: 'three' }),
    ]);
    expect(answers.filter(({ codes }) => codes.length > 0)).toEqual([]);
    expect(await api.services.db.tag.count({ where: { name: 'three' } })).toBe(1);
  });

  test('is deleted with the tag, from every submission', async () => {
    const { tag } = await putNew('flood');
    const second = await launchTestSubmission(api, resident, form);
    await putNew('flood', second);
    await putNew('fence', second);
    const deleted = await api.act(author, 'deleteTag', { tagId: tag.id }, 'deletedTagId team { id }');
    expect(deleted.data.deleteTag).toMatchObject({ deletedTagId: tag.id, team: { id: `Team:${team.id}` } });
    // immediately for viewers, and gradually in storage
    expect([await names(clerk, 'tags'), await names(clerk, 'suggestedTags')]).toEqual([[], ['fence']]);
    expect((await put(clerk, { tagId: tag.id })).refusal).toBe('outdated');
    expect(await api.services.db.tagging.count()).toBe(3);
    const again = await putNew('flood');
    expect(again.tag.id).not.toBe(tag.id);
    await api.services.db.$executeRaw`DELETE FROM graphile_worker._private_jobs`;
    await resumeTagRemovals({ services: api.services, actor: system });
    await runJobs(api.services);
    expect(await api.services.db.tagging.count()).toBe(2);
    expect(await api.services.db.tag.count({ where: { deletedAt: { not: null } } })).toBe(0);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
    const entry = await api.services.db.auditEntry.findFirstOrThrow({ where: { kind: 'deleteTag' } });
    expect(entry.data).toMatchObject({ tag: 'flood', submissions: 2 });
  });

  test('leaves nothing behind when it is deleted while others add it', async () => {
    const { tag } = await putNew('flood');
    const submissions = await Promise.all(Array.from({ length: 6 }, () => launchTestSubmission(api, resident, form)));
    await Promise.all([
      // refused once the tag is deleted
      ...submissions.map((at) => allowRefusal(put(clerk, { tagId: tag.id }, at))),
      api.act(team.owner, 'deleteTag', { tagId: tag.id }),
      ...submissions.map((at) => allowRefusal(put(team.owner, { tagId: tag.id }, at))),
    ]);
    await runJobs(api.services);
    expect(await api.services.db.tagging.count()).toBe(0);
    expect(await allDashboardDifferences(api.services)).toEqual([]);
  });

  test('is removed from many submissions in batches, with an event for each', async () => {
    const { tag } = await putNew('flood');
    const { services } = api;
    await services.pool.query(
      `WITH made AS (
         INSERT INTO submissions SELECT (jsonb_populate_record(s, jsonb_build_object('id', gen_random_uuid(), 'scoped_id', 1000000 + n, 'custom_id', NULL))).*
         FROM submissions s, generate_series(1, 450) n WHERE s.id = $1 RETURNING id, team_id
       ) INSERT INTO taggings (id, team_id, tag_id, submission_id) SELECT gen_random_uuid(), m.team_id, $2, m.id FROM made m`,
      [submission.id, tag.id.split(':')[1]],
    );
    await api.act(author, 'deleteTag', { tagId: tag.id });
    await services.pool.query('DELETE FROM event_outboxes');
    await runJobs(services);
    const { rows } = await services.pool.query(
      `SELECT count(DISTINCT topic) FILTER (WHERE topic LIKE 'submission:%')::int AS told, count(DISTINCT xmin::text)::int AS commits FROM event_outboxes`,
    );
    expect(rows).toEqual([{ told: 451, commits: 3 }]);
    await services.db.submission.deleteMany({ where: { scopedId: { gt: 1_000_000 } } });
  });
});

test("set by the product can't be suggested, added, removed, renamed, or deleted by people", async () => {
  const renewed = await launchTestSubmission(api, resident, form);
  const renew = operation<null, void>('test', (tx) => tagAsRenewal(tx, { id: renewed.id, teamId: team.id }));
  await renew({ services: api.services, actor: { kind: 'system' } }, null);
  await renew({ services: api.services, actor: { kind: 'system' } }, null);
  const { tagId, id } = await api.services.db.tagging.findFirstOrThrow({ where: { submissionId: renewed.id } });
  expect(await names(clerk, 'suggestedTags')).toEqual([]);
  expect((await put(clerk, { tagId: `Tag:${tagId}` })).refusal).toBe('tagKeptByProduct');
  expect((await api.attempt(clerk, 'untagSubmission', { taggingId: `Tagging:${id}` })).refusal).toBe(
    'tagKeptByProduct',
  );
  const named = { tagId: `Tag:${tagId}` };
  expect((await api.attempt(team.owner, 'renameTag', { ...named, name: 'again' })).refusal).toEqual({
    name: 'tagReserved',
  });
  expect((await api.attempt(team.owner, 'deleteTag', named)).refusal).toEqual({ tagId: 'tagReserved' });
  const { data } = await api.ask(
    team.owner,
    '{ tags { totalCount edges { node { name isReserved availableActions } } } }',
  );
  expect(data.tags).toEqual({
    totalCount: 1,
    edges: [{ node: { name: 'renewal', isReserved: true, availableActions: [] } }],
  });
});

describe('tag permissions', () => {
  const key = (teamOf: TestTeam, who: TestPerson, scopes: Parameters<typeof makeToken>[3]) =>
    makeToken(api.services, teamOf.id, who, scopes);
  const askers: Record<string, () => Visitor | Promise<Visitor>> = {
    stranger: () => visitor(),
    citizen: () => makePerson(api.services),
    applicant: () => resident,
    formReader: () => reader,
    formWriter: () => clerk,
    member: () => team.member,
    workflowCreator: () => author,
    manager: () => team.manager,
    owner: () => team.owner,
    otherOwner: () => other.owner,
    keyOfTags: () => key(team, team.owner, ['team:write', 'team:read']),
    keyOfSubmissions: () => key(team, team.owner, ['submissions:write', 'submissions:read']),
    keyElsewhere: () => key(other, team.owner, ['team:write', 'submissions:write']),
  };
  const actions: Record<string, { may: readonly string[]; do: (who: Visitor) => Promise<GraphQLAnswer> }> = {
    'add a tag to a submission': {
      may: ['formWriter', 'owner', 'keyOfSubmissions'],
      do: (who) => put(who, { newTagName: newId() }),
    },
    'remove a tag': {
      may: ['formWriter', 'owner', 'keyOfSubmissions'],
      do: async (who) => api.attempt(who, 'untagSubmission', { taggingId: (await putNew(newId())).id }),
    },
    'rename a tag': {
      may: ['workflowCreator', 'manager', 'owner', 'keyOfTags'],
      do: async (who) => api.attempt(who, 'renameTag', { tagId: (await putNew(newId())).tag.id, name: newId() }),
    },
    'delete a tag': {
      may: ['workflowCreator', 'manager', 'owner', 'keyOfTags'],
      do: async (who) => api.attempt(who, 'deleteTag', { tagId: (await putNew(newId())).tag.id }),
    },
    "read a team's tags": {
      may: ['member', 'workflowCreator', 'manager', 'owner', 'keyOfTags'],
      do: async (who) => {
        const query = 'query ($id: ID!) { node(id: $id) { ... on Team { tags(search: "x") { name } } } }';
        const answer = await api.ask(who, query, { id: `Team:${team.id}` });
        return answer.data.node ? answer : { ...answer, codes: ['NOT_FOUND'] };
      },
    },
  };

  test.each(Object.keys(actions))('%s', async (name) => {
    const { may, do: attempt } = actions[name] as (typeof actions)[string];
    const answers: [asker: string, answer: GraphQLAnswer][] = [];
    for (const [asker, come] of Object.entries(askers)) answers.push([asker, await attempt(await come())]);
    const allowed = answers.filter(([, { codes, refusal }]) => codes.length === 0 && refusal === null);
    expect(allowed.map(([asker]) => asker)).toEqual(may);
    // people without permission learn only that they lack it
    const refused = answers.filter((each) => !allowed.includes(each));
    expect(refused.map(([, { codes }]) => codes.length)).toEqual(refused.map(() => 1));
  });

  test("see a submission's tags: staff, and applicants of a team that shows them", async () => {
    await putNew('flood');
    const seeing: string[] = [];
    for (const [asker, come] of Object.entries(askers))
      if ((await names(await come(), 'tags')).length > 0) seeing.push(asker);
    expect(seeing).toEqual(['applicant', 'formReader', 'formWriter', 'owner', 'keyOfSubmissions']);
  });

  test('a hidden tag responds like a missing one', async () => {
    const { id, tag } = await putNew('flood');
    for (const who of [await makePerson(api.services), resident, other.owner]) {
      for (const [mutation, there, absent] of [
        ['untagSubmission', { taggingId: id }, { taggingId: `Tagging:${newId()}` }],
        ['deleteTag', { tagId: tag.id }, { tagId: `Tag:${newId()}` }],
      ] as const)
        expect((await api.attempt(who, mutation, there)).codes).toEqual(
          (await api.attempt(who, mutation, absent)).codes,
        );
    }
  });
});

describe('applicants', () => {
  const show = (showsTagsToApplicants: boolean): Promise<GraphQLAnswer> =>
    api.attempt(team.owner, 'updateTeam', { teamId: `Team:${team.id}`, showsTagsToApplicants });
  const document = `query ($id: ID!) { node(id: $id) { ... on Submission {
    hasPeopleOrTags assignees { name } taggings { tag { name taggingCount } } suggestedTags { name } } } }`;

  test('see the tags and assignees of their own submission, but not how often a tag is used', async () => {
    await putNew('flood zone');
    const { data } = await api.ask(resident, document, { id: on().submissionId });
    expect(data.node.taggings).toEqual([{ tag: { name: 'flood zone', taggingCount: null } }]);
    expect(data.node.suggestedTags).toEqual([]);
    expect(data.node.hasPeopleOrTags).toBe(true);
    expect((await api.attempt(resident, 'tagSubmission', { ...on(), newTagName: 'mine' }, tagging)).codes).not.toEqual(
      [],
    );
  });

  test('see no tags when their team keeps them internal', async () => {
    const { id } = await putNew('flood zone');
    expect((await show(false)).refusal).toBeNull();
    expect(await names(resident, 'tags')).toEqual([]);
    expect((await api.ask(resident, document, { id: on().submissionId })).data.node.hasPeopleOrTags).toBe(false);
    expect((await api.ask(resident, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data.node).toBeNull();
    expect(await names(clerk, 'tags')).toEqual(['flood zone']);
    expect((await show(true)).refusal).toBeNull();
    expect(await names(resident, 'tags')).toEqual(['flood zone']);
    expect(
      (await api.attempt(resident, 'updateTeam', { teamId: `Team:${team.id}`, showsTagsToApplicants: false })).codes,
    ).not.toEqual([]);
  });
});
