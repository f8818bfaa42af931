import { beforeAll, beforeEach, expect, test } from 'vitest';
import { maxSavedFilters } from '#domain/filter/filter.ts';
import { newId } from '#server/newId.ts';
import { useApi, type GraphQLAnswer, type Visitor } from '#tests/support/graphql.ts';
import { launchTestSubmission, saveTestAnswer } from '#tests/support/launchSubmission.ts';
import { addToForm, makePerson, makeTeam, makeToken, type TestPerson, type TestTeam } from '#tests/support/people.ts';
import { publishedForm, type PublishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let team: TestTeam;
let clerk: TestPerson;
let reviewer: TestPerson;
let resident: TestPerson;
let form: PublishedForm;

beforeAll(async () => {
  const { services } = api;
  team = await makeTeam(services);
  clerk = await makePerson(services, { name: 'Clara Clerk' });
  reviewer = await makePerson(services, { name: 'Rex Reviewer' });
  resident = await makePerson(services, { name: 'Rosa Resident' });
  form = await publishedForm(
    services,
    team.id,
    [
      {
        name: 'Ask',
        external: true,
        fields: [{ name: 'Diagnosis', redacted: true }, { name: 'Kind' }],
      },
      { name: 'Check', type: 'RequireReviewStep', reviewers: [{ userId: reviewer.id }] },
    ],
    { identifier: 'Diagnosis' },
  );
  await addToForm(services, team.id, form.formId, clerk, 2);
});

beforeEach(async () => void (await api.services.db.advancedFilter.deleteMany()));

const active = [{ field: 'completion', operator: 'is', value: 'active' }];
const kept = 'advancedFilter { id name kind filters isDefault isLost }';
const keep = (who: Visitor, input: Record<string, unknown> = {}): Promise<GraphQLAnswer> =>
  api.attempt(who, 'createAdvancedFilter', { name: 'Mine', kind: 'submission', filters: active, ...input }, kept);
const keptId = async (who: Visitor, input: Record<string, unknown> = {}): Promise<string> =>
  (await keep(who, input)).data.createAdvancedFilter.advancedFilter.id;
const change = (who: Visitor, id: string, input: Record<string, unknown>): Promise<GraphQLAnswer> =>
  api.attempt(who, 'updateAdvancedFilter', { advancedFilterId: id, ...input }, kept);
const all = async (who: Visitor, kind = 'submission') => {
  const query = `query ($kind: FilterKind!) { viewer { advancedFilters(kind: $kind) { id name isDefault isLost filters }
    defaultAdvancedFilter(kind: $kind) { name } } }`;
  return (await api.ask(who, query, { kind })).data.viewer;
};

test('a filter is stored in normalized form, and only its owner can rename, change, and delete it', async () => {
  const made = await keep(clerk, { filters: [...active, { field: 'renewal', operator: 'is', value: 'all' }] });
  const { id, ...rest } = made.data.createAdvancedFilter.advancedFilter;
  expect(rest).toEqual({ name: 'Mine', kind: 'submission', filters: active, isDefault: false, isLost: false });
  await change(clerk, id, { name: 'Urgent' });
  await change(clerk, id, { filters: [] });
  expect((await all(clerk)).advancedFilters).toMatchObject([{ name: 'Urgent', filters: [] }]);
  await api.act(clerk, 'deleteAdvancedFilter', { advancedFilterId: id });
  expect((await all(clerk)).advancedFilters).toEqual([]);
});

test('one filter of a list can be its default', async () => {
  const first = await keptId(clerk, { name: 'First', isDefault: true });
  await keep(clerk, { name: 'Outputs', kind: 'output', filters: [], isDefault: true });
  await keep(clerk, { name: 'Second', isDefault: true });
  expect((await all(clerk)).defaultAdvancedFilter).toEqual({ name: 'Second' });
  await change(clerk, first, { isDefault: true });
  expect((await all(clerk)).defaultAdvancedFilter).toEqual({ name: 'First' });
  expect((await all(clerk, 'output')).defaultAdvancedFilter).toEqual({ name: 'Outputs' });
  await change(clerk, first, { isDefault: false });
  expect((await all(clerk)).defaultAdvancedFilter).toBeNull();
});

test('a filter for a form that the person lost is marked, and is not a default view', async () => {
  const gone = await publishedForm(api.services, team.id, [{ name: 'Ask' }]);
  await addToForm(api.services, team.id, gone.formId, clerk, 2);
  await keep(clerk, { isDefault: true, filters: [{ field: 'forms', operator: 'is', value: [gone.formId] }] });
  expect((await all(clerk)).advancedFilters).toMatchObject([{ isLost: false }]);
  await api.services.db.masterTemplateMembership.deleteMany({ where: { masterTemplateId: gone.formId } });
  expect(await all(clerk)).toMatchObject({ advancedFilters: [{ isLost: true }], defaultAdvancedFilter: null });
});

test.each<[string, Record<string, unknown>, string]>([
  ['an empty name', { name: ' ' }, 'name'],
  ['a name that is too long', { name: 'x'.repeat(101) }, 'name'],
  ['a condition of another list', { kind: 'output' }, 'filters.0.field'],
  ['an invalid value', { filters: [{ ...active[0], value: 'gone' }] }, 'filters.0.value'],
])('%s is refused at its position', async (_name, input, path) => {
  expect(Object.keys((await keep(clerk, input)).refusal ?? {})).toEqual([path]);
  expect((await all(clerk)).advancedFilters).toEqual([]);
});

test('a new name needs more than two characters, and the number of saved filters is limited', async () => {
  const id = await keptId(clerk);
  expect((await change(clerk, id, { name: 'ab' })).refusal).toEqual({ name: 'filterNameTooShort' });
  await api.services.db.advancedFilter.createMany({
    data: Array.from({ length: maxSavedFilters - 1 }, (_, number) => ({
      ...{ id: newId(), userId: clerk.id, name: `Filter ${number}`, kind: 'submission' as const, filters: [] },
    })),
  });
  expect((await keep(clerk)).refusal).toBe('savedFiltersFull');
});

test('no one else can see, change, or delete it, nor can an API key', async () => {
  const id = await keptId(clerk);
  const key = await makeToken(api.services, team.id, clerk, ['submissions:read', 'submissions:write']);
  for (const who of [reviewer, key]) {
    const seen = await api.ask(who, 'query ($id: ID!) { node(id: $id) { id } }', { id });
    expect(seen.data?.node ?? null).toBeNull();
    const changed = await change(who, id, { name: 'Theirs' });
    const forgotten = await api.attempt(who, 'deleteAdvancedFilter', { advancedFilterId: id });
    for (const refused of [changed, forgotten]) expect(refused.refusal ?? refused.messages[0]).toBeTruthy();
  }
  expect((await all(clerk)).advancedFilters).toMatchObject([{ id, name: 'Mine' }]);
});

const search = async (who: Visitor, term: string, type?: string): Promise<number[]> => {
  const query =
    'query ($term: String!, $type: SearchType) { submissionSearch(term: $term, type: $type) { scopedId identifier } }';
  const { data } = await api.ask(who, query, { term, type });
  return data.submissionSearch.map(({ scopedId }: { scopedId: number }) => scopedId);
};

test('a search matches a number, a name, or part of a name, and nothing that is hidden from the person who searches', async () => {
  const submission = await launchTestSubmission(api, resident, form);
  const activeStepId = submission.stepId('Ask');
  await saveTestAnswer(api, resident, { activeStepId, fieldId: form.fieldId('Diagnosis'), content: 'Asthma 100%' });
  await api.act(resident, 'advanceStep', { activeStepId: `ActiveStep:${activeStepId}` });
  const { scopedId } = submission;
  for (const term of [`${scopedId}`, `#${scopedId}`, 'asthma 100%', ' ROSA resident '])
    expect([term, await search(clerk, term, 'exact')]).toEqual([term, [scopedId]]);
  for (const term of ['sthma', '100%', 'osa res'])
    expect([term, await search(clerk, term)]).toEqual([term, [scopedId]]);
  for (const term of ['', ' ', 'a', 'sthma', '_sthma', '1_0%'])
    expect([term, await search(clerk, term, 'exact')]).toEqual([term, []]);
  for (const term of ['_sthma', 'ast%ma']) expect([term, await search(clerk, term)]).toEqual([term, []]);
  // the reviewer may not see the answer that identifies it
  for (const term of ['asthma', 'rosa', `${scopedId}`])
    expect([term, await search(reviewer, term)]).toEqual([term, []]);
  expect(await search(resident, 'asthma')).toEqual([]);
  const response = await api.ask(
    reviewer,
    'query ($filters: JSON) { submissionRows(filters: $filters) { totalCount } }',
    {
      filters: [
        { field: 'assignedToMe', operator: 'is', value: true },
        { field: 'answerText', identity: form.fieldId('Diagnosis'), operator: 'is', value: 'asthma 100%' },
      ],
    },
  );
  expect(response.data.submissionRows.totalCount).toBe(0);
});

test("a form's steps and fields are shown only to people who see its submissions", async () => {
  const query = `query ($id: ID!) { filterForms { name } node(id: $id) { ... on MasterTemplate { searchableSteps { name isLegacy fields { name dataType } legacyFields { name } } } } }`;
  const id = `MasterTemplate:${form.formId}`;
  const { data, messages } = await api.ask(clerk, query, { id });
  expect(messages).toEqual([]);
  expect(data.node.searchableSteps).toMatchObject([
    {
      name: 'Ask',
      isLegacy: false,
      fields: [{ name: 'Diagnosis' }, { name: 'Kind', dataType: 'text' }],
      legacyFields: [],
    },
    { name: 'Check', fields: [] },
  ]);
  const strange = await api.ask(resident, query, { id });
  expect([strange.data?.filterForms ?? [], strange.data?.node?.searchableSteps ?? []]).toEqual([[], []]);
});
