import { beforeAll, expect, test } from 'vitest';
import { defaultLayout } from '#domain/filter/listLayout.ts';
import { configureOutput } from '#tests/support/configureOutput.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let clerk: TestPerson;
let stranger: TestPerson;
let resident: TestPerson;
let form: PublishedForm;
let tagId: string;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  stranger = await makePerson(services, { name: 'Sam Stranger' });
  resident = await makePerson(services, { name: 'Rosa Resident' });
  form = await publishedForm(services, team.id, [{ name: 'Ask', external: true, fields: [{ name: 'Street' }] }]);
  await addToForm(services, team.id, form.formId, clerk, 2);
  await launchTestSubmission(api, resident, form);
  const { formId, versionId } = form;
  await configureOutput(services, { teamId: team.id, formId, versionId }, { name: 'Street permit' });
  ({ id: tagId } = await services.db.tag.create({ data: { teamId: team.id, name: 'urgent' } }));
});

const choices = async (who: Visitor, source: string, term?: string): Promise<string[]> => {
  const query =
    'query ($source: FilterChoiceSource!, $term: String) { filterChoices(source: $source, term: $term) { name } }';
  const { data } = await api.ask(who, query, { source, term });
  return data.filterChoices.map(({ name }: { name: string }) => name);
};
const names = async (who: Visitor, filters: readonly object[], kind?: string): Promise<Record<string, unknown>[]> => {
  const query =
    'query ($filters: JSON!, $kind: FilterKind) { filterNames(filters: $filters, kind: $kind) { choiceId name formId } }';
  return (await api.ask(who, query, { filters, kind })).data.filterNames;
};

test('filter choices are found by their letters, and applicants need two letters', async () => {
  expect(await choices(clerk, 'tags')).toEqual(['urgent']);
  expect(await choices(clerk, 'tags', 'x')).toEqual([]);
  expect(await choices(clerk, 'applicants', 'r')).toEqual([]);
  expect(await choices(clerk, 'applicants', 'ro')).toEqual(['Rosa Resident']);
  expect(await choices(clerk, 'applicants', '%%')).toEqual([]);
  expect(await choices(clerk, 'assignees', 'cla')).toEqual(['Clara Clerk']);
  expect(await choices(clerk, 'imports')).toEqual([]);
  expect(await choices(clerk, 'outputKinds', 'PERMIT')).toEqual(['Street permit']);
  expect(await choices(clerk, 'outputKinds', 'letter')).toEqual([]);
});

test('people who do not see the submissions from the inside find no filter choices', async () => {
  for (const who of [stranger, resident]) {
    expect(await choices(who, 'tags')).toEqual([]);
    expect(await choices(who, 'outputKinds')).toEqual([]);
    expect(await choices(who, 'applicants', 'rosa')).toEqual([]);
    expect(await choices(who, 'assignees', 'clara')).toEqual([]);
  }
});

test('a filter is described in words, as far as the reader may know them', async () => {
  const { db } = api.services;
  const versions = { flowTemplate: { masterTemplateId: form.formId, kind: 'published' as const } };
  const step = await db.step.findFirstOrThrow({ where: versions });
  const field = await db.field.findFirstOrThrow({ where: { section: { step: versions } } });
  const filters = [
    { field: 'forms', operator: 'is', value: [form.formId] },
    { field: 'currentStep', operator: 'isNot', value: [step.identity] },
    { field: 'tags', operator: 'is', value: [tagId] },
    { field: 'applicants', operator: 'is', value: [resident.id] },
    { field: 'assignees', operator: 'is', value: [clerk.id] },
    { field: 'answerText', identity: field.identity, operator: 'is', value: 'Main Street' },
  ];
  const seen = await names(clerk, filters);
  expect(seen).toHaveLength(filters.length);
  expect(seen).toContainEqual({ choiceId: step.identity, name: 'Ask', formId: form.formId });
  expect(seen).toContainEqual({ choiceId: field.identity, name: 'Street', formId: form.formId });
  expect(seen).toContainEqual({ choiceId: resident.id, name: 'Rosa Resident', formId: null });
  expect(await names(stranger, filters)).toEqual([]);
  const bad = await api.ask(clerk, '{ filterNames(filters: [{ field: "password" }]) { name } }');
  expect(bad.data?.filterNames ?? null).toBeNull();
});

test('an output is named by its kind, under its current label', async () => {
  const { identity } = await api.services.db.configuredOutput.findFirstOrThrow({ where: { name: 'Street permit' } });
  const filters = [{ field: 'outputKinds', operator: 'is', value: [identity] }];
  const named = { choiceId: identity, name: 'Street permit', formId: form.formId };
  expect(await names(clerk, filters, 'output')).toEqual([named]);
  expect(await names(stranger, filters, 'output')).toEqual([]);
});

test('refetched rows are current, and only shown to people who can see them', async () => {
  const now = 'query ($ids: [ID!]!) { submissionRowsNow(ids: $ids) { id status } }';
  const { data } = await api.ask(clerk, '{ submissionRows { edges { node { id status } } } }');
  const rows = data.submissionRows.edges.map(({ node }: { node: object }) => node);
  expect(rows).toHaveLength(1);
  const ids = [...rows.map(({ id }: { id: string }) => id), 'SubmissionRow:nothing'];
  expect((await api.ask(clerk, now, { ids })).data.submissionRowsNow).toEqual(rows);
  expect((await api.ask(stranger, now, { ids })).data.submissionRowsNow).toEqual([]);
});

test('list settings are kept per person, and only known values are accepted', async () => {
  const document = '{ viewer { submissions: listLayout(kind: submission) outputs: listLayout(kind: output) } }';
  const shown = async (who: Visitor) => (await api.ask(who, document)).data.viewer;
  expect(await shown(clerk)).toEqual({ submissions: null, outputs: null });
  for (const columns of [['due', 'form'], ['form']]) {
    const layout = { density: 'compact', columns };
    const kept = await api.attempt(clerk, 'keepListLayout', { kind: 'submission', layout }, 'viewer { id }');
    expect(kept.refusal).toBeNull();
    expect(await shown(clerk)).toEqual({ submissions: layout, outputs: null });
  }
  const refused = await api.attempt(clerk, 'keepListLayout', {
    kind: 'submission',
    layout: { ...defaultLayout, columns: ['x'] },
  });
  expect(Object.keys(refused.refusal ?? {})).toEqual(['layout']);
  expect(await shown(stranger)).toEqual({ submissions: null, outputs: null });
  const key = await makeToken(api.services, team.id, clerk, ['submissions:read', 'submissions:write']);
  expect(
    (await api.attempt(key, 'keepListLayout', { kind: 'submission', layout: defaultLayout })).refusal ?? 'scope',
  ).toBeTruthy();
});
