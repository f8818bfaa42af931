import { beforeEach, describe, expect, it } from 'vitest';
import { draftRows } from '#tests/support/form/draftRows.ts';
import { formWithEveryPart, type EveryPart } from '#tests/support/form/formWithEveryPart.ts';
import { useApi, type GraphQLAnswer } from '#tests/support/graphql.ts';
import { addToForm, makePerson, type TestPerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let made: EveryPart;
let ana: TestPerson;
let ben: TestPerson;

beforeEach(async () => {
  made = await formWithEveryPart(api);
  ana = made.form.writer;
  ben = await makePerson(api.services);
  await addToForm(api.services, made.form.team.id, plainIdOf(made.form.formId), ben, 2);
});

const edit = (who: TestPerson, mutation: string, input: object): Promise<GraphQLAnswer> =>
  api.attemptByName(who, mutation, input);
const reverse = (who: TestPerson, mutation: 'undoDraftEdit' | 'redoDraftEdit'): Promise<GraphQLAnswer> =>
  api.attempt(who, mutation, { flowTemplateId: made.form.draftId }, 'edit');
const rows = () => draftRows(api.services, plainIdOf(made.form.draftId));
const fieldNames = async (sectionId: string): Promise<readonly (string | null)[]> => {
  const where = { sectionId: plainIdOf(sectionId) };
  return (await api.services.db.field.findMany({ where, orderBy: { position: 'asc' } })).map(({ name }) => name);
};

describe('two people who edit the same form', () => {
  it('each undo their own edits', async () => {
    const { area, owner } = made.ids;
    await edit(ana, 'updateField', { fieldId: area, name: 'Size' });
    await edit(ben, 'updateField', { fieldId: owner, name: 'Holder' });
    expect((await reverse(ana, 'undoDraftEdit')).data.undoDraftEdit.edit).toBe('renamed field “Area” to “Size”');
    expect((await reverse(ben, 'undoDraftEdit')).data.undoDraftEdit.edit).toBe('renamed field “Owner” to “Holder”');
    expect((await reverse(ben, 'undoDraftEdit')).refusal).toBe('nothingToUndo');
    expect((await reverse(ben, 'redoDraftEdit')).refusal).toBeNull();
    expect(await fieldNames(made.ids.otherSection)).toEqual(['Holder']);
    expect(await fieldNames(made.ids.section)).toEqual(['Use', 'Area']);
  });

  it('undo a change of a part whose other settings the other person changed', async () => {
    const { area } = made.ids;
    await edit(ana, 'updateField', { fieldId: area, name: 'Size' });
    await edit(ben, 'updateField', { fieldId: area, hint: 'In acres' });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBeNull();
    const field = await api.services.db.field.findUniqueOrThrow({ where: { id: plainIdOf(area) } });
    expect(field).toMatchObject({ name: 'Area', hint: 'In acres' });
  });

  it('undo a change while the other person types', async () => {
    const { area, owner } = made.ids;
    const type = (who: TestPerson, name: string, seen: string) =>
      edit(who, 'updateField', { fieldId: area, name, seen: { name: seen } });
    await type(ana, 'Area 1', 'Area');
    await edit(ben, 'updateField', { fieldId: owner, name: 'Holder' });
    await type(ana, 'Area 2', 'Area 1');
    await reverse(ana, 'undoDraftEdit');
    expect(await fieldNames(made.ids.section)).toEqual(['Use', 'Area 1']);
    await reverse(ana, 'undoDraftEdit');
    expect(await fieldNames(made.ids.section)).toEqual(['Use', 'Area']);
  });

  it.each([
    ['renamed it again', 'updateField', () => ({ fieldId: made.ids.area, name: 'Surface' })],
    ['deleted it', 'deleteField', () => ({ fieldId: made.ids.area })],
  ] as const)('cannot undo a change of a part if the other person %s', async (_what, mutation, input) => {
    await edit(ana, 'deleteFormula', { formulaId: made.ids.formula });
    await edit(ana, 'deleteLogicConfig', { logicConfigId: made.ids.logic });
    await edit(ana, 'updateField', { fieldId: made.ids.area, name: 'Size' });
    expect((await edit(ben, mutation, input())).refusal).toBeNull();
    const before = await rows();
    const answer = await api.attempt(ana, 'undoDraftEdit', { flowTemplateId: made.form.draftId });
    expect(answer.refusal).toBe('undoOverwritten');
    expect(answer.data.undoDraftEdit.message).toBe(
      'Someone else has changed field “Size” since then, so it was left as it is.',
    );
    expect(await rows()).toEqual(before);
  });

  it('goes past an edit that cannot be undone', async () => {
    const { area, owner } = made.ids;
    await edit(ana, 'updateField', { fieldId: owner, name: 'Holder' });
    await edit(ana, 'updateField', { fieldId: area, name: 'Size' });
    await edit(ben, 'updateField', { fieldId: area, name: 'Surface' });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBe('undoOverwritten');
    expect((await reverse(ana, 'undoDraftEdit')).data.undoDraftEdit.edit).toBe('renamed field “Owner” to “Holder”');
    expect((await reverse(ana, 'redoDraftEdit')).refusal).toBeNull();
    expect(await fieldNames(made.ids.section)).toEqual(['Use', 'Surface']);
  });

  it('cannot undo adding a part to which the other person added something', async () => {
    const { section } = await made.build.edit(
      'createSection',
      { sectionableId: made.ids.step, name: 'Extra' },
      'section { id }',
    );
    await edit(ben, 'createField', { sectionId: section.id, dataType: 'string', name: 'Notes' });
    const answer = await reverse(ana, 'undoDraftEdit');
    expect(answer.refusal).toBe('undoOverwritten');
    expect(answer.data.undoDraftEdit.message).toContain('field “Notes”');
    expect(await fieldNames(section.id)).toEqual(['Notes']);
  });

  it('cannot undo adding a part that the other person uses', async () => {
    const age = await made.build.field(made.ids.section, 'integer', 'Age');
    const rule = [{ sourceId: age.id, comparator: 'greater', matchValue: 17 }];
    await edit(ben, 'createLogicConfig', { targetId: made.ids.owner, action: 'show', conditions: rule });
    const answer = await reverse(ana, 'undoDraftEdit');
    expect(answer.refusal).toBe('undoUnfit');
    expect(answer.data.undoDraftEdit.message).toBe(
      "This no longer fits the rest of the form, so nothing was changed: field 'Owner'",
    );
  });

  it('cannot undo adding an option that the other person uses', async () => {
    const [hut] = await made.build.options(made.ids.choice, ['Hut']);
    const rule = [{ sourceId: made.ids.choice, comparator: 'is', matchValue: hut?.id }];
    const used = await edit(ben, 'createLogicConfig', { targetId: made.ids.owner, action: 'show', conditions: rule });
    expect(used.refusal).toBeNull();
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBe('undoUnfit');
  });

  it('cannot bring back logic whose field the other person deleted', async () => {
    await edit(ana, 'deleteFormula', { formulaId: made.ids.formula });
    await edit(ana, 'deleteLogicConfig', { logicConfigId: made.ids.logic });
    await edit(ben, 'deleteField', { fieldId: made.ids.area });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBe('undoUnfit');
  });

  it('cannot bring back logic whose target the other person deleted', async () => {
    await edit(ana, 'deleteLogicConfig', { logicConfigId: made.ids.logic });
    await edit(ben, 'deleteSection', { sectionId: made.ids.otherSection });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBe('undoUnfit');
  });

  it('cannot bring back a field whose section the other person deleted', async () => {
    await edit(ana, 'deleteField', { fieldId: made.ids.owner });
    await edit(ben, 'deleteSection', { sectionId: made.ids.otherSection });
    const answer = await reverse(ana, 'undoDraftEdit');
    expect(answer.refusal).toBe('undoOverwritten');
    expect(answer.data.undoDraftEdit.message).toContain('field “Owner”');
  });

  it('cannot bring back an output whose document the other person deleted', async () => {
    const document = await made.build.edit(
      'createDocument',
      { masterTemplateId: made.form.formId, name: 'Plan' },
      'document { id }',
    );
    const documentId = document.document.id;
    await edit(ana, 'updateConfiguredOutput', { outputId: made.ids.output, settings: { documentId } });
    await edit(ana, 'updateConfiguredOutput', { outputId: made.ids.output, settings: { documentId: null } });
    await edit(ben, 'deleteDocument', { documentId });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBe('undoOverwritten');
  });

  it('bring parts back beside those that the other person added or moved', async () => {
    const { section, choice } = made.ids;
    await edit(ana, 'deleteField', { fieldId: choice });
    await edit(ben, 'createField', { sectionId: section, dataType: 'string', name: 'Notes', position: 0 });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBeNull();
    expect(await fieldNames(section)).toEqual(['Notes', 'Use', 'Area']);
    await edit(ana, 'reorderField', { fieldId: choice, position: 2 });
    await edit(ben, 'createField', { sectionId: section, dataType: 'string', name: 'More' });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBeNull();
    expect(await fieldNames(section)).toEqual(['Notes', 'Use', 'Area', 'More']);
    const { rows: positions } = await api.services.pool.query(
      'SELECT position FROM fields WHERE section_id = $1 ORDER BY position',
      [plainIdOf(section)],
    );
    expect(positions).toEqual([0, 1, 2, 3].map((position) => ({ position })));
  });

  it('have one default option after one was brought back', async () => {
    const { option, otherOption, choice } = made.ids;
    await edit(ana, 'updateOption', { optionId: option, isDefault: true });
    await edit(ana, 'deleteOption', { optionId: option });
    await edit(ben, 'updateOption', { optionId: otherOption, isDefault: true });
    expect((await reverse(ana, 'undoDraftEdit')).refusal).toBeNull();
    const options = await api.services.db.multipleChoiceOption.findMany({ where: { fieldId: plainIdOf(choice) } });
    expect(options.filter(({ isDefault }) => isDefault).map(({ name }) => name)).toEqual(['Shop']);
    expect(options).toHaveLength(3);
  });
});

it('a repeated request undoes one edit', async () => {
  const { area } = made.ids;
  await edit(ana, 'updateField', { fieldId: area, name: 'Size' });
  await edit(ana, 'updateField', { fieldId: area, name: 'Surface' });
  const input = { flowTemplateId: made.form.draftId, idempotencyKey: 'undo-once-and-no-more' };
  await api.act(ana, 'undoDraftEdit', input);
  await api.act(ana, 'undoDraftEdit', input);
  expect(await fieldNames(made.ids.section)).toEqual(['Use', 'Size']);
});
