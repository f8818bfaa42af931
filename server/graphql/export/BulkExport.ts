import { withImplied } from '#domain/access/relations.ts';
import { teamIdsOf, teamRelations, type Principal } from '#server/access/principal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { User } from '#server/graphql/account/User.ts';
import { availableActions, availableActionsMeaning } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { Export } from '#server/graphql/export/Export.ts';
import { PriorMonthsTypeEnum } from '#server/graphql/export/exportMutations.ts';
import { byName, countOf, keysetPage, oldestFirst } from '#server/graphql/keysetPage.ts';
import { totalMeaning } from '#server/graphql/listedRows.ts';
import { ListOrderEnum, orderFor } from '#server/graphql/ListOrder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { encodeGlobalId, guardAs } from '#server/graphql/nodes.ts';
import { skipMeaning, skipped } from '#server/graphql/skipping.ts';

guardAs('BulkExport', 'bulkExport', 'viewBulkExport');

const lastRuns = 10;

const inOrder = { batchExportTemplateItems: { orderBy: { id: 'asc' as const } } };

export const BulkExport = builder.prismaNode('BatchExportTemplate', {
  name: 'BulkExport',
  id: { field: 'id' },
  description: 'What is exported again and again: by hand, or on a day of each month. For its maker and managers.',
  authScopes: may('bulkExport', 'viewBulkExport', ownKey('id')),
  fields: (t) => ({
    name: t.exposeString('name', { description: 'As the team calls it.' }),
    team: t.relation('team', { description: 'Whose forms they are.' }),
    createdBy: t.relation('createdBy', { type: User, description: 'Who gets what its schedule makes.' }),
    formIds: t.idList({
      description: 'The forms that it takes along, in the order in which they were chosen.',
      select: inOrder,
      resolve: ({ batchExportTemplateItems: items }) =>
        items.map(({ masterTemplateId }) => encodeGlobalId('MasterTemplate', masterTemplateId)),
    }),
    formNames: t.stringList({
      description: 'What the team calls them, in the same order.',
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
      description: 'On which day of each month it runs by itself, where the team is; null when it does not.',
    }),
    priorMonthsLimit: t.exposeInt('priorMonthsLimit', {
      nullable: true,
      description: 'Only what is of the last so many months; null for all.',
    }),
    priorMonthsType: t.expose('priorMonthsType', {
      type: PriorMonthsTypeEnum,
      nullable: true,
      description: 'By which moment the months are counted; null without a limit.',
    }),
    includeLegacy: t.exposeBoolean('includeLegacy', { description: 'Records of other systems are taken along.' }),
    lastRunAt: t.expose('lastRunAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last ran, by hand or by itself; null before the first time.',
    }),
    ownRuns: t.prismaField({
      type: [Export],
      description: 'What the viewer got of it, the newest first; the last few.',
      resolve: async (query, { id }, _args, { services, access }) => {
        const runs = await services.db.export.findMany({
          ...query,
          where: { batchExportTemplateId: id, userId: access.principal.userId ?? '', removedAt: null },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
          take: lastRuns,
        });
        // one that is gone since takes nothing else with it
        const seen = await Promise.all(runs.map((run) => access.may('export', 'viewExport', run.id)));
        return runs.filter((_run, place) => seen[place]);
      },
    }),
    availableActions: t.stringList({
      description: availableActionsMeaning,
      resolve: ({ id }, _args, ctx) => availableActions('bulkExport', id, ctx),
    }),
  }),
});

/** Own ones of teams that the viewer is in, and all of teams that the viewer manages. */
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
      description: 'The bulk exports that the viewer sees.',
      authScopes: { reads: 'exports' },
      args: {
        order: t.arg({ type: ListOrderEnum, description: 'Shown by name; made otherwise, the oldest first.' }),
        skip: t.arg.int({ validate: skipped, description: skipMeaning }),
      },
      resolve: (_root, { order, ...asked }, ctx, info) => {
        const where = bulkExportsOf(ctx.access.principal);
        const { batchExportTemplate } = ctx.services.db;
        return keysetPage(asked, ctx, info, {
          ...{ order: orderFor(order, { made: oldestFirst, shown: byName }), where },
          rows: (query) => batchExportTemplate.findMany(query),
          total: () => batchExportTemplate.count({ where }),
          isSeen: (id) => ctx.access.may('bulkExport', 'viewBulkExport', id),
        });
      },
    },
    {
      description: 'One page of bulk exports.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalMeaning, resolve: countOf }) }),
    },
  ),
);
