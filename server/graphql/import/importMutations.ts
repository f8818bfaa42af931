import { importLimits } from '#domain/import/importRules.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { DataImport } from '#server/graphql/import/DataImport.ts';
import { byteSize, byteSizeDescription, shortText, recordId } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { createDataImport } from '#server/operations/import/createDataImport.ts';
import { queueImport, queueImportTest } from '#server/operations/import/queueImport.ts';
import { removeDataImport } from '#server/operations/import/removeDataImport.ts';
import type { OperationContext } from '#server/Services.ts';

const importOutput = <Done extends { readonly dataImportId: string }>(t: MutationOutputFields<Done>) => ({
  dataImport: t.prismaField({
    type: DataImport,
    description: 'The import after the change.',
    resolve: (query, { done: { dataImportId } }, _args, { services }) =>
      services.db.dataImport.findUniqueOrThrow({ ...query, where: { id: dataImportId } }),
  }),
});

const formOfImport = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.dataImport.findUnique({ where: { id } }));

defineMutation('requestImportUpload', {
  description: 'Allows one CSV file with earlier records to be uploaded within ten minutes.',
  inputDescription: 'The form, and the file that is about to be uploaded.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['masterTemplate', 'importRecords', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'text/csv', byteSize: size, maxBytes: importLimits.bytes }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});

defineMutation('createDataImport', {
  description:
    'Creates an import from a CSV file of earlier records, with one record in each row below the headings. Nothing is imported yet.',
  inputDescription: 'The uploaded file, and the form that its records belong to.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'The ID of the form.' }),
    fileId: t.string({
      required: true,
      validate: recordId,
      description: 'The ID of a CSV file that the viewer uploaded.',
    }),
  }),
  may: ['masterTemplate', 'importRecords', ({ input }) => input.masterTemplateId.id],
  idempotent: true,
  run: async (ctx, { input: { masterTemplateId, fileId } }, idempotencyKey) => ({
    dataImportId: await createDataImport(ctx, { masterTemplateId: masterTemplateId.id, fileId }, idempotencyKey),
    masterTemplateId: masterTemplateId.id,
  }),
  keepsRights: true,
  outputDescription: 'The new import.',
  outputFields: (t) => ({ ...importOutput(t), ...masterTemplateOutput(t) }),
});

type Queueing = (
  ctx: OperationContext,
  input: { readonly dataImportId: string; readonly mappings: unknown },
  key?: string | null,
) => Promise<string>;

const queueing = (name: string, description: string, queue: Queueing): void =>
  defineMutation(name, {
    description,
    inputDescription: 'The import, and the columns that fill each value.',
    inputFields: (t) => ({
      dataImportId: t.globalID({ required: true, for: DataImport, description: 'The ID of the import.' }),
      mappings: t.field({
        type: 'JSON',
        required: true,
        description:
          'The heading of the column for each value: {initiated_flow: {identifier, applicant_name, applicant_email, status, created_at, finished_at}, step_data: {field: …}}. Values that are left out are not imported.',
      }),
    }),
    may: ['masterTemplate', 'importRecords', ({ input }, ctx) => formOfImport(ctx, input.dataImportId.id)],
    idempotent: true,
    run: async (ctx, { input: { dataImportId, mappings } }, idempotencyKey) => ({
      dataImportId: await queue(ctx, { dataImportId: dataImportId.id, mappings }, idempotencyKey),
    }),
    keepsRights: true,
    outputDescription: 'The queued import. Its job reports the progress.',
    outputFields: importOutput,
  });

queueing(
  'queueImportTest',
  'Starts a job that checks the file and reports its problems. Nothing is imported.',
  queueImportTest,
);
queueing(
  'queueImport',
  'Starts a job that imports the records of the file. Rows with problems are skipped and reported.',
  queueImport,
);

defineMutation('removeDataImport', {
  description: 'Deletes an import with its file and all of its records. An import that is running cannot be deleted.',
  inputDescription: 'The import to delete.',
  inputFields: (t) => ({
    dataImportId: t.globalID({ required: true, for: DataImport, description: 'The ID of the import.' }),
  }),
  may: ['masterTemplate', 'importRecords', ({ input }, ctx) => formOfImport(ctx, input.dataImportId.id)],
  run: async (ctx, { input: { dataImportId } }) => ({
    masterTemplateId: await removeDataImport(ctx, dataImportId.id),
    dataImportId: dataImportId.id,
  }),
  keepsRights: true,
  outputDescription: 'The form without the deleted import.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    removedDataImportId: t.globalID({
      description: 'The ID of the deleted import.',
      resolve: ({ done: { dataImportId } }) => ({ type: DataImport, id: dataImportId }),
    }),
  }),
});
