import { beforeAll, describe, expect, it, test } from 'vitest';
import { newId } from '#server/newId.ts';
import { formBuilder, makeDraft, type Builder, type TestForm } from '#tests/support/forms.ts';
import { useApi } from '#tests/support/graphql.ts';
import { makePdf } from '#tests/support/makePdf.ts';
import { addToForm, makePerson } from '#tests/support/people.ts';
import { plainIdOf } from '#tests/support/plainIdOf.ts';
import { runJobs } from '#tests/support/runJobs.ts';

const api = useApi();
let form: TestForm;
let build: Builder;
beforeAll(async () => {
  form = await makeDraft(api);
  build = formBuilder(api, form);
});

/** Uploads bytes as a browser would. */
async function upload(bytes: Uint8Array, fileName = 'permit.pdf'): Promise<string> {
  const input = { masterTemplateId: form.formId, fileName };
  const { fileId, url, fields } = await build.edit('requestDocumentUpload', input, 'fileId url fields');
  expect(new URL(url).pathname).not.toBe('/');
  const { key } = fields as { key: string };
  await api.services.files.put(key, bytes, 'application/pdf');
  return fileId;
}

const selection = `document { id name description startVersion stopVersion latest publishedAt hasFile fileName url fieldNames
  mappings { fieldName mappableType processDataField entityFieldId mappable { name earliestVersion latestVersion } } mappingWarnings }`;

async function create(fields?: readonly string[]) {
  const fileId = await upload(await makePdf(fields));
  const input = { masterTemplateId: form.formId, name: 'Permit', fileId };
  return (await build.edit('createDocument', input, selection)).document;
}

const update = (documentId: string, change: object) =>
  api.attempt(form.writer, 'updateDocument', { documentId, ...change }, selection);

describe('a document', () => {
  it('lists the fillable fields of its file', async () => {
    const document = await create(['owner', 'parcel', 'conditions.1']);
    expect(document).toMatchObject({
      name: 'Permit',
      hasFile: true,
      fileName: 'permit.pdf',
      latest: true,
      publishedAt: null,
      fieldNames: ['owner', 'parcel', 'conditions.1', 'rush'],
      mappings: [],
    });
    expect(document.url).toMatch(/^http/);
  });

  it('has a description for staff, removed by an empty one', async () => {
    const { id } = await create();
    expect((await update(id, { description: '  Signed\nby the mayor ' })).data.updateDocument.document).toMatchObject({
      name: 'Permit',
      description: 'Signed\nby the mayor',
    });
    const kept = await update(id, { name: 'Letter' });
    expect(kept.data.updateDocument.document.description).toBe('Signed\nby the mayor');
    expect((await update(id, { description: ' ' })).data.updateDocument.document.description).toBeNull();
    expect((await update(id, { description: 'x'.repeat(2_001) })).refusal).not.toBeNull();
  });

  it('can be created before its file is uploaded', async () => {
    const { document } = await build.edit('createDocument', { masterTemplateId: form.formId }, selection);
    expect(document).toMatchObject({ name: '', hasFile: false, url: null, fieldNames: [] });
  });

  const attempt = async (bytes: Uint8Array) =>
    (await api.attempt(form.writer, 'createDocument', { masterTemplateId: form.formId, fileId: await upload(bytes) }))
      .refusal;
  test.each([
    ['a letter', Buffer.from('Dear Sir or Madam'), 'fileTypeMismatch'],
    ['a one-line PDF', Buffer.from('%PDF-1.7\n'), 'documentFileUnreadable'],
    ['a truncated PDF', null, 'documentFileUnreadable'],
  ])("can't be created from %s", async (_name, bytes, code) => {
    expect(await attempt(bytes ?? (await makePdf()).slice(0, 600))).toEqual({ file: code });
  });

  it("can't be created from a missing upload, another person's, or a rejected one", async () => {
    const { fileId } = await build.edit(
      'requestDocumentUpload',
      { masterTemplateId: form.formId, fileName: 'x.pdf' },
      'fileId',
    );
    const attemptOn = async (id: string, who = form.writer) =>
      (await api.attempt(who, 'createDocument', { masterTemplateId: form.formId, fileId: id })).refusal;
    expect(await attemptOn(fileId)).toEqual({ file: 'uploadMissing' });
    expect(await attemptOn(newId())).toEqual({ file: 'fileUnknown' });
    const theirs = await upload(await makePdf());
    const other = await makePerson(api.services);
    await addToForm(api.services, form.team.id, plainIdOf(form.formId), other, 2);
    expect(await attemptOn(theirs, other)).toEqual({ file: 'fileUnknown' });
    const letter = await upload(Buffer.from('Dear Sir'));
    await attemptOn(letter);
    expect(await attemptOn(letter)).toEqual({ file: 'fileUnknown' });
  });

  it('can take a new file, and keeps the mappings that still fit', async () => {
    const { id } = await create(['owner', 'parcel']);
    const process = (fieldName: string) => ({ fieldName, mappableType: 'ProcessData', processDataField: 'custom_id' });
    await update(id, { mappings: [process('owner'), process('parcel')] });
    const fileId = await upload(await makePdf(['owner', 'number']), 'new.pdf');
    const { document } = await build.edit('replaceDocumentFile', { documentId: id, fileId }, selection);
    expect(document).toMatchObject({ fileName: 'new.pdf', fieldNames: ['owner', 'number', 'rush'] });
    expect(document.mappings).toMatchObject([{ fieldName: 'owner' }]);
    const discarded = await api.services.db.storedFile.findMany({ where: { deletedAt: { not: null } } });
    expect(discarded).toHaveLength(1);
  });
});

describe('a value in a document', () => {
  it('is an answer of any version, a selected record, or a fact about the submission', async () => {
    const own = await makeDraft(api);
    form = own;
    build = formBuilder(api, own);
    const customEntityId = newId();
    await api.services.db.customEntity.create({ data: { id: customEntityId, teamId: own.team.id, name: 'Parcel' } });
    const entityFieldId = newId();
    await api.services.db.customEntityField.create({
      data: { id: entityFieldId, teamId: own.team.id, customEntityId, name: 'APN', slug: 'apn' },
    });
    const step = await build.step('CollectInfoStep');
    const sectionId = step.sections[0]?.id ?? '';
    const owner = await build.field(sectionId, 'string', 'Owner');
    const input = { sectionId, dataType: 'entity', customEntityId, name: 'Site' };
    const { field: site } = await build.edit('createField', input, 'field { id identity }');
    await build.edit('publishFlowTemplate', { flowTemplateId: own.draftId }, 'job { id }');
    await runJobs(api.services);
    await build.edit('deleteField', { fieldId: owner.id }, 'deletedFieldId');

    const document = await create(['owner', 'parcel', 'number']);
    const mappings = [
      { fieldName: 'owner', mappableType: 'StepDatum', mappableId: owner.identity },
      { fieldName: 'parcel', mappableType: 'EntityField', fieldId: site.id, entityFieldId },
      { fieldName: 'number', mappableType: 'ProcessData', processDataField: 'submission_number' },
    ];
    const { data } = await update(document.id, { mappings, startVersion: 1 });
    expect(data.updateDocument.document).toMatchObject({
      mappings: [
        { fieldName: 'number', mappable: null, processDataField: 'submission_number' },
        { fieldName: 'owner', mappable: { name: 'Owner', earliestVersion: 1, latestVersion: 1 } },
        { fieldName: 'parcel', mappable: { name: 'Site', latestVersion: 2 }, entityFieldId },
      ],
      mappingWarnings: ['owner'],
    });
    const narrowed = await update(document.id, { latest: false, stopVersion: 1 });
    expect(narrowed.data.updateDocument.document.mappingWarnings).toEqual([]);

    const text =
      'query ($id: ID!) { node(id: $id) { ... on MasterTemplateDocument { mappableFields { name earliestVersion latestVersion entityFields { id name } } } } processDataFields { name } }';
    const offered = await api.ask(own.writer, text, { id: document.id });
    expect(offered.data.node.mappableFields).toEqual([
      { name: 'Site', earliestVersion: 1, latestVersion: 2, entityFields: [{ id: entityFieldId, name: 'APN' }] },
      { name: 'Owner', earliestVersion: 1, latestVersion: 1, entityFields: [] },
    ]);
    expect(offered.data.processDataFields).toContainEqual({ name: 'custom_id' });

    const refused = async (mapping: object) => (await update(document.id, { mappings: [mapping] })).refusal;
    expect(await refused({ fieldName: 'nothing', mappableType: 'ProcessData', processDataField: 'custom_id' })).toEqual(
      {
        'mappings.0': 'documentFieldUnknown',
      },
    );
    expect(await refused({ fieldName: 'owner', mappableType: 'StepDatum', mappableId: newId() })).toEqual({
      'mappings.0': 'mappingSourceUnknown',
    });
    expect(await refused({ ...mappings[1], mappableId: undefined, fieldId: undefined })).toEqual({
      'mappings.0': 'mappingSourceUnknown',
    });
  });
});

describe('publishing a document', () => {
  const publish = (documentId: string, hasUnsavedChanges = false) =>
    api.attempt(form.writer, 'publishDocument', { documentId, hasUnsavedChanges }, 'document { publishedAt }');

  it('requires everything in the specification, with its messages', async () => {
    const { document } = await build.edit('createDocument', { masterTemplateId: form.formId }, 'document { id }');
    await update(document.id, { latest: false });
    const text = `mutation ($input: PublishDocumentInput!) { publishDocument(input: $input) {
      ... on InvalidInputError { problems { message } } } }`;
    const { data } = await api.ask(form.writer, text, { input: { documentId: document.id, hasUnsavedChanges: true } });
    expect(data.publishDocument.problems.map(({ message }: { message: string }) => message)).toEqual([
      'Save your changes before publishing.',
      'Document must have a name',
      'Document must have a start version',
      'Document must have a stop version',
      'Document must have a file',
    ]);
  });

  it('activates it, and it can be deactivated later', async () => {
    const { id } = await create();
    await update(id, { startVersion: 1 });
    const { data } = await publish(id);
    expect(data.publishDocument.document.publishedAt).not.toBeNull();
    expect((await update(id, { name: ' ' })).refusal).toEqual({ name: 'documentNameMissing' });
    expect((await update(id, { startVersion: 0 })).refusal).toEqual({ startVersion: 'versionInvalid' });
    const { document } = await build.edit('unpublishDocument', { documentId: id }, 'document { publishedAt }');
    expect(document.publishedAt).toBeNull();
  });

  it('moves it to the top of the list', async () => {
    const own = await makeDraft(api);
    form = own;
    build = formBuilder(api, own);
    const make = async (name: string, change: object, isPublished: boolean): Promise<void> => {
      const { id } = await create();
      await update(id, { name, startVersion: 1, ...change });
      if (isPublished) await publish(id);
    };
    await make('draft', {}, false);
    await make('to 2', { latest: false, stopVersion: 2 }, true);
    await make('latest', {}, true);
    await make('to 3', { latest: false, stopVersion: 3 }, true);
    const text = 'query ($id: ID!) { node(id: $id) { ... on MasterTemplate { documents { name } } } }';
    const { data } = await api.ask(own.writer, text, { id: own.formId });
    expect(data.node.documents.map(({ name }: { name: string }) => name)).toEqual(['latest', 'to 3', 'to 2', 'draft']);
  });
});

describe('a form with an output from a document', () => {
  it('is published together with the document', async () => {
    const own = await makeDraft(api);
    form = own;
    build = formBuilder(api, own);
    await build.step('BasicStep');
    const { id } = await create();
    const settings = { documentId: id };
    await build.edit(
      'createConfiguredOutput',
      { flowTemplateId: own.draftId, name: 'Permit', settings },
      'configuredOutput { id }',
    );
    const problems = async () => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { publishProblems { message } } } }';
      const { data } = await api.ask(own.writer, text, { id: own.draftId });
      return data.node.publishProblems.map(({ message }: { message: string }) => message);
    };
    const toPublish = async (who = own.writer) => {
      const text = 'query ($id: ID!) { node(id: $id) { ... on FlowTemplate { documentsToPublish { id } } } }';
      return (await api.ask(who, text, { id: own.draftId })).data.node?.documentsToPublish ?? null;
    };
    const notCovered =
      "The document for output 'Permit' doesn't apply to the next version. Publish the document, or change its versions to include that one.";
    const publishForm = async () => {
      await api.act(own.writer, 'publishFlowTemplate', { flowTemplateId: own.draftId });
      await runJobs(api.services);
    };
    const state = async () => {
      const document = await api.services.db.masterTemplateDocument.findUniqueOrThrow({ where: { id: plainIdOf(id) } });
      const form = { masterTemplateId: plainIdOf(own.formId), kind: 'published' as const };
      return [document.publishedAt !== null, await api.services.db.flowTemplate.count({ where: form })];
    };
    expect(await toPublish()).toEqual([{ id }]);
    const reader = await makePerson(api.services);
    await addToForm(api.services, own.team.id, plainIdOf(own.formId), reader, 1);
    expect(await toPublish(reader)).toBeNull();

    expect(await problems()).toEqual([notCovered, 'Document must have a start version']);
    await publishForm();
    expect(await state()).toEqual([false, 0]);
    await update(id, { startVersion: 2 });
    expect(await problems()).toEqual([notCovered]);
    await update(id, { startVersion: 1 });
    expect(await problems()).toEqual([]);
    await publishForm();
    expect(await state()).toEqual([true, 1]);
    expect(await toPublish()).toEqual([]);

    await build.step('BasicStep');
    await api.act(own.writer, 'unpublishDocument', { documentId: id });
    expect(await toPublish()).toEqual([]);
    expect(await problems()).toEqual([notCovered]);
    await publishForm();
    expect(await state()).toEqual([false, 1]);
    await api.act(own.writer, 'publishDocument', { documentId: id });
    expect(await problems()).toEqual([]);
  });

  it('keeps the document a draft if the form cannot be published', async () => {
    const own = await makeDraft(api);
    form = own;
    build = formBuilder(api, own);
    await build.step('CollectInfoStep');
    const { id } = await create();
    await update(id, { startVersion: 1 });
    const output = { flowTemplateId: own.draftId, name: 'Permit', settings: { documentId: id } };
    await build.edit('createConfiguredOutput', output, 'configuredOutput { id }');
    await api.act(own.writer, 'publishFlowTemplate', { flowTemplateId: own.draftId });
    await runJobs(api.services);
    const row = await api.services.db.masterTemplateDocument.findUniqueOrThrow({ where: { id: plainIdOf(id) } });
    expect(row.publishedAt).toBeNull();
  });
});

describe('deleting a document', () => {
  it('is refused while an output uses it', async () => {
    const { id } = await create();
    const output = { flowTemplateId: form.draftId, name: 'Permit', settings: { documentId: id } };
    const { configuredOutput } = await build.edit(
      'createConfiguredOutput',
      output,
      'configuredOutput { id document { id } }',
    );
    expect(configuredOutput.document.id).toBe(id);
    const kept = await api.attempt(form.writer, 'deleteDocument', { documentId: id });
    expect(kept.refusal).toBe('documentInUse');
    expect(kept.data.deleteDocument.message).toBe(
      "You can't delete this document because it's used by: output 'Permit'",
    );
    await build.edit('deleteConfiguredOutput', { outputId: configuredOutput.id }, 'deletedConfiguredOutputId');
    await build.edit('deleteDocument', { documentId: id }, 'deletedDocumentId');
  });
});

describe("a form's documents", () => {
  it('can be read by its readers, and changed by its writers', async () => {
    const { id } = await create();
    const reader = await makePerson(api.services);
    await addToForm(api.services, form.team.id, plainIdOf(form.formId), reader, 1);
    const stranger = await makePerson(api.services);
    const seen = async (who = reader) =>
      (await api.ask(who, 'query ($id: ID!) { node(id: $id) { id } }', { id })).data.node;
    expect([await seen(), await seen(stranger)]).toEqual([{ id }, null]);
    const inputs: Record<string, Record<string, unknown>> = {
      createDocument: { masterTemplateId: form.formId },
      requestDocumentUpload: { masterTemplateId: form.formId, fileName: 'x.pdf' },
      updateDocument: { documentId: id, name: 'x' },
      replaceDocumentFile: { documentId: id, fileId: newId() },
      publishDocument: { documentId: id },
      unpublishDocument: { documentId: id },
      deleteDocument: { documentId: id },
      setCustomId: { masterTemplateId: form.formId, pattern: '{number}' },
      updateMasterTemplate: { masterTemplateId: form.formId, publicRead: true },
      setMasterTemplateStatus: { masterTemplateId: form.formId, status: 'archived' },
    };
    for (const [mutation, input] of Object.entries(inputs)) {
      const codes = async (who: typeof reader) => (await api.attemptByName(who, mutation, input)).codes;
      expect([mutation, ...(await codes(reader))]).toEqual([mutation, 'FORBIDDEN']);
      expect([mutation, ...(await codes(stranger))]).toEqual([mutation, 'NOT_FOUND']);
    }
  });
});
