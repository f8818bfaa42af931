import { beforeAll, describe, expect, it, test } from 'vitest';
import { keepEntities } from '#server/demoTown/keepEntities.ts';
import { makePeople } from '#server/demoTown/makePeople.ts';
import { makeTeams } from '#server/demoTown/makeTeams.ts';
import { writePermitForm } from '#server/demoTown/permitForm.ts';
import { townContext, type Town } from '#server/demoTown/town.ts';
import { writeCityForms } from '#server/demoTown/writeCityForms.ts';
import { newId } from '#server/newId.ts';
import { importFormText } from '#server/operations/template/importForm.ts';
import { formFileOfVersion } from '#server/queries/template/formFileOfVersion.ts';
import { everyPartFile } from '#tests/support/form/everyPartFile.ts';
import { makeDraft, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';

const api = useApi();
let form: TestForm;
let teamId: string;

beforeAll(async () => {
  form = await makeDraft(api);
  teamId = `Team:${form.team.id}`;
  const { db } = api.services;
  const kind = { id: newId(), teamId: form.team.id, name: 'Business' };
  await db.customEntity.create({ data: kind });
  const field = {
    id: newId(),
    teamId: form.team.id,
    customEntityId: kind.id,
    name: 'Staff',
    slug: 'staff',
    position: 0,
  };
  await db.customEntityField.create({ data: { ...field, dataType: 'integer' as const, viewable: true } });
  await db.masterTemplate.create({
    data: { id: newId(), teamId: form.team.id, slug: 'other-form', name: 'Other form' },
  });
});

const exported = async (masterTemplateId: string): Promise<string> =>
  (await api.act(form.writer, 'exportForm', { masterTemplateId }, 'content fileName')).data.exportForm.content;

async function upload(content: string): Promise<string> {
  const payload = 'fileId fields';
  const { requestFormUpload: granted } = (
    await api.act(form.writer, 'requestFormUpload', { teamId, fileName: 'form.json' }, payload)
  ).data;
  await api.services.files.put(granted.fields.key, Buffer.from(content), 'application/json');
  return granted.fileId;
}

const imported = async (content: string): Promise<string> => {
  const input = { teamId, fileId: await upload(content) };
  return (await api.act(form.writer, 'importForm', input, 'masterTemplate { id }')).data.importForm.masterTemplate.id;
};

const wholeFile = async () => everyPartFile(await makePdf(['number', 'holder', 'place']));

describe('a form file', () => {
  it('has every part and setting of a form, and gives the same file again', async () => {
    const file = await wholeFile();
    const first = await exported(await imported(JSON.stringify(file)));
    expect(JSON.parse(first)).toEqual(file);
    expect(first.endsWith('}\n')).toBe(true);
    expect(await exported(await imported(first))).toBe(first);
  });

  it('makes its creator an editor and the reviewer, and names no one else', async () => {
    const id = plainIdOf(await imported(JSON.stringify(await wholeFile())));
    const { db } = api.services;
    const attached = await db.stepAttachment.findMany({ where: { flowTemplate: { masterTemplateId: id } } });
    expect(attached).toMatchObject([{ userId: form.writer.id, roleId: null }]);
    const members = await db.masterTemplateMembership.findMany({ where: { masterTemplateId: id } });
    expect(members).toMatchObject([{ userId: form.writer.id }]);
  });

  it('is the same for each form of the demo town after an import', async () => {
    const { services } = api;
    const begun = { services, today: services.now(), answerPage: () => Promise.reject(new Error('no payments here')) };
    const town: Town = { ...begun, people: await makePeople(begun) };
    const { cityHall } = await makeTeams(town);
    const permit = await writePermitForm(town, cityHall);
    await keepEntities(town, cityHall);
    await writeCityForms(town, cityHall, permit.masterTemplateId);
    const forms = await services.db.masterTemplate.findMany({ where: { teamId: cityHall.teamId } });
    expect(forms.length).toBeGreaterThan(8);
    const draftOf = async (masterTemplateId: string): Promise<string> =>
      (await services.db.flowTemplate.findFirstOrThrow({ where: { masterTemplateId, kind: 'draft' } })).id;
    const ctx = townContext(town, 'author', 0);
    for (const { id } of forms) {
      const content = await formFileOfVersion(services, await draftOf(id));
      const { flowTemplateId } = await importFormText(ctx, { teamId: cityHall.teamId, content });
      expect(await formFileOfVersion(services, flowTemplateId)).toBe(content);
    }
  });
});

test.each<[string, (file: Record<string, unknown>) => unknown, string]>([
  ['another version', (file) => ({ ...file, version: 2 }), 'This form file has a version that can’t be read here.'],
  ['an unknown key', (file) => ({ ...file, color: 'red' }), 'color: is not a known name. Nothing was changed.'],
  [
    'a dangling reference',
    (file) => ({ ...file, identifyingField: 'no.field' }),
    'identifyingField: refers to "no.field"',
  ],
])('creates nothing from a file with %s', async (_name, change, sentence) => {
  const counts = () => Promise.all([api.services.db.masterTemplate.count(), api.services.db.templateCategory.count()]);
  const before = await counts();
  const content = JSON.stringify(change({ ...(await wholeFile()) }));
  const document = `mutation ($input: ImportFormInput!) {
    importForm(input: $input) { ... on InvalidInputError { problems { path message } } }
  }`;
  const { data } = await api.ask(form.writer, document, {
    input: { teamId, fileId: await upload(content), idempotencyKey: newId() },
  });
  expect(data.importForm.problems[0]).toEqual({ path: 'file', message: expect.stringContaining(sentence) });
  expect(await counts()).toEqual(before);
});

it('refuses documents that aren’t PDFs, and mappings to fields that the PDF lacks', async () => {
  const file = await wholeFile();
  const [document] = file['documents'] as object[];
  const attempt = async (changed: object) =>
    (
      await api.attempt(
        form.writer,
        'importForm',
        { teamId, fileId: await upload(JSON.stringify({ ...file, documents: [{ ...document, ...changed }] })) },
        'masterTemplate { id }',
      )
    ).refusal;
  expect(await attempt({ fileBase64: Buffer.from('not a PDF').toString('base64') })).toEqual({
    file: 'formFileInvalid',
  });
  expect(await attempt({ mappings: [{ documentField: 'parcel', processData: 'issued_on' }] })).toEqual({
    file: 'formFileMappingUnknown',
  });
});

it('can be exported only by the form’s editors, and imported only by people who create forms', async () => {
  const stranger = await makePerson(api.services);
  expect((await api.ask(stranger, exportDocument(form.formId))).codes).toEqual(['NOT_FOUND']);
  const document = `mutation ($input: RequestFormUploadInput!) { requestFormUpload(input: $input) { __typename } }`;
  const answer = await api.ask(stranger, document, { input: { teamId, fileName: 'form.json' } });
  expect(answer.codes).toEqual(['FORBIDDEN']);
});

const exportDocument = (id: string): string =>
  `mutation { exportForm(input: { masterTemplateId: "${id}" }) { __typename } }`;
