import { beforeAll, describe, expect, it, test } from 'vitest';
import { initialSettings } from '#domain/form/fields/initialSettings.ts';
import { dataTypes } from '#domain/form/fields/kinds.ts';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
let sectionId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
  sectionId = (await build.step('CollectInfoStep')).sections[0]?.id ?? '';
});

const update = (fieldId: string, change: object, selection = 'id') =>
  api.attempt(form.writer, 'updateField', { fieldId, ...change }, `field { ${selection} }`);

async function customEntity(teamId: string): Promise<string> {
  const id = newId();
  await api.services.db.customEntity.create({ data: { id, teamId, name: 'Parcel' } });
  return id;
}

describe('a field', () => {
  test.each(dataTypes.filter((type) => type !== 'entity'))(
    'of type %s is created without settings',
    async (dataType) => {
      const selection = 'field { dataType name required default minValue options { id } usedInFormula }';
      const { field } = await build.edit('createField', { sectionId, dataType }, selection);
      const empty = { name: null, required: false, default: null, minValue: null, options: [], usedInFormula: false };
      expect(field).toEqual({ dataType, ...empty });
    },
  );

  it('has the chosen id, as do its options and sections, and ids are unique', async () => {
    const { field, section } = await build.edit(
      'createField',
      { sectionId, fieldId: '01963f5e-0000-7000-8000-00000000f1e1', dataType: 'multiple_choice' },
      'field { id } section { fields { id } }',
    );
    expect(plainIdOf(field.id)).toBe('01963f5e-0000-7000-8000-00000000f1e1');
    expect(section.fields.at(-1)).toEqual({ id: field.id });
    const below = { sectionId, dataType: 'string', position: 9, afterFieldId: section.fields.at(-1)?.id };
    await build.edit('createField', { sectionId, dataType: 'string', position: 0 }, 'field { id }');
    const beside = await build.edit('createField', below, 'field { id } section { fields { id } }');
    const ids = beside.section.fields.map(({ id }: { id: string }) => id);
    expect(ids.indexOf(beside.field.id)).toBe(ids.indexOf(field.id) + 1);
    const optionId = '01963f5e-0000-7000-8000-00000000f1e2';
    const options = [{ optionId, name: 'Barn' }, { name: 'Shed' }];
    const added = await build.edit('createOptions', { fieldId: field.id, options }, 'options { id name }');
    expect(added.options).toMatchObject([{ id: `MultipleChoiceOption:${optionId}`, name: 'Barn' }, { name: 'Shed' }]);
    const step = await build.step('CollectInfoStep');
    const wanted = { sectionableId: step.id, sectionId: '01963f5e-0000-7000-8000-00000000f1e3' };
    const made = await build.edit('createSection', wanted, 'section { id }');
    expect(made.section.id).toBe(`Section:${wanted.sectionId}`);

    const again = { sectionId, fieldId: plainIdOf(field.id), dataType: 'string' };
    const twice = [0, 1].map(() => ({ optionId: '01963f5e-0000-7000-8000-00000000f1e4', name: 'Mill' }));
    for (const [mutation, input] of [
      ['createField', again],
      ['createOptions', { fieldId: field.id, options: [{ optionId, name: 'Mill' }] }],
      ['createOptions', { fieldId: field.id, options: twice }],
      ['createSection', wanted],
    ] as const)
      expect((await api.attempt(form.writer, mutation, input)).refusal).toBe('idempotencyKeyReused');
    const ofAnotherTime = { ...again, fieldId: '2f1f5a0a-5d3c-4c39-9d53-1a2b3c4d5e6f' };
    expect((await api.attempt(form.writer, 'createField', ofAnotherTime)).refusal).toHaveProperty('fieldId');
  });

  it('is stored with its default settings', async () => {
    const id = newId();
    const place = {
      teamId: form.team.id,
      flowTemplateId: plainIdOf(form.draftId),
      sectionId: plainIdOf(sectionId),
      position: 99,
    };
    await api.services.db.field.create({ data: { ...place, id, identity: id, dataType: 'string' } });
    const { defaultContent, ...row } = await api.services.db.field.findUniqueOrThrow({ where: { id } });
    expect({ ...row, default: defaultContent }).toMatchObject(initialSettings);
    await api.services.db.field.delete({ where: { id } });
  });

  it('of a record type belongs to the team that keeps those records', async () => {
    const own = await customEntity(form.team.id);
    const foreign = await customEntity((await makeDraft(api)).team.id);
    const made = { sectionId, dataType: 'entity', customEntityId: own };
    expect((await build.edit('createField', made, 'field { customEntityId }')).field.customEntityId).toBe(own);
    for (const customEntityId of [foreign, newId(), null]) {
      const { refusal } = await api.attempt(form.writer, 'createField', {
        sectionId,
        dataType: 'entity',
        customEntityId,
      });
      expect(refusal).toEqual({ customEntityId: 'customEntityUnknown' });
    }
    const elsewhere = await api.attempt(form.writer, 'createField', {
      sectionId,
      dataType: 'text',
      customEntityId: own,
    });
    expect(elsewhere.refusal).toEqual({ customEntityId: 'settingNotOffered' });
  });

  it('keeps settings in the shape of its type', async () => {
    const { id } = await build.field(sectionId, 'money', 'Cost');
    const settings = { minValue: '$1,000.00', maxValue: '2500', default: '1500', required: true };
    const selection = 'name required default minValue maxValue';
    expect((await update(id, { settings }, selection)).data.updateField.field).toEqual({
      name: 'Cost',
      required: true,
      default: 150_000,
      minValue: 100_000,
      maxValue: 250_000,
    });
    const cleared = await update(id, { settings: { default: null, required: null } }, selection);
    expect(cleared.data.updateField.field).toMatchObject({ default: null, required: true, minValue: 100_000 });
  });

  test.each([
    ['integer', { minValue: 5, maxValue: 4 }, { minValue: 'invalidMinValue', maxValue: 'invalidMaxValue' }],
    ['integer', { default: 'many' }, { default: 'invalidDefaultValue' }],
    ['string', { maxLength: 0 }, { maxLength: 'mustBePositiveWhole' }],
    ['checkboxes', { minNumChecks: 1 }, { minNumChecks: 'tooManyMinChecks' }],
    ['string', { minNumChecks: 1 }, { minNumChecks: 'settingNotOffered' }],
    ['date', { dateType: 'date_time', minValue: 'soon' }, { minValue: 'invalidMinValue' }],
  ])('of type %s rejects %j', async (dataType, settings, refusal) => {
    const { id } = await build.field(sectionId, dataType);
    expect((await update(id, { settings })).refusal).toEqual(refusal);
  });

  it("uses the specification's error messages", async () => {
    const { id } = await build.field(sectionId, 'integer');
    const text = `mutation ($input: UpdateFieldInput!) { updateField(input: $input) {
      ... on InvalidInputError { problems { message } } } }`;
    const input = { fieldId: id, settings: { minValue: 5, maxValue: 4 } };
    const { data } = await api.ask(form.writer, text, { input });
    expect(data.updateField.problems).toEqual([{ message: 'Invalid min value' }, { message: 'Invalid max value' }]);
  });

  it('moves within its section and to another one', async () => {
    const { sections } = await build.step('CollectInfoStep');
    const here = sections[0]?.id ?? '';
    const a = await build.field(here, 'string', 'a');
    const b = await build.field(here, 'string', 'b');
    const c = await build.field(sectionId, 'string', 'c');
    const order = async (): Promise<string> => {
      const where = { sectionId: plainIdOf(here) };
      const rows = await api.services.db.field.findMany({ where, orderBy: { position: 'asc' } });
      return rows.map(({ name, position }) => `${position}${name}`).join(' ');
    };
    await build.edit('reorderField', { fieldId: b.id, position: 0 }, 'field { id }');
    expect(await order()).toBe('0b 1a');
    await build.edit('reorderField', { fieldId: c.id, position: 1, sectionId: here }, 'field { sectionId }');
    expect(await order()).toBe('0b 1c 2a');
    await build.edit('deleteField', { fieldId: a.id }, 'deletedFieldId section { fields { id } }');
    expect(await order()).toBe('0b 1c');
  });

  it('never moves into another form', async () => {
    const other = await makeDraft(api);
    const foreign = (await formBuilder(api, other).step('CollectInfoStep')).sections[0]?.id;
    const { id } = await build.field(sectionId, 'string');
    const { refusal } = await api.attempt(form.writer, 'reorderField', {
      fieldId: id,
      position: 0,
      sectionId: foreign,
    });
    expect(refusal).toBe('outdated');
  });
});

describe("a field's options", () => {
  const choice = async (names: readonly string[], dataType = 'multiple_choice') => {
    const field = await build.field(sectionId, dataType, 'Use');
    return { field, options: await build.options(field.id, names) };
  };
  const names = async (fieldId: string): Promise<string> => {
    const where = { fieldId: plainIdOf(fieldId) };
    const rows = await api.services.db.multipleChoiceOption.findMany({ where, orderBy: { position: 'asc' } });
    return rows.map(({ name, position }) => `${position}${name}`).join(' ');
  };

  it('are added in order, at a position, and are numbered if they have no name', async () => {
    const { field } = await choice(['Home', 'Shop']);
    await build.edit('createOptions', { fieldId: field.id, options: [{}] }, 'options { name }');
    const inFront = { fieldId: field.id, options: [{ name: 'Barn' }, { name: 'Mill' }], position: 0 };
    await build.edit('createOptions', inFront, 'options { name }');
    expect(await names(field.id)).toBe('0Barn 1Mill 2Home 3Shop 4Option 3');
  });

  it('belong only to multiple choice fields and checkboxes', async () => {
    const { id } = await build.field(sectionId, 'string');
    const { refusal } = await api.attempt(form.writer, 'createOptions', { fieldId: id, options: [{}] });
    expect(refusal).toEqual({ '': 'noOptionsHere' });
  });

  it('have a name and a number that formulas can use', async () => {
    const { options } = await choice(['Home', 'Shop']);
    const optionId = options[0]!.id;
    const selection = 'option { name numericValue isDefault }';
    const change = { optionId, name: ' Dwelling ', numericValue: 1.5 };
    const { option } = await build.edit('updateOption', change, selection);
    expect(option).toEqual({ name: 'Dwelling', numericValue: 1.5, isDefault: false });
    expect((await api.attempt(form.writer, 'updateOption', { optionId, name: ' ' })).refusal).toEqual({
      name: 'blank',
    });
    const tooLarge = await api.attempt(form.writer, 'updateOption', { optionId, numericValue: 1e12 });
    expect(tooLarge.refusal).toEqual({ numericValue: 'mustBeNumber' });
  });

  it('of a multiple choice have at most one default', async () => {
    const { field, options } = await choice(['Home', 'Shop']);
    for (const { id } of options) await build.edit('updateOption', { optionId: id, isDefault: true }, 'option { id }');
    const rows = await api.services.db.multipleChoiceOption.findMany({
      where: { fieldId: plainIdOf(field.id), isDefault: true },
    });
    expect(rows.map(({ name }) => name)).toEqual(['Shop']);
    const boxes = await choice(['Home'], 'checkboxes');
    const input = { optionId: boxes.options[0]!.id, isDefault: true };
    expect((await api.attempt(form.writer, 'updateOption', input)).refusal).toBe('settingNotOffered');
  });

  it('can be moved', async () => {
    const { field, options } = await choice(['a', 'b', 'c']);
    await build.edit('reorderOption', { optionId: options[2]!.id, position: 0 }, 'option { position }');
    expect(await names(field.id)).toBe('0c 1a 2b');
  });

  it('cannot be deleted if the field needs them', async () => {
    const one = await choice(['Home']);
    const last = await api.attempt(form.writer, 'deleteOption', { optionId: one.options[0]!.id });
    expect(last.refusal).toBe('lastOption');
    const two = await choice(['Home', 'Shop']);
    await build.edit('deleteOption', { optionId: two.options[0]!.id }, 'deletedOptionId field { options { name } }');
    expect(await names(two.field.id)).toBe('0Shop');
    const boxes = await choice(['Home'], 'checkboxes');
    await build.edit('deleteOption', { optionId: boxes.options[0]!.id }, 'deletedOptionId');
    expect(await names(boxes.field.id)).toBe('');
  });

  it('cannot be deleted if that many must be checked', async () => {
    const { field, options } = await choice(['a', 'b'], 'checkboxes');
    await update(field.id, { settings: { minNumChecks: 2 } });
    const { refusal } = await api.attempt(form.writer, 'deleteOption', { optionId: options[0]!.id });
    expect(refusal).toBe('tooManyMinChecks');
    expect((await api.attempt(form.writer, 'deleteOptions', { fieldId: field.id, everything: true })).refusal).toBe(
      'tooManyMinChecks',
    );
  });

  it('of a multiple choice keep at least one when several are deleted by name', async () => {
    const { field, options } = await choice(['a', 'b', 'c']);
    const { refusal } = await api.attempt(form.writer, 'deleteOptions', {
      fieldId: field.id,
      optionIds: options.map(({ id }) => id),
    });
    expect(refusal).toBe('lastOption');
    expect(await names(field.id)).toBe('0a 1b 2c');
    const boxes = await choice(['a', 'b'], 'checkboxes');
    const optionIds = boxes.options.map(({ id }) => id);
    await build.edit('deleteOptions', { fieldId: boxes.field.id, optionIds }, 'field { id }');
    expect(await names(boxes.field.id)).toBe('');
  });

  it('can be deleted several at a time, or all if requested', async () => {
    const { field, options } = await choice(['a', 'b', 'c']);
    const optionIds = [options[0]!.id, options[2]!.id];
    await build.edit('deleteOptions', { fieldId: field.id, optionIds }, 'field { id }');
    expect(await names(field.id)).toBe('0b');
    const again = await api.attempt(form.writer, 'deleteOptions', { fieldId: field.id, optionIds });
    expect(again.refusal).toBe('outdated');
    for (const lost of [{}, { optionIds: null }, { everything: false }, { everything: null }]) {
      const { refusal } = await api.attempt(form.writer, 'deleteOptions', { fieldId: field.id, ...lost });
      expect(refusal).toEqual({ optionIds: 'unnamed' });
    }
    const both = { fieldId: field.id, optionIds: [options[1]!.id], everything: true };
    expect((await api.attempt(form.writer, 'deleteOptions', both)).refusal).toEqual({ optionIds: 'saidTwice' });
    expect(await names(field.id)).toBe('0b');
    await build.edit('deleteOptions', { fieldId: field.id, everything: true }, 'field { id }');
    expect(await names(field.id)).toBe('');
  });
});
