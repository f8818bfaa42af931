import { beforeAll, expect, test } from 'vitest';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi, type Visitor } from '#tests/support/graphql.ts';
import { makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let fieldId: string;
let identity: string;
let resident: TestPerson;

const publish = async (): Promise<void> => {
  await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  await runJobs(api.services);
};

async function launched(content?: string): Promise<string> {
  const payload = 'submission { id activeSteps { id } }';
  const begun = await api.act(resident, 'launchSubmission', { masterTemplateId: form.formId }, payload);
  const { id, activeSteps } = begun.data.launchSubmission.submission;
  const input = { activeStepId: activeSteps[0].id, fieldId, content, revision: 0 };
  const saved = content === undefined ? null : await api.attempt(resident, 'saveAnswer', input, 'answer { id }');
  expect(saved?.refusal ?? null).toBeNull();
  return id;
}

beforeAll(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  resident = await makePerson(api.services);
  const { sections } = await build.step('CollectInfoStep', 'Ask');
  const field = await build.field(sections[0]?.id ?? '', 'string', 'Street');
  await build.field(sections[0]?.id ?? '', 'string', 'Town');
  ({ identity } = field);
  await publish();
  const published = { identity, section: { step: { flowTemplate: { kind: 'published' as const } } } };
  fieldId = `Field:${(await api.services.db.field.findFirstOrThrow({ where: published })).id}`;
});

const filterOf = (value: string) => [{ field: 'answerText', identity, operator: 'is', value }];

async function found(who: Visitor, filters: readonly object[]): Promise<readonly string[]> {
  const query = 'query ($filters: JSON) { submissionRows(filters: $filters) { edges { node { submissionId } } } }';
  const { data, messages } = await api.ask(who, query, { filters });
  expect(messages).toEqual([]);
  return data.submissionRows.edges.map(({ node }: { node: { submissionId: string } }) => node.submissionId);
}

async function names(who: Visitor, filters: readonly object[]): Promise<readonly string[]> {
  const query = 'query ($filters: JSON!) { filterNames(filters: $filters) { name } }';
  return (await api.ask(who, query, { filters })).data.filterNames.map(({ name }: { name: string }) => name);
}

const keep = (who: Visitor, filters: readonly object[]) => {
  const input = { name: 'Oak Street', kind: 'submission', filters, isDefault: true };
  return api.attempt(who, 'createAdvancedFilter', input, 'advancedFilter { id }');
};
const kept = async (who: Visitor) => {
  const query =
    '{ viewer { advancedFilters(kind: submission) { isLost } defaultAdvancedFilter(kind: submission) { name } } }';
  return (await api.ask(who, query)).data.viewer;
};

test("a filter on a removed field still finds old answers, shows the field's name, and is kept", async () => {
  const filters = filterOf('oak street');
  const { writer } = form;
  const before = await launched('Oak Street');
  expect((await keep(writer, filters)).refusal).toBeNull();
  const draft = await api.ask(
    writer,
    'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { steps { sections { fields { id identity } } } } } }',
    { id: form.draftId },
  );
  const drafted = draft.data.node.steps
    .flatMap(({ sections }: { sections: { fields: { id: string; identity: string }[] }[] }) => sections)
    .flatMap(({ fields }: { fields: { id: string; identity: string }[] }) => fields)
    .find((one: { identity: string }) => one.identity === identity);
  await build.edit('deleteField', { fieldId: drafted.id }, 'deletedFieldId');
  await publish();
  await launched();

  expect(await found(writer, filters)).toEqual([before]);
  expect(await found(writer, [{ ...filters[0], operator: 'isNot' }])).toHaveLength(1);
  expect(await names(writer, filters)).toEqual(['Street']);
  expect(await kept(writer)).toEqual({
    advancedFilters: [{ isLost: false }],
    defaultAdvancedFilter: { name: 'Oak Street' },
  });
  const offered = await api.ask(
    writer,
    'query ($id: ID!) { node(id: $id) { ... on MasterTemplate { searchableSteps { fields { name } legacyFields { name } } } } }',
    { id: form.formId },
  );
  expect(offered.data.node.searchableSteps).toEqual([
    { fields: [{ name: 'Town' }], legacyFields: [{ name: 'Street' }] },
  ]);
});

test('after leaving the team, people find nothing with their filters, which are marked as lost and no longer the default', async () => {
  const { services } = api;
  const leaving = await makePerson(services);
  const { id: teamId, ownerRoleId: roleId } = form.team;
  await services.db.roleMember.create({ data: { teamId, roleId, userId: leaving.id } });
  const filters = [{ field: 'forms', operator: 'is', value: [plainIdOf(form.formId)] }, ...filterOf('oak street')];
  expect((await keep(leaving, filters)).refusal).toBeNull();
  expect(await found(leaving, filters)).toHaveLength(1);
  expect(await names(leaving, filters)).toHaveLength(2);

  await services.db.roleMember.deleteMany({ where: { roleId, userId: leaving.id } });

  expect(await found(leaving, filters)).toEqual([]);
  expect(await found(leaving, [{ ...filters[1], operator: 'isNot' }])).toEqual([]);
  expect(await names(leaving, filters)).toEqual([]);
  expect(await kept(leaving)).toEqual({ advancedFilters: [{ isLost: true }], defaultAdvancedFilter: null });
});

test('the same applies to a filter that refers to a form only through a question, step, import, or output', async () => {
  const { services } = api;
  const leaving = await makePerson(services);
  const { id: teamId, ownerRoleId: roleId } = form.team;
  await services.db.roleMember.create({ data: { teamId, roleId, userId: leaving.id } });
  const step = await services.db.step.findFirstOrThrow({
    where: { flowTemplate: { kind: 'published', masterTemplateId: plainIdOf(form.formId) } },
  });
  const ways = [filterOf('oak street'), [{ field: 'currentStep', operator: 'isNot', value: [step.identity] }]];
  for (const filters of ways) expect((await keep(leaving, filters)).refusal).toBeNull();
  const other = { name: 'Mine', kind: 'submission', filters: [{ field: 'assignedToMe', operator: 'is', value: true }] };
  await api.act(leaving, 'createAdvancedFilter', other, 'advancedFilter { id }');
  const lost = async () =>
    (await kept(leaving)).advancedFilters.filter(({ isLost }: { isLost: boolean }) => isLost).length;
  expect(await lost()).toBe(0);
  expect((await kept(leaving)).defaultAdvancedFilter).toEqual({ name: 'Oak Street' });

  await services.db.roleMember.deleteMany({ where: { roleId, userId: leaving.id } });

  expect(await lost()).toBe(ways.length);
  expect((await kept(leaving)).defaultAdvancedFilter).toBeNull();
});
