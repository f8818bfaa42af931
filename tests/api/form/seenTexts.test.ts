import { beforeAll, describe, expect, test } from 'vitest';
import { formBuilder, makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';

const api = useApi();
let form: TestForm;
let fieldId: string;
let stepId: string;
beforeAll(async () => {
  form = await makeDraft(api);
  const build = formBuilder(api, form);
  const step = await build.step('CollectInfoStep', 'Your parcel');
  stepId = step.id;
  fieldId = (await build.field(step.sections[0]?.id ?? '', 'string', 'Owner')).id;
});

const rename = (name: string | null, seen?: string | null) =>
  api.act(
    form.writer,
    'updateField',
    { fieldId, name, ...(seen === undefined ? {} : { seen: { name: seen } }) },
    'field { name }',
  );

describe('a text of a draft', () => {
  test('is replaced by whoever saw what stands there', async () => {
    const { data } = await rename('Name of the owner', '  Owner ');
    expect(data.updateField.field.name).toBe('Name of the owner');
  });

  test('is not written over by whoever started from an older one', async () => {
    const { refusal } = await rename('Holder', 'Owner');
    expect(refusal).toBe('textChanged');
    const { data } = await rename('Holder', 'Name of the owner');
    expect(data.updateField.field.name).toBe('Holder');
  });

  test('may be sent again when nobody heard that it had arrived', async () => {
    expect((await rename('Holder', 'Name of the owner')).refusal).toBeNull();
  });

  test('that was empty is compared as empty', async () => {
    expect((await rename(null, 'Holder')).refusal).toBeNull();
    expect((await rename('Tenant', 'Holder')).refusal).toBe('textChanged');
    expect((await rename('Tenant', null)).refusal).toBeNull();
  });

  test('without what was seen, the last one wins', async () => {
    expect((await rename('Owner')).data.updateField.field.name).toBe('Owner');
  });

  test.each([
    ['updateStep', () => ({ stepId, name: 'Yours' })],
    ['updateFlowTemplate', () => ({ flowTemplateId: form.draftId, name: 'Permit' })],
  ])('is kept by %s too', async (mutation, input) => {
    const { refusal } = await api.act(form.writer, mutation, { ...input(), seen: { name: 'Something else' } });
    expect(refusal).toBe('textChanged');
  });
});
