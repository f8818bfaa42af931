import { importableFields } from '#domain/import/importMappings.ts';
import { importStatuses } from '#domain/import/importRules.ts';
import type { RowProblem } from '#domain/import/rowReader.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { builder } from '#server/graphql/builder.ts';
import { treeList, wholeAgain } from '#server/graphql/form/treeList.ts';
import { countOf, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { totalMeaning } from '#server/graphql/listedRows.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';
import { publishedVersionId } from '#server/operations/import/lockImport.ts';

guardThrough(
  'DataImport',
  'masterTemplate',
  'viewImports',
  async ({ services }, id) => (await services.db.dataImport.findUnique({ where: { id } }))?.masterTemplateId,
);

const ImportStatusEnum = builder.enumType('ImportStatus', {
  description: 'How far an import is: its file is there, was read through, or its records are.',
  values: importStatuses,
});

const ImportProblem = builder.objectRef<RowProblem>('ImportProblem').implement({
  description: 'Something wrong in a row of a file, which is left out for that.',
  fields: (t) => ({
    row: t.exposeInt('row', { description: 'As a spreadsheet counts it: the headings are row 1.' }),
    column: t.exposeString('column', { nullable: true, description: 'In which column; null for the row as a whole.' }),
    code: t.exposeString('code', { description: 'The reason, for programs.' }),
    message: t.string({
      description: 'The reason, for people; it follows the name of the column.',
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
    identity: t.exposeString('identity', { description: 'What mappings name it by.' }),
    name: t.exposeString('name', { description: 'As people read it.' }),
    dataType: t.exposeString('dataType', { description: 'What it asks for.' }),
    stepName: t.exposeString('stepName', { description: 'The step in which it stands.' }),
  }),
});

const mappingsMeaning = 'by the documented names: initiated_flow for facts of the record, step_data by fields.';

export const DataImport = builder.prismaNode('DataImport', {
  id: { field: 'id' },
  select: { id: true, masterTemplateId: true },
  description: 'Records of another system, read from a file. For whoever writes the form.',
  authScopes: may(
    'masterTemplate',
    'viewImports',
    ({ masterTemplateId }: { masterTemplateId: string }) => masterTemplateId,
  ),
  fields: (t) => ({
    fileName: t.string({
      description: 'What the file is called.',
      select: { file: { select: { filename: true } } },
      resolve: ({ file }) => file.filename,
    }),
    status: t.expose('status', { type: ImportStatusEnum, description: 'How far it is.' }),
    columns: t.stringList({
      description: 'Its columns, by their headings.',
      select: { columns: true },
      resolve: ({ columns }) => (columns as string[]).filter((name) => name !== ''),
    }),
    rowCount: t.int({
      description: 'How many rows have anything in them.',
      select: { rowCount: true },
      resolve: ({ rowCount }) => rowCount ?? 0,
    }),
    refusedCount: t.exposeInt('refusedCount', {
      nullable: true,
      description: 'In how many of them something is wrong; null until they were read through.',
    }),
    problemCount: t.exposeInt('problemCount', { description: 'How many things are wrong in them.' }),
    problems: t.field({
      type: [ImportProblem],
      complexity: treeList,
      description: 'The first of these.',
      select: { errorRows: true },
      resolve: ({ errorRows }) => errorRows as unknown as RowProblem[],
    }),
    importedCount: t.exposeInt('importedCount', { description: 'How many records are there by now.' }),
    mappings: t.field({
      type: 'JSON',
      nullable: true,
      description: `From which column each thing comes, ${mappingsMeaning} Null until somebody has said it.`,
      select: { mappings: true },
      resolve: ({ mappings }) => mappings,
    }),
    suggestedMappings: t.field({
      type: 'JSON',
      description: `The same as the headings suggest it, ${mappingsMeaning}`,
      select: { suggested: true },
      resolve: ({ suggested }) => suggested,
    }),
    importableFields: t.field({
      type: [ImportableField],
      complexity: treeList,
      description: 'What columns can fill, in the order of the published form.',
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
      description: 'Who uploaded it.',
      select: { createdBy: { select: { name: true, email: true } } },
      resolve: ({ createdBy }) => createdBy.name ?? createdBy.email,
    }),
    masterTemplate: t.relation('masterTemplate', { description: 'Of which form.', complexity: wholeAgain }),
    progress: t.int({
      description: 'How much of the last work on it is done, in percent.',
      select: { job: { select: { progress: true } } },
      resolve: ({ job }) => job?.progress ?? 0,
    }),
    job: t.prismaField({
      type: 'Job',
      nullable: true,
      description: 'The last work on it, for whoever asked for that; null for others, and before the first.',
      select: { jobId: true },
      resolve: async (query, { jobId }, _args, { access, services }) =>
        jobId !== null && (await access.may('job', 'viewJob', jobId))
          ? services.db.job.findUnique({ ...query, where: { id: jobId } })
          : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its records were there, or it had failed; null until then.',
    }),
  }),
});

builder.prismaObjectField(MasterTemplate, 'dataImports', (t) =>
  t.connection(
    {
      type: DataImport,
      description: 'Files of earlier records, the last one first; for whoever writes it.',
      authScopes: may('masterTemplate', 'viewImports', ownKey('id')),
      args: { skip: t.arg.int({ validate: skipped, description: skipMeaning }) },
      resolve: ({ id: masterTemplateId }, asked, ctx, info) => {
        const where = { masterTemplateId };
        const { dataImport } = ctx.services.db;
        return keysetPage(asked, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => dataImport.findMany(query),
          total: () => dataImport.count({ where }),
        });
      },
    },
    {
      description: 'One page of imports.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalMeaning, resolve: countOf }) }),
    },
  ),
);
