import { exportStatuses } from '#domain/export/bulkExport.ts';
import { exportFailures, exportFormats, exportTypes, expiryOfExport } from '#domain/export/exportRules.ts';
import { exportFailureWords } from '#messages/lists/exportWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import type { Principal } from '#server/access/principal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { countOf, keysetPage, newestFirst } from '#server/graphql/keysetPage.ts';
import { totalMeaning } from '#server/graphql/listedRows.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';
import { exportPath } from '#server/operations/export/finishExport.ts';
import type { ExportReach } from '#server/queries/export/ExportRequest.ts';
import { reaches } from '#server/queries/export/exportTables.ts';

guardAs('Export', 'export', 'viewExport');

const ExportStatusEnum = builder.enumType('ExportStatus', {
  description: 'Whether the file of an export is there.',
  values: exportStatuses,
});

export const ExportFormatEnum = builder.enumType('ExportFormat', {
  description: 'As what a table is written: for programs, or for spreadsheets.',
  values: exportFormats,
});

const ExportTypeEnum = builder.enumType('ExportType', {
  description: 'What an export is a table of.',
  values: exportTypes,
});

const failureOf = (code: string | null): string | null => {
  const known = exportFailures.find((one) => one === code);
  return known ? exportFailureWords[known] : null;
};

export const Export = builder.prismaNode('Export', {
  id: { field: 'id' },
  description: 'A file that somebody asked for. For whoever asked; a key sees those of its own team.',
  authScopes: may('export', 'viewExport', ownKey('id')),
  fields: (t) => ({
    exportType: t.field({
      type: ExportTypeEnum,
      description: 'What it is a table of.',
      select: { exportType: true },
      resolve: ({ exportType }) => exportTypes.find((type) => type === exportType) ?? 'submissions',
    }),
    name: t.exposeString('name', { description: 'What was asked for, in words.' }),
    format: t.expose('format', { type: ExportFormatEnum, description: 'As what it is written.' }),
    status: t.expose('status', { type: ExportStatusEnum, description: 'Whether its file is there.' }),
    progress: t.int({
      description: 'How much of it is written, in percent.',
      select: { status: true, job: { select: { progress: true } } },
      resolve: ({ status, job }) => (status === 'finished' ? 100 : (job?.progress ?? 0)),
    }),
    rowCount: t.exposeInt('rowCount', { nullable: true, description: 'How many rows it has; null until it is there.' }),
    fileName: t.string({
      nullable: true,
      description: 'What the file is called; null until it is there.',
      select: { file: { select: { filename: true } } },
      resolve: ({ file }) => file?.filename ?? null,
    }),
    downloadUrl: t.string({
      nullable: true,
      description: 'Where the file is had; null until it is there. Who asks is asked again there.',
      select: { id: true, status: true, fileId: true },
      resolve: ({ id, status, fileId }) => (status === 'finished' && fileId !== null ? exportPath(id) : null),
    }),
    failure: t.string({
      nullable: true,
      description: 'Why it failed, and what can be done; null when it did not.',
      select: { failure: true },
      resolve: ({ failure }) => failureOf(failure),
    }),
    withheldBecause: t.string({
      nullable: true,
      description: 'Why the viewer does not get the file that is there; null when they do, and where there is none.',
      select: { status: true, reach: true },
      resolve: async ({ status, reach }, _args, { access }) =>
        status !== 'finished' || (reach !== null && (await reaches(access, reach as unknown as ExportReach)))
          ? null
          : refusalSentence('exportOutOfReach'),
    }),
    job: t.relation('job', { nullable: true, description: 'The work on it; null once that was deleted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was there, or had failed; null until then.',
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it is taken off the list, and its file is removed.',
      select: { createdAt: true },
      resolve: ({ createdAt }) => expiryOfExport(createdAt),
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('export', id, ctx),
    }),
  }),
});

/** A key is nobody outside of its team. */
const exportsOf = ({ userId, token }: Principal): Prisma.ExportWhereInput => ({
  userId: userId ?? '',
  removedAt: null,
  ...(token ? { teamId: token.teamId } : {}),
});

builder.queryField('exports', (t) =>
  t.connection(
    {
      type: Export,
      description: 'The files that the viewer has asked for, the newest first.',
      authScopes: { reads: 'exports' },
      args: { skip: t.arg.int({ validate: skipped, description: skipMeaning }) },
      resolve: (_root, asked, ctx, info) => {
        const where = exportsOf(ctx.access.principal);
        return keysetPage(asked, ctx, info, {
          ...{ order: newestFirst, where },
          rows: (query) => ctx.services.db.export.findMany(query),
          total: () => ctx.services.db.export.count({ where }),
          isSeen: (id) => ctx.access.may('export', 'viewExport', id),
        });
      },
    },
    {
      description: 'One page of exports.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalMeaning, resolve: countOf }) }),
    },
  ),
);
