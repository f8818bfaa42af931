import { beforeAll, expect, it, test } from 'vitest';
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

async function attempt(fieldId: string, text: string) {
  const request = { fieldId, fileName: 'uses.csv' };
  const { fileId, fields } = await build.edit('requestOptionsUpload', request, 'fileId fields');
  await api.services.files.put((fields as { key: string }).key, Buffer.from(text), 'text/csv');
  const payload = 'addedCount field { options { name numericValue } }';
  return api.attempt(form.writer, 'createOptionsFromFile', { fieldId, fileId }, payload);
}

it('adds the options of a CSV file after the existing ones', async () => {
  const { id } = await build.field(sectionId, 'multiple_choice');
  await build.options(id, ['Home']);
  const { data } = await attempt(id, 'name,value\r\nShop,2\r\n"Barn, or stable",\r\n');
  expect(data.createOptionsFromFile).toMatchObject({
    addedCount: 2,
    field: {
      options: [
        { name: 'Home', numericValue: null },
        { name: 'Shop', numericValue: 2 },
        { name: 'Barn, or stable', numericValue: null },
      ],
    },
  });
});

test.each([
  ['name\nShop,many', { file: 'optionsLineInvalid' }],
  ['name\n', { file: 'optionsFileEmpty' }],
  ['"Shop', { file: 'optionsFileUnreadable' }],
  ['\u0000\u0001MZ', { file: 'optionsFileUnreadable' }],
])('adds nothing from a file with %j', async (text, refusal) => {
  const { id } = await build.field(sectionId, 'checkboxes');
  const answer = await attempt(id, text);
  expect(answer.refusal).toEqual(refusal);
  expect(await api.services.db.multipleChoiceOption.count({ where: { fieldId: plainIdOf(id) } })).toBe(0);
});

it('adds nothing to a field without options', async () => {
  const { id } = await build.field(sectionId, 'string');
  expect((await attempt(id, 'Shop')).refusal).toEqual({ '': 'noOptionsHere' });
});
