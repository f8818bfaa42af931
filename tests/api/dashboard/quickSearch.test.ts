import { beforeAll, describe, expect, test } from 'vitest';
import { tokenScopes } from '#domain/access/scopes.ts';
import { useApi, visitor, type Visitor } from '#tests/support/graphql.ts';
import { saveTestAnswer, launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let other: TestTeam;
let form: PublishedForm;
let hidden: PublishedForm;
/** the number and id of the submission that the resident sent */
let sent: { readonly scopedId: number; readonly id: string };
const people: Record<string, TestPerson> = {};

const who = (name: string): TestPerson => {
  const person = people[name];
  if (!person) throw new Error(`no one is called ${name}`);
  return person;
};

beforeAll(async () => {
  const { services } = api;
  const { db } = services;
  [team, other] = [await makeTeam(services), await makeTeam(services)];
  await db.team.update({ where: { id: team.id }, data: { name: 'Harbor Office' } });
  await db.team.update({ where: { id: other.id }, data: { name: 'Harbor Museum' } });
  for (const name of ['clerk', 'reviewer', 'resident', 'stranger'])
    people[name] = await makePerson(services, { name: `The ${name}` });
  people['unverified'] = await makePerson(services, { isVerified: false });
  form = await publishedForm(
    services,
    team.id,
    [
      { name: 'Ask', external: true, fields: [{ name: 'Vessel', redacted: true }] },
      { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: who('reviewer').id }] },
    ],
    { identifier: 'Vessel' },
  );
  hidden = await publishedForm(services, team.id, [{ name: 'Ask' }]);
  const foreign = await publishedForm(services, other.id, [{ name: 'Ask' }]);
  const name = (formId: string, called: string) =>
    db.masterTemplate.update({ where: { id: formId }, data: { name: called } });
  await name(form.formId, 'Mooring permit');
  await name(hidden.formId, 'Mooring of the navy 50%');
  await name(foreign.formId, 'Mooring of museum ships');
  await db.masterTemplate.update({ where: { id: hidden.formId }, data: { isPrivate: true } });
  await addToForm(services, team.id, form.formId, who('clerk'), 1);
  await addToForm(services, team.id, form.formId, who('unverified'), 2);
  const launched = await launchTestSubmission(api, who('resident'), form);
  const activeStepId = launched.stepId('Ask');
  await saveTestAnswer(api, who('resident'), { activeStepId, fieldId: form.fieldId('Vessel'), content: 'Marigold II' });
  await api.act(who('resident'), 'advanceStep', { activeStepId: `ActiveStep:${activeStepId}` });
  sent = { scopedId: launched.scopedId, id: launched.id };
});

const kinds = 'submissions { submissionId scopedId identifier } forms { formId name teamName } teams { name slug }';

async function search(asking: Visitor, term: string) {
  const { data } = await api.ask(asking, `query ($term: String!) { quickSearch(term: $term) { ${kinds} } }`, { term });
  const { submissions, forms, teams } = data.quickSearch;
  return {
    submissions: submissions.map(({ scopedId }: { scopedId: number }) => scopedId),
    forms: forms.map((found: { name: string }) => found.name),
    teams: teams.map((found: { name: string }) => found.name),
  };
}

const nothing = { submissions: [], forms: [], teams: [] };

test("results are marked overdue and rejected like the list's rows", async () => {
  const standing = { dueAt: '2026-01-02T03:04:05.000Z', isRejected: true };
  const where = { id: sent.id };
  await api.services.db.dashboardRow.update({ where, data: { dueAt: standing.dueAt, action: 'reconsider' } });
  const document = `query ($ids: [ID!]!) { quickKnown(ids: $ids) { submissions { dueAt isRejected } }
    quickSearch(term: "Marigold") { submissions { dueAt isRejected } }
    submissionSearch(term: "Marigold", type: contains) { dueAt isRejected }
    submissionRows { edges { node { dueAt isRejected } } } }`;
  const { data } = await api.ask(who('clerk'), document, { ids: [`Submission:${sent.id}`] });
  expect(data.submissionRows.edges).toContainEqual({ node: standing });
  for (const found of [data.quickKnown.submissions, data.quickSearch.submissions, data.submissionSearch])
    expect(JSON.parse(JSON.stringify(found))).toEqual([standing]);
});

describe('people find only what they can see', () => {
  // the person, then whether they find the submission by its name, forms named mooring, and teams named harbor
  test.each<[string, boolean, readonly string[], readonly string[]]>([
    ['owner', true, ['Mooring of the navy 50%', 'Mooring permit'], ['Harbor Office']],
    // members of the team see its forms, including those hidden from the public, and no submissions
    ['member', false, ['Mooring of the navy 50%', 'Mooring permit'], ['Harbor Office']],
    // members of a form see the form and its submissions, and nothing else of the team
    ['clerk', true, ['Mooring permit'], []],
    // reviews it, but cannot see the answers that name it
    ['reviewer', false, [], []],
    ['resident', false, [], []],
    ['stranger', false, [], []],
    // was given access through an unverified address
    ['unverified', false, [], []],
  ])('%s', async (name, findsIt, forms, teams) => {
    const asking = name === 'owner' || name === 'member' ? team[name] : who(name);
    expect(await search(asking, 'marigold')).toEqual({ ...nothing, submissions: findsIt ? [sent.scopedId] : [] });
    expect((await search(asking, `#${sent.scopedId}`)).submissions).toEqual(findsIt ? [sent.scopedId] : []);
    expect(await search(asking, 'mooring')).toEqual({ ...nothing, forms });
    expect(await search(asking, 'HARBOR')).toEqual({ ...nothing, teams });
  });
});

test("a submission comes with the reader's available actions, for the commands of the palette", async () => {
  const document = 'query ($term: String!) { quickSearch(term: $term) { submissions { availableActions } } }';
  const actionsOf = async (asking: Visitor): Promise<readonly string[]> => {
    const { data } = await api.ask(asking, document, { term: `#${sent.scopedId}` });
    return data.quickSearch.submissions.flatMap((found: { availableActions: string[] }) => found.availableActions);
  };
  expect(await actionsOf(team.owner)).toEqual(expect.arrayContaining(['haltSubmission', 'assignPeople']));
  expect(await actionsOf(who('clerk'))).not.toContain('haltSubmission');
});

test("a form comes with the reader's available actions, for the pages it links to", async () => {
  const actionsOf = async (asking: Visitor): Promise<readonly string[]> => {
    const { data } = await api.ask(
      asking,
      '{ quickSearch(term: "mooring permit") { forms { everPublished availableActions } } }',
    );
    expect(data.quickSearch.forms).toMatchObject([{ everPublished: true }]);
    return data.quickSearch.forms[0].availableActions;
  };
  expect(await actionsOf(team.owner)).toContain('updateForm');
  expect(await actionsOf(who('clerk'))).not.toContain('updateForm');
});

test('words match in any order, special characters match literally, and an empty search finds nothing', async () => {
  expect((await search(team.owner, ' permit  moor ')).forms).toEqual(['Mooring permit']);
  expect((await search(team.owner, '50%')).forms).toEqual(['Mooring of the navy 50%']);
  for (const term of ['', ' ', '%', '_ooring', 'moor%permit'])
    expect([term, (await search(team.owner, term)).forms]).toEqual([
      term,
      term === '%' ? ['Mooring of the navy 50%'] : [],
    ]);
  expect(await search(team.owner, '')).toEqual(nothing);
});

test('shows at most six results per kind, archived forms last', async () => {
  const { services } = api;
  const large = await makeTeam(services);
  for (let made = 0; made < 8; made += 1) {
    const { formId } = await publishedForm(services, large.id, [{ name: 'Ask' }]);
    const status = made === 0 ? 'archived' : 'published';
    await services.db.masterTemplate.update({ where: { id: formId }, data: { name: `Pier ${made}`, status } });
  }
  expect((await search(large.owner, 'pier')).forms).toEqual([1, 2, 3, 4, 5, 6].map((made) => `Pier ${made}`));
  expect((await search(large.owner, 'pier 0')).forms).toEqual(['Pier 0']);
});

const known = async (asking: Visitor, ids: readonly string[]) => {
  const { data } = await api.ask(asking, `query ($ids: [ID!]!) { quickKnown(ids: $ids) { ${kinds} } }`, { ids });
  return data.quickKnown;
};

test('items known by id are shown as far as the viewer still sees them', async () => {
  const ids = [
    `Submission:${sent.id}`,
    `MasterTemplate:${form.formId}`,
    `MasterTemplate:${hidden.formId}`,
    'User:1',
    'x',
  ];
  const submission = { submissionId: `Submission:${sent.id}`, scopedId: sent.scopedId, identifier: 'Marigold II' };
  const permit = { formId: `MasterTemplate:${form.formId}`, name: 'Mooring permit', teamName: 'Harbor Office' };
  expect(await known(who('clerk'), ids)).toEqual({ ...nothing, submissions: [submission], forms: [permit] });
  // a reviewer sees that it exists, but not the answers that name it
  expect(await known(who('reviewer'), ids)).toEqual({ ...nothing, submissions: [{ ...submission, identifier: null }] });
  for (const name of ['resident', 'stranger', 'unverified']) expect(await known(who(name), ids)).toEqual(nothing);
  expect(await known(team.owner, [])).toEqual(nothing);
  const refused = await api.ask(team.owner, 'query ($ids: [ID!]!) { quickKnown(ids: $ids) { teams { name } } }', {
    ids: Array.from({ length: 13 }, () => `Submission:${sent.id}`),
  });
  expect(refused.messages).not.toEqual([]);
});

test('requires a signed-in person, and rejects API keys', async () => {
  const key = await makeToken(api.services, team.id, team.owner, tokenScopes);
  for (const asking of [visitor(), key])
    for (const document of [
      '{ quickSearch(term: "mooring") { teams { name } } }',
      '{ quickKnown(ids: []) { teams { name } } }',
    ]) {
      const { data, messages } = await api.ask(asking, document);
      expect(data).toBeNull();
      expect(messages).not.toEqual([]);
    }
});

test('leaves out a team that requires two-step sign-in, a team the person left, and a deleted submission', async () => {
  const { services } = api;
  const { db } = services;
  await db.team.update({ where: { id: team.id }, data: { secondFactorRequired: true } });
  for (const term of ['marigold', 'mooring', 'harbor']) expect(await search(team.owner, term)).toEqual(nothing);
  await db.team.update({ where: { id: team.id }, data: { secondFactorRequired: false, archivedAt: services.now() } });
  for (const term of ['mooring', 'harbor']) expect(await search(team.owner, term)).toEqual(nothing);
  await db.team.update({ where: { id: team.id }, data: { archivedAt: null } });
  expect((await search(team.owner, 'marigold')).submissions).toEqual([sent.scopedId]);
  await api.act(team.owner, 'deleteSubmission', { submissionId: `Submission:${sent.id}` }, 'deletedId');
  expect(await search(team.owner, 'marigold')).toEqual(nothing);
  expect(await known(team.owner, [`Submission:${sent.id}`])).toEqual(nothing);
});
