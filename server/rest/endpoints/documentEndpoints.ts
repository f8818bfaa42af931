import { z } from 'zod';
import { mappableTypes } from '#domain/template/mappings.ts';
import { flag, patchText, patchWhole, storedFile } from '#server/rest/bodyValues.ts';
import { mutation, nodeQuery } from '#server/rest/documentText.ts';
import { endpoint, toGlobalId, type Endpoint } from '#server/rest/endpoint.ts';

type None = Record<string, never>;

const newDocument = z.strictObject({
  document: z.strictObject({ name: z.string().max(1_000).optional(), file: storedFile.optional() }).default({}),
  file: storedFile.optional(),
});
const oneFile = {
  isOne: ({
    file,
    document,
  }: {
    readonly file?: string | undefined;
    readonly document: { readonly file?: string | undefined };
  }) => file === undefined || document.file === undefined,
  otherwise: { message: 'saidTwice', path: ['file'] },
};

const mapping = z.strictObject({
  field_name: z.string().max(1_000),
  mappable_type: z.enum(mappableTypes),
  mappable_id: z.uuid().nullish(),
  entity_field_id: z.uuid().nullish(),
  process_data_field: z.string().max(200).nullish(),
});

const documentChange = z.strictObject({
  document: z.strictObject({
    name: z.string().max(1_000).optional(),
    description: patchText,
    start_version: patchWhole,
    stop_version: patchWhole,
    main: flag,
    latest: flag,
    mappings: z.array(mapping).max(2_000).optional(),
  }),
});

const newFile = z.strictObject({
  file: storedFile.optional(),
  document: z.strictObject({ file: storedFile.optional() }).default({}),
});
const publishing = z.strictObject({ has_unsaved_changes: flag });

const documentId = (params: Readonly<Record<string, string>>): string | null =>
  toGlobalId('MasterTemplateDocument', params['doc_id']);

const ofForm = {
  owner: 'MasterTemplate',
  param: 'doc_id',
  type: 'MasterTemplateDocument',
  through: 'masterTemplate',
} as const;

/** Documents filled in from answers. */
export const documentEndpoints: readonly Endpoint[] = [
  endpoint<None, z.infer<typeof newDocument>>({
    method: 'POST',
    path: '/master_templates/{id}/documents',
    summary: 'Add a document, with or without its PDF',
    document: mutation('createDocument', 'document { ...master_template_document }'),
    body: newDocument.refine(oneFile.isOne, oneFile.otherwise),
    takesFiles: true,
    variables: ({ params, body: { document, file } }) => ({
      input: {
        masterTemplateId: toGlobalId('MasterTemplate', params['id']),
        name: document.name,
        fileId: document.file ?? file,
      },
    }),
    answer: 'createDocument.document',
    status: 201,
  }),
  endpoint<None, z.infer<typeof documentChange>>({
    method: 'PUT',
    path: '/master_templates/{id}/documents/{doc_id}',
    within: ofForm,
    summary: 'Change a document and the mappings of its fields',
    document: mutation('updateDocument', 'document { ...master_template_document }'),
    body: documentChange,
    variables: ({ params, body: { document: given } }) => ({
      input: {
        documentId: documentId(params),
        name: given.name,
        description: given.description,
        startVersion: given.start_version,
        stopVersion: given.stop_version,
        latest: given.main ?? given.latest,
        mappings: given.mappings?.map((row) => ({
          fieldName: row.field_name,
          mappableType: row.mappable_type,
          mappableId: row.mappable_id,
          entityFieldId: row.entity_field_id,
          processDataField: row.process_data_field,
        })),
      },
    }),
    answer: 'updateDocument.document',
  }),
  endpoint<None, z.infer<typeof newFile>>({
    method: 'PUT',
    path: '/master_templates/{id}/documents/{doc_id}/replace',
    within: ofForm,
    summary: 'Replace a document’s PDF',
    document: mutation('replaceDocumentFile', 'document { ...master_template_document }'),
    body: newFile
      .refine(oneFile.isOne, oneFile.otherwise)
      .refine(({ file, document }) => (file ?? document.file) !== undefined, 'uploadMissing'),
    takesFiles: true,
    variables: ({ params, body: { file, document } }) => ({
      input: { documentId: documentId(params), fileId: file ?? document.file },
    }),
    answer: 'replaceDocumentFile.document',
  }),
  endpoint({
    method: 'DELETE',
    path: '/master_templates/{id}/documents/{doc_id}',
    within: ofForm,
    summary: 'Delete a document',
    document: mutation('deleteDocument', 'id: deletedDocumentId'),
    variables: ({ params }) => ({ input: { documentId: documentId(params) } }),
    answer: { id: 'deleteDocument.id' },
  }),
  endpoint<None, z.infer<typeof publishing>>({
    method: 'POST',
    path: '/master_templates/{id}/documents/{doc_id}/publish',
    within: ofForm,
    summary: 'Publish a document, so that outputs use it',
    document: mutation('publishDocument', 'document { ...master_template_document }'),
    body: publishing,
    variables: ({ params, body }) => ({
      input: { documentId: documentId(params), hasUnsavedChanges: body.has_unsaved_changes },
    }),
    answer: 'publishDocument.document',
  }),
  endpoint({
    method: 'POST',
    path: '/master_templates/{id}/documents/{doc_id}/unpublish',
    within: ofForm,
    summary: 'Unpublish a document, so that outputs no longer use it',
    document: mutation('unpublishDocument', 'document { ...master_template_document }'),
    variables: ({ params }) => ({ input: { documentId: documentId(params) } }),
    answer: 'unpublishDocument.document',
  }),
  endpoint({
    method: 'GET',
    path: '/master_templates/{id}/documents/{doc_id}/fetch_mappables',
    within: ofForm,
    summary: 'List the values that can fill a document’s fields',
    document: `query ($id: ID!) { node(id: $id) { ... on MasterTemplateDocument { field_names: fieldNames
      mappables: mappableFields { ...mappable } } } process_data_fields: processDataFields { name label } }`,
    variables: ({ params }) => ({ id: documentId(params) }),
    list: { of: 'mappables' },
    answer: {
      field_names: 'node.field_names',
      mappables: 'node.mappables',
      process_data_fields: 'process_data_fields',
    },
  }),
  endpoint({
    method: 'GET',
    path: '/master_templates/{id}/documents/{doc_id}',
    within: ofForm,
    summary: 'Get a document',
    document: nodeQuery('MasterTemplateDocument', '...master_template_document'),
    variables: ({ params }) => ({ id: documentId(params) }),
    answer: 'node',
  }),
];
