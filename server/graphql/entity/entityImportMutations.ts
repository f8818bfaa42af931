import { entityImportLimits } from '#domain/entity/entityImport.ts';
import { defineMutation, type MutationOutputFields } from '#server/graphql/defineMutation.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { EntityImport } from '#server/graphql/entity/EntityImport.ts';
import { resolveCustomEntity } from '#server/graphql/entity/resolveCustomEntity.ts';
import { byteSize, byteSizeDescription, recordId, shortText } from '#server/graphql/inputTexts.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { uploadOutput } from '#server/graphql/uploadOutput.ts';
import { createEntityImport, workbookClaim } from '#server/operations/entity/import/createEntityImport.ts';
import {
  queueEntityImport,
  queueEntityImportTest,
  queueEntityImportUndo,
} from '#server/operations/entity/import/queueEntityImport.ts';
import { openUpload } from '#server/operations/file/openUpload.ts';
import type { OperationContext } from '#server/Services.ts';

const importOutput = (t: MutationOutputFields<{ readonly id: string }>) => ({
  entityImport: t.prismaField({
    type: EntityImport,
    description: 'The import after the change.',
    resolve: (query, { done: { id } }, _args, { services }) =>
      services.db.entityImport.findUniqueOrThrow({ ...query, where: { id } }),
  }),
});

/** The team of an import. People who can't see it can't tell whether it exists. */
async function teamOfImport(ctx: RequestContext, id: string): Promise<string> {
  const found = await ctx.services.db.entityImport.findUnique({ where: { id }, select: { teamId: true } });
  if (!found || !(await ctx.access.may('team', 'viewEntityImports', found.teamId))) throw notAllowed(ctx, false);
  return found.teamId;
}

defineMutation('requestEntityImportUpload', {
  description: 'Allows one CSV or XLSX file of entities to be uploaded within ten minutes.',
  inputDescription: 'The kind of entity, and the file that is about to be uploaded.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
    fileName: t.string({ required: true, validate: shortText, description: 'The name of the file.' }),
    byteSize: t.int({ validate: byteSize, description: byteSizeDescription }),
  }),
  may: ['team', 'importEntities', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  run: (ctx, { input: { fileName, byteSize: size } }) =>
    openUpload(ctx, { fileName, contentType: typeOf(fileName), byteSize: size, maxBytes: entityImportLimits.bytes }),
  keepsRights: true,
  outputDescription: 'Where to send the file.',
  outputFields: uploadOutput,
});

/** Any kind of workbook is let in, so that the reader can say what is wrong with it, such as macros or a password. */
const typeOf = (fileName: string): string => (/\.xl[a-z]+$/i.test(fileName) ? workbookClaim : 'text/csv');

defineMutation('createEntityImport', {
  description:
    'Creates an import from a CSV or XLSX file with one entity in each row below the headings. Nothing is imported yet.',
  inputDescription: 'The uploaded file, and the kind of its entities.',
  inputFields: (t) => ({
    customEntityId: t.globalID({ required: true, for: CustomEntity, description: 'The ID of the kind.' }),
    fileId: t.string({ required: true, validate: recordId, description: 'The ID of a file that the viewer uploaded.' }),
  }),
  may: ['team', 'importEntities', ({ input }, ctx) => resolveCustomEntity(ctx, input.customEntityId.id)],
  idempotent: true,
  run: async (ctx, { input: { customEntityId, fileId } }, key) => ({
    id: await createEntityImport(ctx, { customEntityId: customEntityId.id, fileId }, key),
  }),
  keepsRights: true,
  outputDescription: 'The new import.',
  outputFields: importOutput,
});

type Queueing = (
  ctx: OperationContext,
  input: { readonly entityImportId: string; readonly mappings: unknown },
  key?: string | null,
) => Promise<string>;

const queueing = (name: string, description: string, queue: Queueing): void =>
  defineMutation(name, {
    description,
    inputDescription: 'The import, and the columns that fill each value.',
    inputFields: (t) => ({
      entityImportId: t.globalID({ required: true, for: EntityImport, description: 'The ID of the import.' }),
      mappings: t.field({
        type: 'JSON',
        required: true,
        description:
          'The heading of the column for each value, as {entity: {name, note}, fields: {field: …}, key}. Values that are left out are not imported. `key` tells entities apart: `name` or the plain ID of a field.',
      }),
    }),
    may: ['team', 'importEntities', ({ input }, ctx) => teamOfImport(ctx, input.entityImportId.id)],
    idempotent: true,
    run: async (ctx, { input: { entityImportId, mappings } }, key) => ({
      id: await queue(ctx, { entityImportId: entityImportId.id, mappings }, key),
    }),
    keepsRights: true,
    outputDescription: 'The queued import. Its progress follows the job.',
    outputFields: importOutput,
  });

queueing(
  'queueEntityImportTest',
  'Starts a job that checks the file and reports what an import would do. Nothing is imported.',
  queueEntityImportTest,
);
queueing(
  'queueEntityImport',
  'Starts a job that imports the file. Rows that fit an entity change it, the others add one, and rows with problems are skipped.',
  queueEntityImport,
);

defineMutation('queueEntityImportUndo', {
  description: 'Starts a job that undoes an import. Entities that changed or were used since are left alone.',
  inputDescription: 'The import to undo.',
  inputFields: (t) => ({
    entityImportId: t.globalID({ required: true, for: EntityImport, description: 'The ID of the import.' }),
  }),
  may: ['team', 'importEntities', ({ input }, ctx) => teamOfImport(ctx, input.entityImportId.id)],
  idempotent: true,
  run: async (ctx, { input }, key) => ({
    id: await queueEntityImportUndo(ctx, { entityImportId: input.entityImportId.id }, key),
  }),
  keepsRights: true,
  outputDescription: 'The import that is being undone.',
  outputFields: importOutput,
});
