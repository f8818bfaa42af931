import { builder } from '#server/graphql/builder.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { Field } from '#server/graphql/form/Field.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { atMost, line, recordId, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
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

builder.relayMutationField(
  'createDocument',
  {
    description: 'A document of a form, with its file if that was uploaded already.',
    inputFields: (t) => ({
      masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Of which form.' }),
      name: t.string({ validate: line, description: 'As staff call it.' }),
      fileId: t.string({ validate: recordId, description: 'A PDF that the viewer uploaded.' }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
  },
  {
    description: 'Adds a document, whose fields are read from its file. It is used once it is published.',
    authScopes: (_root, { input }) => ({ may: ['masterTemplate', 'updateForm', input.masterTemplateId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { masterTemplateId, name, fileId, idempotencyKey } }, ctx) => {
      const file = fileId == null ? null : await readPdfFile(ctx, fileId);
      const document = { masterTemplateId: masterTemplateId.id, name, file };
      return { documentId: await createDocument(ctx, document, idempotencyKey), masterTemplateId: masterTemplateId.id };
    },
  },
  {
    description: 'The document was added.',
    outputFields: (t) => ({ ...documentOutput(t), ...masterTemplateOutput(t) }),
  },
);

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

builder.relayMutationField(
  'updateDocument',
  {
    description: 'What is left out stays; null empties what can be empty.',
    inputFields: (t) => ({
      documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
      name: t.string({ validate: line, description: 'As staff call it.' }),
      startVersion: t.int({ description: 'The first version that it covers.' }),
      stopVersion: t.int({ description: 'The last version that it covers.' }),
      latest: t.boolean({ description: 'Covers every later version as well.' }),
      mappings: t.field({
        type: [MappingInput],
        validate: atMost(2_000),
        description: 'All of them: what is not named is filled by nothing.',
      }),
    }),
  },
  {
    description: 'Changes a document and what fills it.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateForm', await formOfDocument(ctx, input.documentId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { documentId, name, latest, startVersion, stopVersion, mappings } = input;
      const change = { startVersion, stopVersion, ...orUnset({ name, latest }) };
      const sources = mappings?.map(({ fieldId, mappableId, ...rest }) => ({
        ...rest,
        mappableId: fieldId?.id ?? mappableId,
      }));
      const id = await updateDocument(ctx, { documentId: documentId.id, ...change, mappings: sources });
      return { documentId: id };
    },
  },
  { description: 'The document was changed.', outputFields: documentOutput },
);

builder.relayMutationField(
  'replaceDocumentFile',
  {
    description: 'Another file for a document.',
    inputFields: (t) => ({
      documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
      fileId: t.string({ required: true, validate: recordId, description: 'A PDF that the viewer uploaded.' }),
    }),
  },
  {
    description: 'Takes another file. Fields that it has as well stay filled as they were.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateForm', await formOfDocument(ctx, input.documentId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { documentId, fileId } }, ctx) => {
      const file = await readPdfFile(ctx, fileId);
      return { documentId: await replaceDocumentFile(ctx, { documentId: documentId.id, file }) };
    },
  },
  { description: 'The file was replaced.', outputFields: documentOutput },
);

builder.relayMutationField(
  'publishDocument',
  {
    description: 'The document to use.',
    inputFields: (t) => ({
      documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
      hasUnsavedChanges: t.boolean({ description: 'The editor holds changes that were not saved.' }),
    }),
  },
  {
    description: 'Lets outputs be made from a document.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateForm', await formOfDocument(ctx, input.documentId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { documentId, hasUnsavedChanges } }, ctx) => ({
      documentId: await publishDocument(ctx, {
        documentId: documentId.id,
        hasUnsavedChanges: hasUnsavedChanges ?? false,
      }),
    }),
  },
  { description: 'The document is used.', outputFields: documentOutput },
);

builder.relayMutationField(
  'unpublishDocument',
  {
    description: 'The document to use no longer.',
    inputFields: (t) => ({
      documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
    }),
  },
  {
    description: 'Lets no more outputs be made from a document. Those that were made stay.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateForm', await formOfDocument(ctx, input.documentId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { documentId } }, ctx) => ({
      documentId: await unpublishDocument(ctx, { documentId: documentId.id }),
    }),
  },
  { description: 'The document is not used.', outputFields: documentOutput },
);

builder.relayMutationField(
  'deleteDocument',
  {
    description: 'The document to remove.',
    inputFields: (t) => ({
      documentId: t.globalID({ required: true, for: TemplateDocument, description: 'Which document.' }),
    }),
  },
  {
    description: 'Removes a document with its file, unless an output is made from it.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['masterTemplate', 'updateForm', await formOfDocument(ctx, input.documentId.id)],
    }),
    errors: refusals,
    resolve: async (_root, { input: { documentId } }, ctx) => ({
      masterTemplateId: await deleteDocument(ctx, { documentId: documentId.id }),
      documentId: documentId.id,
    }),
  },
  {
    description: 'The document is gone.',
    outputFields: (t) => ({
      ...masterTemplateOutput(t),
      deletedDocumentId: t.globalID({
        description: 'Of the document that was there.',
        resolve: ({ documentId }) => ({ type: TemplateDocument, id: documentId }),
      }),
    }),
  },
);
