import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { startPage } from '#domain/account/startPage.ts';
import { root } from '#scripts/setup/root.ts';
import { useApi } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makeForm, makePerson, makeRole, makeTeam, type TestPerson } from '#tests/support/people.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();

/** The persisted query the home page sends before it redirects. */
const documents: readonly string[] = Object.values(
  JSON.parse(readFileSync(path.join(root, 'persisted.json'), 'utf8')) as Record<string, string>,
);
const document = documents.find((text) => text.startsWith('query HomeScreenQuery')) ?? '';

async function beginningOf(who: TestPerson): Promise<string> {
  const { data, messages } = await api.ask(who, document);
  expect(messages).toEqual([]);
  const { teams, submissions, ...day } = data.viewer;
  return startPage({ ...day, isOfTeam: teams.length > 0, hasSubmissions: submissions.edges.length > 0 });
}

/** The combined results of the documents below; each reads its own part. */
interface Told {
  readonly viewer: object;
  readonly tasks: object;
  readonly myTeams: readonly object[];
  readonly otherForms: object;
  readonly installation: object | null;
}

/** For each start page, a query and a count that must be above zero: something to do, or something to look at. */
const finds: Readonly<Record<string, readonly [document: string, count: (data: Told) => number]>> = {
  '/metrics': ['{ viewer { metrics { forms { id } } } }', ({ viewer }) => lengthAt(viewer, 'metrics', 'forms')],
  '/my_tasks': ['{ tasks { edges { node { id } } } }', (data) => lengthAt(data, 'tasks', 'edges')],
  '/workflows': [
    '{ myTeams { masterTemplates { edges { node { id } } } } otherForms(first: 5) { edges { node { id } } } }',
    ({ myTeams, otherForms }) =>
      lengthAt(otherForms, 'edges') +
      myTeams.reduce((sum, team) => sum + lengthAt(team, 'masterTemplates', 'edges'), 0),
  ],
  '/operator': ['{ installation { __typename } }', ({ installation }) => Number(installation !== null)],
  '/dashboard': [
    '{ viewer { submissions(first: 1) { edges { __typename } } } }',
    ({ viewer }) => lengthAt(viewer, 'submissions', 'edges'),
  ],
};

const lengthAt = (from: object, ...names: readonly string[]): number =>
  (names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], from) as readonly unknown[]).length;

const people = new Map<string, TestPerson>();

beforeAll(async () => {
  const { services } = api;
  const team = await makeTeam(services);
  const add = async (name: string, traits = {}): Promise<TestPerson> => {
    const person = await makePerson(services, { name, ...traits });
    people.set(name, person);
    return person;
  };
  const resident = await add('resident');
  const clerk = await add('issuer');
  const writer = await add('form writer');
  const reviewer = await add('reviewer by role');
  const planner = await add('reviewer from outside the team');
  const assistant = await add('assignee from outside the team');
  const guest = await add('form writer from outside the team');
  await add('newcomer');
  await add('operator', { isOperator: true });
  people.set('owner', team.owner);
  const idle = await add('reviewer by role with nothing to review yet');
  const founder = await makeTeam(services);
  people.set('owner of a new team', founder.owner);
  const money = await add('finance');
  await makeRole(services, team.id, { name: 'Treasury', financeMember: true }, [money]);
  const reviewers = await makeRole(services, team.id, { name: 'Reviewers' }, [reviewer]);
  await makeRole(services, team.id, { name: 'Other reviewers' }, [idle]);
  await makeRole(services, team.id, { name: 'Clerks' }, [clerk]);
  const permit = await publishedForm(services, team.id, [
    { name: 'Ask', type: 'RequireReviewStep', reviewers: [{ userId: planner.id }, { roleId: reviewers }] },
    { name: 'Issue', assignees: [{ userId: clerk.id }, { userId: assistant.id }] },
  ]);
  await addToForm(services, team.id, permit.formId, clerk, 2);
  await launchTestSubmission(api, resident, permit);

  const drafting = await makeTeam(services);
  const draft = await makeForm(services, drafting.id);
  await makeRole(services, drafting.id, { name: 'Form Creators', workflowCreator: true }, [writer]);
  for (const who of [writer, guest]) await addToForm(services, drafting.id, draft, who, 2);
  people.set('owner of drafts', drafting.owner);
});

test.each([
  ['owner', '/metrics'],
  ['issuer', '/metrics'],
  ['reviewer by role', '/my_tasks'],
  ['finance', '/metrics'],
  ['reviewer by role with nothing to review yet', '/workflows'],
  ['form writer', '/workflows'],
  ['owner of drafts', '/workflows'],
  ['form writer from outside the team', '/workflows'],
  ['reviewer from outside the team', '/my_tasks'],
  ['operator', '/operator'],
  ['resident', '/dashboard'],
])('a %s starts at %s, where they have items', async (name, place) => {
  const who = people.get(name) as TestPerson;
  expect(await beginningOf(who)).toBe(place);
  const [document, count] = finds[place] ?? ['', () => 0];
  const { data, messages } = await api.ask(who, document);
  expect(messages).toEqual([]);
  expect(count(data)).toBeGreaterThan(0);
});

test.each([
  ['assignee from outside the team', '/my_tasks'],
  ['owner of a new team', '/workflows'],
  ['newcomer', '/teams'],
])('a %s starts at %s, which will fill up later', async (name, place) => {
  expect(await beginningOf(people.get(name) as TestPerson)).toBe(place);
});
