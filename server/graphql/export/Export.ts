import { exportStatuses } from '#domain/export/bulkExport.ts';
import { exportFailures, exportFormats, exportTypes, expiryOfExport } from '#domain/export/exportRules.ts';
import { exportFailureWords } from '#messages/lists/exportWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { Principal } from '#server/access/principal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { pageTotal, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { exportPath } from '#server/operations/export/finishExport.ts';
import type { ExportContents } from '#server/queries/export/ExportRequest.ts';
import { mayReadContents } from '#server/queries/export/exportTables.ts';

guardAs('Export', 'export', 'viewExport');

const ExportStatusEnum = builder.enumType('ExportStatus', {
  description: 'The status of an export: running, finished, or failed.',
  values: exportStatuses,
});

export const ExportFormatEnum = builder.enumType('ExportFormat', {
  description: 'The file format of an export: CSV for programs, or XLSX for spreadsheets.',
  values: exportFormats,
});

const ExportTypeEnum = builder.enumType('ExportType', {
  description: 'The kind of data in an export.',
  values: exportTypes,
});

const failureOf = (code: string | null): string | null => {
  const known = exportFailures.find((one) => one === code);
  return known ? exportFailureWords[known] : null;
};

export const Export = builder.prismaNode('Export', {
  id: { field: 'id' },
  description:
    'A requested export and its file. Visible to the person who requested it. An API token sees only those of its own team.',
  authScopes: may('export', 'viewExport', ownKey('id')),
  fields: (t) => ({
    exportType: t.field({
      type: ExportTypeEnum,
      description: 'The kind of data in the export.',
      select: { exportType: true },
      resolve: ({ exportType }) => exportTypes.find((type) => type === exportType) ?? 'submissions',
    }),
    name: t.exposeString('name', { description: 'The name of the export, which says what was requested.' }),
    format: t.expose('format', { type: ExportFormatEnum, description: 'The file format.' }),
    status: t.expose('status', {
      type: ExportStatusEnum,
      description: 'Whether the export is running, finished, or failed.',
    }),
    progress: t.int({
      description: 'The progress of the export in percent, from 0 to 100.',
      select: { status: true, job: { select: { progress: true } } },
      resolve: ({ status, job }) => (status === 'finished' ? 100 : (job?.progress ?? 0)),
    }),
    rowCount: t.exposeInt('rowCount', {
      nullable: true,
      description: 'The number of rows in the file, or null until it is finished.',
    }),
    fileName: t.string({
      nullable: true,
      description: 'The name of the file, or null until it is finished.',
      select: { file: { select: { filename: true } } },
      resolve: ({ file }) => file?.filename ?? null,
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'The URL to download the file, or null until it is finished. Access is checked again on download.',
      select: { id: true, status: true, fileId: true },
      resolve: ({ id, status, fileId }) => (status === 'finished' && fileId !== null ? exportPath(id) : null),
    }),
    failure: t.string({
      nullable: true,
      description: 'Why the export failed and what can be done, or null if it did not fail.',
      select: { failure: true },
      resolve: ({ failure }) => failureOf(failure),
    }),
    withheldBecause: t.string({
      nullable: true,
      description: 'Why the viewer can’t download the finished file, or null if they can or there is no file.',
      select: { status: true, reach: true },
      resolve: async ({ status, reach }, _args, { access }) =>
        status !== 'finished' || (reach !== null && (await mayReadContents(access, reach as unknown as ExportContents)))
          ? null
          : refusalSentence('exportOutOfReach'),
    }),
    job: t.relation('job', {
      nullable: true,
      description: 'The background job that creates the file, or null if the job has been deleted.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the export was requested.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the export finished or failed, or null while it is running.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When the export and its file are deleted automatically, 30 days after the request.',
      select: { createdAt: true },
      resolve: ({ createdAt }) => expiryOfExport(createdAt),
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('export', id, ctx),
    }),
  }),
});

/** An API token sees only exports of its own team. */
const exportsOf = ({ userId, token }: Principal): Prisma.ExportWhereInput => ({
  userId: userId ?? '',
  removedAt: null,
  ...(token ? { teamId: token.teamId } : {}),
});

builder.queryField('exports', (t) =>
  t.connection(
    {
      type: Export,
      description: 'The exports requested by the viewer, newest first.',
      authScopes: { reads: 'exports' },
      args: { skip: t.arg.int({ validate: skipLimit, description: skipDescription }) },
      resolve: (_root, pagination, ctx, info) => {
        const where = exportsOf(ctx.access.principal);
        return keysetPage(pagination, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => ctx.services.db.export.findMany(query),
          total: () => ctx.services.db.export.count({ where }),
          isSeen: (id) => ctx.access.may('export', 'viewExport', id),
        });
      },
    },
    {
      description: 'A page of exports.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
