import type { RowProblem } from '#domain/import/createRowReader.ts';
import { importableFields } from '#domain/import/importMappings.ts';
import { importStatuses } from '#domain/import/importRules.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeListCost, wholeFormCost } from '#server/graphql/form/listCosts.ts';
import { pageTotal, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { publishedVersionId } from '#server/operations/import/lockImport.ts';

guardThrough(
  'DataImport',
  'masterTemplate',
  'viewImports',
  async ({ services }, id) => (await services.db.dataImport.findUnique({ where: { id } }))?.masterTemplateId,
);

export const ImportStatusEnum = builder.enumType('ImportStatus', {
  description:
    'The state of an import: `uploaded`, `testing` or `tested` (its file is being or was checked), `running` or `finished` (its records are being or were imported), or `failed`.',
  values: importStatuses,
});

export const ImportProblem = builder.objectRef<RowProblem>('ImportProblem').implement({
  description: 'A problem in a row of the file. Rows with problems are not imported.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'The row number as in a spreadsheet, where the headings are row 1.' }),
    column: t.exposeString('column', {
      nullable: true,
      description: 'The heading of the column with the problem, or null if it concerns the whole row.',
    }),
    code: t.exposeString('code', { description: 'The code of the problem, for programs.' }),
    message: t.string({
      description: 'The problem in words, to be shown after the name of the column.',
      resolve: ({ code, params }) => refusalSentence(code, params),
    }),
  }),
});

interface Importable {
  readonly identity: string;
  readonly name: string;
  readonly dataType: string;
  readonly stepName: string;
}

const ImportableField = builder.objectRef<Importable>('ImportableField').implement({
  description: 'A field of the published form that a column can fill.',
  fields: (t) => ({
    identity: t.exposeString('identity', { description: 'The identity of the field, by which mappings refer to it.' }),
    name: t.exposeString('name', { description: 'The name of the field.' }),
    dataType: t.exposeString('dataType', { description: 'The data type of the field.' }),
    stepName: t.exposeString('stepName', {
      description: 'The name of the step that the field is on. Empty if the step has no name.',
    }),
  }),
});

const mappingsMeaning = 'as {initiated_flow: {…}, step_data: {…}}: details of the record, and fields by identity.';

export const DataImport = builder.prismaNode('DataImport', {
  id: { field: 'id' },
  select: { id: true, masterTemplateId: true },
  description: 'An import of another system’s records from a file. Visible to people who can edit the form.',
  authScopes: may(
    'masterTemplate',
    'viewImports',
    ({ masterTemplateId }: { masterTemplateId: string }) => masterTemplateId,
  ),
  fields: (t) => ({
    fileName: t.string({
      description: 'The name of the file.',
      select: { file: { select: { filename: true } } },
      resolve: ({ file }) => file.filename,
    }),
    status: t.expose('status', { type: ImportStatusEnum, description: 'The state of the import.' }),
    columns: t.stringList({
      description: 'The headings of the file’s columns.',
      select: { columns: true },
      resolve: ({ columns }) => (columns as string[]).filter((name) => name !== ''),
    }),
    rowCount: t.int({
      description: 'The number of rows that are not empty. It is 0 until the file has been read.',
      select: { rowCount: true },
      resolve: ({ rowCount }) => rowCount ?? 0,
    }),
    refusedCount: t.exposeInt('refusedCount', {
      nullable: true,
      description: 'The number of rows with problems, or null until the file has been checked.',
    }),
    problemCount: t.exposeInt('problemCount', { description: 'The number of problems in all rows.' }),
    problems: t.field({
      type: [ImportProblem],
      complexity: treeListCost,
      description: 'The first problems in the file.',
      select: { errorRows: true },
      resolve: ({ errorRows }) => errorRows as unknown as RowProblem[],
    }),
    importedCount: t.exposeInt('importedCount', { description: 'The number of records imported so far.' }),
    mappings: t.field({
      type: 'JSON',
      nullable: true,
      description: `The column that fills each value, ${mappingsMeaning} Null until someone has chosen columns.`,
      select: { mappings: true },
      resolve: ({ mappings }) => mappings,
    }),
    suggestedMappings: t.field({
      type: 'JSON',
      description: `The columns suggested by the headings, ${mappingsMeaning}`,
      select: { suggested: true },
      resolve: ({ suggested }) => suggested,
    }),
    importableFields: t.field({
      type: [ImportableField],
      complexity: treeListCost,
      description: 'The fields that columns can fill, in the order of the published form.',
      select: { masterTemplateId: true },
      resolve: async ({ masterTemplateId }, _args, { services }) => {
        const versionId = await publishedVersionId(services, masterTemplateId);
        const form = versionId === null ? null : await services.loadForm(versionId);
        return (form ? importableFields(form) : []).map(({ identity, name, dataType, section }) => {
          const step = form?.sectionables[form.sections[section]?.sectionable ?? -1];
          return { identity, name, dataType, stepName: step?.name ?? '' };
        });
      },
    }),
    createdBy: t.string({
      description: 'The name of the person who uploaded the file, or their email address if they have no name.',
      select: { createdBy: { select: { name: true, email: true } } },
      resolve: ({ createdBy }) => createdBy.name ?? createdBy.email,
    }),
    masterTemplate: t.relation('masterTemplate', {
      description: 'The form that the records belong to.',
      complexity: wholeFormCost,
    }),
    progress: t.int({
      description: 'The progress of the latest job on the import, from 0 to 100 percent.',
      select: { job: { select: { progress: true } } },
      resolve: ({ job }) => job?.progress ?? 0,
    }),
    job: t.prismaField({
      type: 'Job',
      nullable: true,
      description:
        'The latest job on the import, for the person who started it. Null for others, and before the first job.',
      select: { jobId: true },
      resolve: async (query, { jobId }, _args, { access, services }) =>
        jobId !== null && (await access.may('job', 'viewJob', jobId))
          ? services.db.job.findUnique({ ...query, where: { id: jobId } })
          : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import finished or failed, or null until then.',
    }),
  }),
});

builder.prismaObjectField(MasterTemplate, 'dataImports', (t) =>
  t.connection(
    {
      type: DataImport,
      description: 'The form’s imports of earlier records, newest first. For people who can edit the form.',
      authScopes: may('masterTemplate', 'viewImports', ownKey('id')),
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: ({ id: masterTemplateId }, pagination, ctx, info) => {
        const where = { masterTemplateId };
        const { dataImport } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => dataImport.findMany(query),
          total: () => dataImport.count({ where }),
        });
      },
    },
    {
      description: 'One page of imports.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
