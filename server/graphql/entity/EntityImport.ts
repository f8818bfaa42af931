import { undoRefusal, type EntityRowProblem } from '#domain/entity/entityImport.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { ImportProblem, ImportStatusEnum } from '#server/graphql/import/DataImport.ts';
import { keysetPage, newestFirst, pageTotal } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { Team } from '#server/graphql/team/Team.ts';

guardThrough('EntityImport', 'team', 'viewEntityImports', async ({ services: { db } }, id) => {
  const found = await db.entityImport.findUnique({ where: { id }, select: { teamId: true } });
  return found?.teamId;
});

const mappingsMeaning =
  'as {entity: {name, note}, fields: {field: …}, key}: a column for each value, fields by plain ID, and what tells entities apart, which is `name` or the ID of a field.';

export const EntityImport = builder.prismaNode('EntityImport', {
  id: { field: 'id' },
  description: 'An import of entities from a file. Visible to people who may import entities of the team.',
  fields: (t) => ({
    customEntity: t.relation('customEntity', { type: CustomEntity, description: 'The kind of its entities.' }),
    fileName: t.string({
      description: 'The name of the file.',
      select: { file: { select: { filename: true } } },
      resolve: ({ file }) => file.filename,
    }),
    status: t.expose('status', { type: ImportStatusEnum, description: 'The state of the import.' }),
    columns: t.stringList({
      description: 'The headings of the file’s columns.',
      resolve: ({ columns }) => (columns as string[]).filter((name) => name !== ''),
    }),
    rowCount: t.exposeInt('rowCount', { description: 'The number of rows that are not empty.' }),
    refusedCount: t.exposeInt('refusedCount', {
      nullable: true,
      description: 'The number of rows with problems, or null until the file has been checked.',
    }),
    problemCount: t.exposeInt('problemCount', { description: 'The number of problems in all rows.' }),
    problems: t.field({
      type: [ImportProblem],
      complexity: treeListCost,
      description: 'The first problems in the file.',
      resolve: ({ errorRows }) => errorRows as unknown as EntityRowProblem[],
    }),
    rejectedRowsUrl: t.string({
      nullable: true,
      description:
        'The URL to download the rows with problems as a workbook, or null if there are none or they are not known yet. Access is checked again on download.',
      resolve: ({ id, rejectedFileId }) => (rejectedFileId === null ? null : `/entity_imports/${id}/rejected_rows`),
    }),
    createdCount: t.exposeInt('createdCount', {
      description: 'How many entities it added, or would add after a test.',
    }),
    updatedCount: t.exposeInt('updatedCount', {
      description: 'How many entities it changed, or would change after a test.',
    }),
    unchangedCount: t.exposeInt('unchangedCount', { description: 'How many rows changed nothing, or would not.' }),
    mappings: t.field({
      type: 'JSON',
      nullable: true,
      description: `The columns that were chosen, ${mappingsMeaning} Null until someone has chosen columns.`,
      resolve: ({ mappings }) => mappings,
    }),
    suggestedMappings: t.field({
      type: 'JSON',
      description: `The columns suggested by the headings, ${mappingsMeaning}`,
      resolve: ({ suggested }) => suggested,
    }),
    createdBy: t.string({
      description: 'The name of the person who uploaded the file.',
      select: { createdBy: { select: { name: true, email: true } } },
      resolve: ({ createdBy }) => createdBy.name ?? createdBy.email,
    }),
    progress: t.int({
      description: 'The progress of the latest job on the import, from 0 to 100 percent.',
      select: { job: { select: { progress: true } } },
      resolve: ({ job }) => job?.progress ?? 0,
    }),
    isWorking: t.boolean({
      description: 'Whether a job is working on the import.',
      select: { job: { select: { finishedAt: true } } },
      resolve: ({ job }) => job !== null && job.finishedAt === null,
    }),
    isUndoable: t.boolean({
      description: 'Whether undoing the import would change anything now.',
      select: { job: { select: { finishedAt: true } }, entityImportRows: { select: { id: true }, take: 1 } },
      resolve: ({ status, undoneAt, job, entityImportRows }) => {
        const isUndoing = undoneAt !== null && job !== null && job.finishedAt === null;
        return undoRefusal({ status, undoneAt, hasRows: entityImportRows.length > 0, isUndoing }) === null;
      },
    }),
    undoneAt: t.expose('undoneAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When someone undid the import, or null if no one has.',
    }),
    keptCount: t.exposeInt('keptCount', {
      nullable: true,
      description: 'How many entities undoing left alone because they changed or were used since. Null if not undone.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import finished or failed, or null until then.',
    }),
  }),
});

builder.prismaObjectField(Team, 'entityImports', (t) =>
  t.connection(
    {
      type: EntityImport,
      description: 'The team’s imports of entities, newest first.',
      authScopes: may('team', 'viewEntityImports', ownKey('id')),
      resolve: ({ id: teamId }, pagination, ctx, info) =>
        keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where: { teamId } },
          rows: (query) => ctx.services.db.entityImport.findMany(query),
          total: () => ctx.services.db.entityImport.count({ where: { teamId } }),
        }),
    },
    {
      description: 'A page of imports of entities.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
