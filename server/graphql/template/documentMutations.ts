import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { maxItems, shortText, recordId, paragraph } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { documentOutput, MappableTypeEnum, TemplateDocument } from '#server/graphql/template/TemplateDocument.ts';
import {
  createDocument,
  deleteDocument,
  publishDocument,
  replaceDocumentFile,
  unpublishDocument,
  updateDocument,
} from '#server/operations/template/document.ts';
import { readPdfFile } from '#server/operations/template/readPdfFile.ts';

defineMutation('createDocument', {
  description: 'Adds a document to a form and reads the fields of its file. It is used once it is published.',
  inputDescription: 'The new document, with its file if one was uploaded.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    name: t.string({ validate: shortText, description: 'The name of the document as staff see it.' }),
    fileId: t.string({ validate: recordId, description: 'The ID of a PDF that the viewer uploaded.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }) => input.masterTemplateId.id],
  idempotent: true,
  run: async (ctx, { input: { masterTemplateId, name, fileId } }, idempotencyKey) => {
    const file = fileId == null ? null : await readPdfFile(ctx, fileId);
    const document = { masterTemplateId: masterTemplateId.id, name, file };
    return { documentId: await createDocument(ctx, document, idempotencyKey), masterTemplateId: masterTemplateId.id };
  },
  keepsRights: true,
  outputDescription: 'The result of adding a document.',
  outputFields: (t) => ({ ...documentOutput(t), ...masterTemplateOutput(t) }),
});

const formOfDocument = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.masterTemplateDocument.findUnique({ where: { id } }));

const MappingInput = builder.inputType('DocumentMappingInput', {
  description: 'A field of a document and what fills it.',
  fields: (t) => ({
    fieldName: t.string({
      required: true,
      validate: shortText,
      description: 'The name of the field in the document file.',
    }),
    mappableType: t.field({
      type: MappableTypeEnum,
      required: true,
      description: 'The type of source that fills the field.',
    }),
    mappableId: t.string({
      validate: recordId,
      description: 'The stable ID of the form field. Only for mappings to an answer or a record.',
    }),
    fieldId: t.globalID({ for: Field, description: 'The ID of the form field, instead of `mappableId`.' }),
    entityFieldId: t.string({
      validate: recordId,
      description: 'The plain ID of the field of the selected record. Only for mappings to a record.',
    }),
    processDataField: t.string({
      validate: shortText,
      description: 'The name of a fact about the submission. Only for mappings to a fact.',
    }),
  }),
});

defineMutation('updateDocument', {
  description: 'Changes a document and what fills it.',
  inputDescription: 'The changes to a document. Omitted values stay as they are; null clears an optional value.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'The ID of the document to change.' }),
    name: t.string({ validate: shortText, description: 'The new name of the document.' }),
    description: t.string({ validate: paragraph, description: 'A note for staff. Null removes it.' }),
    startVersion: t.int({ description: 'The number of the first version that the document covers.' }),
    stopVersion: t.int({
      description: 'The number of the last version that the document covers. Ignored if `latest` is true.',
    }),
    latest: t.boolean({ description: 'Whether the document covers all later versions.' }),
    mappings: t.field({
      type: [MappingInput],
      validate: maxItems(2_000),
      description:
        'The mappings of the document, at most 2,000. They replace all existing ones; fields without a mapping are left blank.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input }) => {
    const { documentId, name, description, latest, startVersion, stopVersion, mappings } = input;
    const change = { description, startVersion, stopVersion, ...nullsAsUnset({ name, latest }) };
    const sources = mappings?.map(({ fieldId, mappableId, ...rest }) => ({
      ...rest,
      mappableId: fieldId?.id ?? mappableId,
    }));
    const id = await updateDocument(ctx, { documentId: documentId.id, ...change, mappings: sources });
    return { documentId: id };
  },
  keepsRights: true,
  outputDescription: 'The result of changing a document.',
  outputFields: documentOutput,
});

defineMutation('replaceDocumentFile', {
  description: 'Replaces the file of a document. Mappings are kept for fields that the new file also has.',
  inputDescription: 'The new file of a document.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'The ID of the document.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'The ID of a PDF that the viewer uploaded.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId, fileId } }) => {
    const file = await readPdfFile(ctx, fileId);
    return { documentId: await replaceDocumentFile(ctx, { documentId: documentId.id, file }) };
  },
  keepsRights: true,
  outputDescription: 'The result of replacing the file of a document.',
  outputFields: documentOutput,
});

defineMutation('publishDocument', {
  description: 'Publishes a document, so that outputs can be made from it.',
  inputDescription: 'The document to publish.',
  inputFields: (t) => ({
    documentId: t.globalID({
      required: true,
      for: TemplateDocument,
      description: 'The ID of the document to publish.',
    }),
    hasUnsavedChanges: t.boolean({
      description: 'Whether the editor has unsaved changes. If true, publishing is refused. Defaults to false.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId, hasUnsavedChanges } }) => ({
    documentId: await publishDocument(ctx, {
      documentId: documentId.id,
      hasUnsavedChanges: hasUnsavedChanges ?? false,
    }),
  }),
  keepsRights: true,
  outputDescription: 'The result of publishing a document.',
  outputFields: documentOutput,
});

defineMutation('unpublishDocument', {
  description: 'Unpublishes a document, so that no new outputs are made from it. Existing outputs are kept.',
  inputDescription: 'The document to unpublish.',
  inputFields: (t) => ({
    documentId: t.globalID({
      required: true,
      for: TemplateDocument,
      description: 'The ID of the document to unpublish.',
    }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId } }) => ({
    documentId: await unpublishDocument(ctx, { documentId: documentId.id }),
  }),
  keepsRights: true,
  outputDescription: 'The result of unpublishing a document.',
  outputFields: documentOutput,
});

defineMutation('deleteDocument', {
  description: 'Deletes a document and its file. Refused while an output of any version uses it.',
  inputDescription: 'The document to delete.',
  inputFields: (t) => ({
    documentId: t.globalID({ required: true, for: TemplateDocument, description: 'The ID of the document to delete.' }),
  }),
  may: ['masterTemplate', 'updateForm', ({ input }, ctx) => formOfDocument(ctx, input.documentId.id)],
  run: async (ctx, { input: { documentId } }) => ({
    masterTemplateId: await deleteDocument(ctx, { documentId: documentId.id }),
    documentId: documentId.id,
  }),
  keepsRights: true,
  outputDescription: 'The result of deleting a document.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    deletedDocumentId: t.globalID({
      description: 'The ID of the deleted document.',
      resolve: ({ done: { documentId } }) => ({ type: TemplateDocument, id: documentId }),
    }),
  }),
});
