import { expect, it } from 'vitest';
import { formBuilder, makeDraft } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makeRole } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();

async function published() {
  const form = await makeDraft(api);
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep', 'Plot');
  const section = step.sections[0]?.id ?? '';
  const use = await build.field(section, 'multiple_choice', 'Use');
  await build.options(use.id, ['Home', 'Shop']);
  const area = await build.field(section, 'integer', 'Area');
  const fee = { flowTemplateId: form.draftId, name: 'Fee', source: '{Area} * 2' };
  await build.edit('createFormula', fee, 'formula { id }');
  await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  await runJobs(api.services);
  const draft = async () => {
    const document = `query ($id: ID!) { node(id: $id) { ... on FlowTemplate { name version revision isModified
      changesSincePublished { way kind name aspects } formulas { source }
      steps { name sections { fields { identity name options { name } } } } } } }`;
    return (await api.ask(form.writer, document, { id: form.draftId })).data.node;
  };
  return { form, build, step, section, use, area, draft };
}

it('a draft lists its changes, and discarding them restores the published version', async () => {
  const { form, build, section, use, area, draft } = await published();
  const before = await draft();
  expect(before).toMatchObject({ isModified: false, changesSincePublished: [] });
  await build.edit('updateFlowTemplate', { flowTemplateId: form.draftId, name: 'Shop permit' }, 'flowTemplate { id }');
  await build.edit('updateField', { fieldId: area.id, name: 'Floor area' }, 'field { id }');
  await build.options(use.id, ['Barn']);
  await build.field(section, 'string', 'Owner');
  const changed = await draft();
  expect(changed.changesSincePublished).toEqual([
    { way: 'changed', kind: 'FlowTemplate', name: 'Shop permit', aspects: ['name'] },
    { way: 'changed', kind: 'Field', name: 'Use', aspects: ['MultipleChoiceOption'] },
    { way: 'changed', kind: 'Field', name: 'Floor area', aspects: ['name'] },
    { way: 'added', kind: 'Field', name: 'Owner', aspects: [] },
  ]);
  const discard = (revision: number) =>
    api.attempt(form.writer, 'discardDraft', { flowTemplateId: form.draftId, revision }, 'flowTemplate { id }');
  expect((await discard(changed.revision - 1)).refusal).toBe('outdated');
  expect((await discard(changed.revision)).refusal).toBeNull();
  expect(await draft()).toEqual({ ...before, revision: changed.revision + 1 });
  // it can be edited and published as before
  const again = await api.ask(
    form.writer,
    'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { steps { sections { id } } } } }',
    { id: form.draftId },
  );
  await build.field(again.data.node.steps[0].sections[0].id, 'string', 'Owner');
  await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  await runJobs(api.services);
  expect(await draft()).toMatchObject({ version: before.version + 1, isModified: false });
});

it('draft fields no longer identify submissions once the draft is discarded', async () => {
  const { form, build, section, draft } = await published();
  const identify = async (identifierFieldId: string): Promise<string | null> => {
    const input = { masterTemplateId: form.formId, identifierFieldId };
    await build.edit('updateMasterTemplate', input, 'masterTemplate { id }');
    const { revision } = await draft();
    await build.edit('discardDraft', { flowTemplateId: form.draftId, revision }, 'flowTemplate { id }');
    const document = 'query ($id: ID!) { node(id: $id) { ... on MasterTemplate { identifierFieldIdentity } } }';
    return (await api.ask(form.writer, document, { id: form.formId })).data.node.identifierFieldIdentity;
  };
  const owner = await build.field(section, 'string', 'Owner');
  expect(await identify(owner.id)).toBeNull();
  const where = { flowTemplateId: plainIdOf(form.draftId), name: 'Area' };
  const kept = await api.services.db.field.findFirstOrThrow({ where });
  expect(await identify(`Field:${kept.id}`)).toBe(kept.identity);
});

it('a form that was never published has nothing to go back to', async () => {
  const form = await makeDraft(api);
  const answer = await api.attempt(
    form.writer,
    'discardDraft',
    { flowTemplateId: form.draftId, revision: 0 },
    'flowTemplate { id }',
  );
  expect(answer.refusal).toBe('outdated');
});

it('an earlier version becomes the draft, while the latest stays in use', async () => {
  const { form, build, section, use, draft } = await published();
  const first = await draft();
  const owner = await build.field(section, 'string', 'Owner');
  await build.options(use.id, ['Barn']);
  await build.step('PaymentStep', 'Fee');
  await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  await runJobs(api.services);
  const formId = plainIdOf(form.formId);
  const versions = await api.services.db.flowTemplate.findMany({
    where: { masterTemplateId: formId, kind: 'published' },
    orderBy: { version: 'asc' },
  });
  const restore = (versionId: string | undefined, revision: number) =>
    api.attempt(
      form.writer,
      'restoreVersion',
      { flowTemplateId: form.draftId, revision, versionId: `FlowTemplate:${versionId}` },
      'flowTemplate { id }',
    );
  await build.edit('updateField', { fieldId: owner.id, name: 'Landlord' }, 'field { id }');
  const seen = await draft();
  const [oldest, newest] = versions;
  const other = await published();
  const foreign = await api.services.db.flowTemplate.findFirstOrThrow({
    where: { masterTemplateId: plainIdOf(other.form.formId), kind: 'published' },
  });
  for (const [versionId, revision] of [
    [oldest?.id, seen.revision - 1],
    [foreign.id, seen.revision],
    [plainIdOf(form.draftId), seen.revision],
  ] as const) {
    expect((await restore(versionId, revision)).refusal).toBe('outdated');
  }
  expect(await draft()).toEqual(seen);
  expect((await restore(oldest?.id, seen.revision)).refusal).toBeNull();
  expect(await draft()).toEqual({
    ...first,
    version: 3,
    revision: seen.revision + 1,
    isModified: true,
    changesSincePublished: [
      { way: 'changed', kind: 'Field', name: 'Use', aspects: ['MultipleChoiceOption'] },
      { way: 'removed', kind: 'Field', name: 'Owner', aspects: [] },
      { way: 'removed', kind: 'Step', name: 'Fee', aspects: [] },
    ],
  });
  await build.edit('undoDraftEdit', { flowTemplateId: form.draftId }, 'flowTemplate { id }');
  expect(await draft()).toEqual({ ...seen, revision: seen.revision + 2 });
  const fields = await api.services.db.field.findMany({
    where: { flowTemplateId: newest?.id as string },
    orderBy: { name: 'asc' },
  });
  expect(fields.map(({ name }) => name)).toEqual(['Area', 'Owner', 'Use']);
});

it('a restored version leaves out roles that were deleted since', async () => {
  const { form, build, step, draft } = await published();
  const roleId = await makeRole(api.services, form.team.id, { name: 'Inspectors' });
  await build.edit('toggleAttachment', { attachableId: step.id, subjectId: `Role:${roleId}` }, 'flowTemplate { id }');
  await build.edit('publishFlowTemplate', { flowTemplateId: form.draftId }, 'job { id }');
  await runJobs(api.services);
  const { db } = api.services;
  const version = await db.flowTemplate.findFirstOrThrow({
    where: { masterTemplateId: plainIdOf(form.formId), kind: 'published' },
    orderBy: { version: 'desc' },
  });
  const named = () => db.stepAttachment.count({ where: { flowTemplateId: plainIdOf(form.draftId), roleId } });
  expect(await named()).toBe(1);
  await db.role.update({ where: { id: roleId }, data: { archivedAt: new Date() } });
  const { revision } = await draft();
  const input = { flowTemplateId: form.draftId, revision, versionId: `FlowTemplate:${version.id}` };
  await build.edit('restoreVersion', input, 'flowTemplate { id }');
  expect(await named()).toBe(0);
});
