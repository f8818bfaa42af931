import { beforeEach, expect, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeTeam } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { publishedForm } from '#tests/support/publishedForm.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let stepId: string;
let sketch: string;
let soil: string;

beforeEach(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  stepId = (await build.step('CollectInfoStep', 'Apply')).id;
  const other = (name: string) => publishedForm(api.services, form.team.id, [{ name, external: true }]);
  [sketch, soil] = [(await other('Sketch')).formId, (await other('Soil')).formId].map(
    (id) => `MasterTemplate:${id}`,
  ) as [string, string];
});

const shown =
  'subprocessConfig { id identity name nameOrDefault position required allowsExisting form { id isPublished } }';
const add = async (masterTemplateId: string, settings = {}) =>
  (await build.edit('createSubprocessConfig', { stepId, masterTemplateId, settings }, shown)).subprocessConfig;
const inOrder = async (): Promise<string[]> => {
  const document = `query { node(id: "${form.draftId}") { ... on FlowTemplate { subprocessConfigs { id } } } }`;
  const { data } = await api.ask(form.writer, document);
  return data.node.subprocessConfigs.map(({ id }: { id: string }) => id);
};

test('a step can request submissions of other forms, and these requests can be edited, moved, and removed', async () => {
  const first = await add(sketch);
  expect(first).toMatchObject({ name: null, position: 0, required: true, allowsExisting: true, form: { id: sketch } });
  const second = await add(soil, { name: ' Soil\nreport ', required: false, allowsExisting: false });
  expect(second).toMatchObject({ name: 'Soil report', nameOrDefault: 'Soil report', position: 1, required: false });

  const change = { subprocessConfigId: second.id, masterTemplateId: sketch, settings: { required: true } };
  const { subprocessConfig } = await build.edit('updateSubprocessConfig', change, shown);
  expect(subprocessConfig).toMatchObject({ name: 'Soil report', required: true, allowsExisting: false });
  expect(subprocessConfig.form.id).toBe(sketch);
  const stale = { ...change, settings: { name: 'Ground' }, seen: { name: 'What was there before' } };
  expect((await api.attempt(form.writer, 'updateSubprocessConfig', stale, shown)).refusal).not.toBeNull();

  await build.edit('reorderSubprocessConfig', { subprocessConfigId: second.id, position: 0 }, shown);
  expect(await inOrder()).toEqual([second.id, first.id]);
  const removed = await build.edit(
    'deleteSubprocessConfig',
    { subprocessConfigId: second.id },
    'deletedSubprocessConfigId',
  );
  expect(removed.deletedSubprocessConfigId).toBe(second.id);
  expect(await inOrder()).toEqual([first.id]);
});

test("only the team's forms can be requested, and never the form itself", async () => {
  const foreign = await publishedForm(api.services, (await makeTeam(api.services)).id, [{ name: 'Theirs' }]);
  const refusalOf = async (masterTemplateId: string) =>
    (await api.attempt(form.writer, 'createSubprocessConfig', { stepId, masterTemplateId }, shown)).refusal;
  expect(await refusalOf(`MasterTemplate:${foreign.formId}`)).toEqual({ masterTemplateId: 'subprocessFormUnknown' });
  expect(await refusalOf(`MasterTemplate:${newId()}`)).toEqual({ masterTemplateId: 'subprocessFormUnknown' });
  expect(await refusalOf(form.formId)).toEqual({ masterTemplateId: 'subprocessOfOwnForm' });
});

test('answers decide whether it is required: the condition can be added and removed, never edited', async () => {
  const { sections } = await build.step('CollectInfoStep', 'Plot');
  const size = await build.field(sections[0]?.id ?? '', 'integer', 'Size');
  const { id } = await add(sketch, { required: false });
  const conditions = [{ sourceId: size.id, comparator: 'greater', matchValue: 100 }];
  const logic = { targetId: id, action: 'require', conditions };
  const { logicConfig } = await build.edit('createLogicConfig', logic, 'logicConfig { id targetId targetType }');
  expect(logicConfig).toMatchObject({ targetId: id, targetType: 'SubprocessConfig' });
  const fixed = { targetType: 'subprocessLogicFixed' };
  expect((await api.attempt(form.writer, 'createLogicConfig', logic, '__typename')).refusal).toEqual(fixed);
  const change = { logicConfigId: logicConfig.id, action: 'dont_require' };
  expect((await api.attempt(form.writer, 'updateLogicConfig', change, '__typename')).refusal).toEqual(fixed);
  await build.edit('deleteLogicConfig', { logicConfigId: logicConfig.id }, 'deletedLogicConfigId');
  await build.edit('createLogicConfig', { ...logic, action: 'dont_require' }, 'logicConfig { id }');
  await build.edit('deleteSubprocessConfig', { subprocessConfigId: id }, 'deletedSubprocessConfigId');
  const { flowTemplateId } = { flowTemplateId: plainIdOf(form.draftId) };
  expect(await api.services.db.logicConfig.count({ where: { flowTemplateId } })).toBe(0);
});

test('copies of the step request the same forms', async () => {
  await add(sketch, { name: 'Site sketch', allowsExisting: false });
  const payload = 'step { subprocessConfigs { name allowsExisting form { id } } }';
  const { step } = await build.edit('duplicateStep', { stepId }, payload);
  expect(step.subprocessConfigs).toEqual([{ name: 'Site sketch', allowsExisting: false, form: { id: sketch } }]);
});
