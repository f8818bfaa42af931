import { builder } from '#server/graphql/builder.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { atMost, line, recordId, requestKey, requestKeyMeaning, paragraph } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { documentOutput, MappableTypeEnum, TemplateDocument } from '#server/graphql/template/TemplateDocument.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import {
  createDocument,
  deleteDocument,
  publishDocument,
  replaceDocumentFile,
  unpublishDocument,
  updateDocument,
} from '#server/operations/template/document.ts';
import { readPdfFile } from '#server/operations/template/readPdfFile.ts';

verbMutation('createDocument', {
  description: 'Adds a document, whose fields are read from its file. It is used once it is published.',
  inputDescription: 'A document of a form, with its file if that was uploaded already.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Of which form.' }),
    name: t.string({ validate: line, description: 'As staff call it.' }),
    fileId: t.string({ validate: recordId, description: 'A PDF that the viewer uploaded.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, name, fileId, idempotencyKey } }) => {
    const file = fileId == null ? null : await readPdfFile(ctx, fileId);
    const document = { masterTemplateId: masterTemplateId.id, name, file };
    return { documentId: await createDocument(ctx, document, idempotencyKey), masterTemplateId: masterTemplateId.id };
  },
  keepsRights: true,
  outputDescription: 'The document was added.',
  outputFields: (t) => ({ ...documentOutput(t), ...masterTemplateOutput(t) }),
});

const formOfDocument = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateDocument.findUnique({ where: { id } }));

const MappingInput = builder.inputType('DocumentMappingInput', {
  description: 'One field of a file and what fills it.',
  fields: (t) => ({
    fieldName: t.string({ required: true, validate: line, description: 'As the file calls it.' }),
    mappableType: t.field({ type: MappableTypeEnum, required: true, description: 'What fills it.' }),
    mappableId: t.string({ validate: recordId, description: 'The identity of a field of the form.' }),
    fieldId: t.globalID({ for: Field, description: 'In place of that: the field in the newest version.' }),
    entityFieldId: t.string({ validate: recordId, description: 'The field of the record that is chosen there.' }),
    processDataField: t.string({ validate: line, description: 'A fact of the submission.' }),
  }),
});

verbMutation('updateDocument', {
  description: 'Changes a document and what fills it.',
  inputDescription: 'What is left out stays; null empties what can be empty.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
    name: t.string({ validate: line, description: 'As staff call it.' }),
    description: t.string({ validate: paragraph, description: 'A note for staff. Null removes it.' }),
    startVersion: t.int({ description: 'The first version that it covers.' }),
    stopVersion: t.int({ description: 'The last version that it covers.' }),
    latest: t.boolean({ description: 'Covers every later version as well.' }),
    mappings: t.field({
      type: [MappingInput],
      validate: atMost(2_000),
      description: 'All of them: what is not named is filled by nothing.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input }) => {
    const { documentId, name, description, latest, startVersion, stopVersion, mappings } = input;
    const change = { description, startVersion, stopVersion, ...orUnset({ name, latest }) };
    const sources = mappings?.map(({ fieldId, mappableId, ...rest }) => ({
      ...rest,
      mappableId: fieldId?.id ?? mappableId,
    }));
    const id = await updateDocument(ctx, { documentId: documentId.id, ...change, mappings: sources });
    return { documentId: id };
  },
  keepsRights: true,
  outputDescription: 'The document was changed.',
  outputFields: documentOutput,
});

verbMutation('replaceDocumentFile', {
  description: 'Takes another file. Fields that it has as well stay filled as they were.',
  inputDescription: 'Another file for a document.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'A PDF that the viewer uploaded.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId, fileId } }) => {
    const file = await readPdfFile(ctx, fileId);
    return { documentId: await replaceDocumentFile(ctx, { documentId: documentId.id, file }) };
  },
  keepsRights: true,
  outputDescription: 'The file was replaced.',
  outputFields: documentOutput,
});

verbMutation('publishDocument', {
  description: 'Lets outputs be made from a document.',
  inputDescription: 'The document to use.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
    hasUnsavedChanges: t.boolean({ description: 'The editor holds changes that were not saved.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId, hasUnsavedChanges } }) => ({
    documentId: await publishDocument(ctx, {
      documentId: documentId.id,
      hasUnsavedChanges: hasUnsavedChanges ?? false,
    }),
  }),
  keepsRights: true,
  outputDescription: 'The document is used.',
  outputFields: documentOutput,
});

verbMutation('unpublishDocument', {
  description: 'Lets no more outputs be made from a document. Those that were made stay.',
  inputDescription: 'The document to use no longer.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId } }) => ({
    documentId: await unpublishDocument(ctx, { documentId: documentId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The document is not used.',
  outputFields: documentOutput,
});

verbMutation('deleteDocument', {
  description: 'Removes a document with its file, unless an output is made from it.',
  inputDescription: 'The document to remove.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId } }) => ({
    masterTemplateId: await deleteDocument(ctx, { documentId: documentId.id }),
    documentId: documentId.id,
  }),
  keepsRights: true,
  outputDescription: 'The document is gone.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    deletedDocumentId: t.globalID({
      description: 'Of the document that was there.',
      resolve: ({ done: { documentId } }) => ({ type: TemplateDocument, id: documentId }),
    }),
  }),
});
