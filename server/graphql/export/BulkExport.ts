import { withImplied } from '#domain/access/relations.ts';
import { teamIdsOf, teamRelations, type Principal } from '#server/access/principal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsDescription } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { Export } from '#server/graphql/export/Export.ts';
import { PriorMonthsTypeEnum } from '#server/graphql/export/exportMutations.ts';
import { byName, pageTotal, keysetPage, oldestFirst } from '#server/graphql/keysetPage.ts';
import { ListOrderEnum, orderFor } from '#server/graphql/ListOrder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';

guardAs('BulkExport', 'bulkExport', 'viewBulkExport');

const lastRuns = 10;

const inOrder = { batchExportTemplateItems: { orderBy: { id: 'asc' as const } } };

export const BulkExport = builder.prismaNode('BatchExportTemplate', {
  name: 'BulkExport',
  id: { field: 'id' },
  description:
    'A saved bulk export, run manually or on a day of each month. Visible to its creator and to team settings managers.',
  authScopes: may('bulkExport', 'viewBulkExport', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the bulk export.' }),
    team: t.relation('team', { description: 'The team that owns the forms.' }),
    createdBy: t.relation('createdBy', {
      type: User,
      description: 'The person who created the bulk export. They get the files of scheduled runs.',
    }),
    formIds: t.idList({
      description: 'The IDs of the exported forms, in the order in which they were chosen.',
      select: inOrder,
      resolve: ({ batchExportTemplateItems: items }) =>
        items.map(({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId)),
    }),
    formNames: t.stringList({
      description: 'The names of the exported forms, in the order in which they were chosen.',
      select: {
        batchExportTemplateItems: {
          ...inOrder.batchExportTemplateItems,
          include: { masterTemplate: { select: { name: true } } },
        },
      },
      resolve: ({ batchExportTemplateItems: items }) => items.map(({ masterTemplate }) => masterTemplate.name),
    }),
    scheduledDay: t.exposeInt('scheduledDay', {
      nullable: true,
      description:
        'The day of the month, from 1 to 28 in the team’s time zone, on which it runs automatically. Null if it has no schedule.',
    }),
    priorMonthsLimit: t.exposeInt('priorMonthsLimit', {
      nullable: true,
      description: 'The number of past months to export, or null for no limit.',
    }),
    priorMonthsType: t.expose('priorMonthsType', {
      type: PriorMonthsTypeEnum,
      nullable: true,
      description: 'The date that the months are counted by, or null if none is set.',
    }),
    includeLegacy: t.exposeBoolean('includeLegacy', {
      description: 'Whether records imported from other systems are included.',
    }),
    lastRunAt: t.expose('lastRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last ran, manually or on schedule, or null if it has not run.',
    }),
    ownRuns: t.prismaField({
      type: [Export],
      description: 'The viewer’s latest exports made by this bulk export, newest first. At most 10.',
      resolve: async (query, { id }, _args, { services, access }) => {
        const runs = await services.db.export.findMany({
          ...query,
          where: { batchExportTemplateId: id, userId: access.principal.userId ?? '', removedAt: null },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: lastRuns,
        });
        // Checked per row, so that an export removed in the meantime doesn't fail the others.
        const seen = await Promise.all(runs.map((run) => access.may('export', 'viewExport', run.id)));
        return runs.filter((_run, place) => seen[place]);
      },
    }),
    availableActions: t.stringList({
      description: availableActionsDescription,
      resolve: ({ id }, _args, ctx) => availableActions('bulkExport', id, ctx),
    }),
  }),
});

/** Selects the caller's own bulk exports in their teams, and all of the teams that they manage. */
function bulkExportsOf(principal: Principal): Prisma.BatchExportTemplateWhereInput {
  const teamIds = teamIdsOf(principal);
  const managed = teamIds.filter((id) => withImplied(teamRelations(principal, id)).has('teamManager'));
  return {
    OR: [{ createdById: principal.userId ?? '', teamId: { in: [...teamIds] } }, { teamId: { in: managed } }],
  };
}

builder.queryField('bulkExports', (t) =>
  t.connection(
    {
      type: BulkExport,
      description: 'The bulk exports that the viewer can see.',
      authScopes: { reads: 'exports' },
      args: {
        order: t.arg({
          type: ListOrderEnum,
          description: 'The order of the list: `shown` sorts by name, `made` (the default) oldest first.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: (_root, { order, ...pagination }, ctx, info) => {
        const where = bulkExportsOf(ctx.access.principal);
        const { batchExportTemplate } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: orderFor(order, { made: oldestFirst, shown: byName }), where },
          rows: (query) => batchExportTemplate.findMany(query),
          total: () => batchExportTemplate.count({ where }),
          isSeen: (id) => ctx.access.may('bulkExport', 'viewBulkExport', id),
        });
      },
    },
    {
      description: 'A page of bulk exports.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
