import { importLimits } from '#domain/import/importRules.ts';
import { DataImport } from '#server/graphql/import/DataImport.ts';
import {
  byteSize,
  byteSizeMeaning,
  line,
  recordId,
  requestKey,
  requestKeyMeaning,
} from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { formOfPart } from '#server/graphql/template/formOfPart.ts';
import { MasterTemplate, masterTemplateOutput } from '#server/graphql/template/MasterTemplate.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { verbMutation, type DoneFields } from '#server/graphql/verbMutation.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import { createDataImport } from '#server/operations/import/createDataImport.ts';
import { queueImport, queueImportTest } from '#server/operations/import/queueImport.ts';
import { removeDataImport } from '#server/operations/import/removeDataImport.ts';
import type { OperationContext } from '#server/Services.ts';

const importOutput = <Done extends { readonly dataImportId: string }>(t: DoneFields<Done>) => ({
  dataImport: t.prismaField({
    type: DataImport,
    description: 'As it is now.',
    resolve: (query, { done: { dataImportId } }, _args, { services }) =>
      services.db.dataImport.findUniqueOrThrow({ ...query, where: { id: dataImportId } }),
  }),
});

const formOfImport = (ctx: RequestContext, id: string): Promise<string> =>
  formOfPart(ctx, ctx.services.db.dataImport.findUnique({ where: { id } }));

verbMutation('requestImportUpload', {
  description: 'Permits one CSV file with earlier records to be uploaded, for ten minutes.',
  inputDescription: 'A file that is about to be uploaded.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'For which form.' }),
    fileName: t.string({ required: true, validate: line, description: 'As the file is called.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeMeaning }),
  }),
  may: ['masterTemplate', 'importRecords', ({ input }) => input.masterTemplateId.id],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: 'text/csv', byteSize: size, maxBytes: importLimits.bytes }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});

verbMutation('createDataImport', {
  description: 'Keeps a CSV file with earlier records, one in each row below the headings. Nothing is imported yet.',
  inputDescription: 'A file, and the form of whose kind its records are.',
  inputFields: (t) => ({
    masterTemplateId: t.globalID({ required: true, for: MasterTemplate, description: 'Which form.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'A CSV file that the viewer uploaded.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['masterTemplate', 'importRecords', ({ input }) => input.masterTemplateId.id],
  run: async (ctx, { input: { masterTemplateId, fileId, idempotencyKey } }) => ({
    dataImportId: await createDataImport(ctx, { masterTemplateId: masterTemplateId.id, fileId }, idempotencyKey),
    masterTemplateId: masterTemplateId.id,
  }),
  keepsRights: true,
  outputDescription: 'The file is kept.',
  outputFields: (t) => ({ ...importOutput(t), ...masterTemplateOutput(t) }),
});

type Queueing = (
  ctx: OperationContext,
  input: { readonly dataImportId: string; readonly mappings: unknown },
  key?: string | null,
) => Promise<string>;

const queueing = (name: string, description: string, queue: Queueing): void =>
  verbMutation(name, {
    description,
    inputDescription: 'An import, and what its columns are.',
    inputFields: (t) => ({
      dataImportId: t.globalID({ required: true, for: DataImport, description: 'Which import.' }),
      mappings: t.field({
        type: 'JSON',
        required: true,
        description:
          '{initiated_flow: {identifier, applicant_name, applicant_email, status, created_at, finished_at}, step_data: {field: …}}: of each the heading of its column. What is left out comes from none.',
      }),
      idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
    }),
    may: ['masterTemplate', 'importRecords', ({ input }, ctx) => formOfImport(ctx, input.dataImportId.id)],
    run: async (ctx, { input: { dataImportId, mappings, idempotencyKey } }) => ({
      dataImportId: await queue(ctx, { dataImportId: dataImportId.id, mappings }, idempotencyKey),
    }),
    keepsRights: true,
    outputDescription: 'It is queued; its job says how far it is.',
    outputFields: importOutput,
  });

queueing(
  'queueImportTest',
  'Has the file read as it would be imported: what is wrong in it is told, and nothing is imported.',
  queueImportTest,
);
queueing(
  'queueImport',
  'Has the records of the file imported. Rows in which something is wrong are left out, and told.',
  queueImport,
);

verbMutation('removeDataImport', {
  description: 'Takes an import back as a whole: all of its records, its file and itself. One under way stays.',
  inputDescription: 'Which import.',
  inputFields: (t) => ({
    dataImportId: t.globalID({ required: true, for: DataImport, description: 'Which import.' }),
  }),
  may: ['masterTemplate', 'importRecords', ({ input }, ctx) => formOfImport(ctx, input.dataImportId.id)],
  run: async (ctx, { input: { dataImportId } }) => ({
    masterTemplateId: await removeDataImport(ctx, dataImportId.id),
    dataImportId: dataImportId.id,
  }),
  keepsRights: true,
  outputDescription: 'It is gone.',
  outputFields: (t) => ({
    ...masterTemplateOutput(t),
    removedDataImportId: t.globalID({
      description: 'Of the import that was there.',
      resolve: ({ done: { dataImportId } }) => ({ type: DataImport, id: dataImportId }),
    }),
  }),
});
