import { teamIdsOf, verifiedUserId, type Principal } from '#server/access/principal.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { Viewer } from '#server/graphql/account/Viewer.ts';
import { builder } from '#server/graphql/builder.ts';
import { byName, pageTotal, keysetPage, oldestFirst } from '#server/graphql/keysetPage.ts';
import { ListOrderEnum, orderFor } from '#server/graphql/ListOrder.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { statusWhere, TemplateFilterEnum } from '#server/graphql/template/formQueries.ts';
import { MasterTemplate } from '#server/graphql/template/MasterTemplate.ts';

/** Forms that a person works on without being a member of the team that owns them. Decision 0005. */
function othersOf(principal: Principal): Prisma.MasterTemplateWhereInput {
  const userId = verifiedUserId(principal);
  if (userId === null) return { id: { in: [] } };
  return {
    masterTemplateMemberships: { some: { userId } },
    ...(principal.token && { teamId: principal.token.teamId }),
    NOT: { teamId: { in: [...teamIdsOf(principal), ...principal.withheldTeamIds] } },
    team: { archivedAt: null },
  };
}

builder.queryField('otherForms', (t) =>
  t.connection(
    {
      type: MasterTemplate,
      description: 'The forms the viewer works on without being a member of the team that owns them.',
      authScopes: { reads: 'forms' },
      args: {
        filter: t.arg({
          type: TemplateFilterEnum,
          defaultValue: 'all',
          description: 'Includes only forms with this status. Defaults to `all`.',
        }),
        order: t.arg({
          type: ListOrderEnum,
          description:
            'The order of the list: `shown` sorts by name, `made` by creation date, oldest first. Defaults to `made`.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: (_root, { filter, order, ...pagination }, ctx, info) => {
        const where = { ...othersOf(ctx.access.principal), ...statusWhere(filter) };
        const { masterTemplate } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: orderFor(order, { made: oldestFirst, shown: byName }), where },
          rows: (query) => masterTemplate.findMany(query),
          total: () => masterTemplate.count({ where }),
        });
      },
    },
    {
      description: 'A page of a list of forms.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);

builder.objectField(Viewer, 'hasOtherForms', (t) =>
  t.boolean({
    description: 'Whether the viewer works on forms of teams they are not a member of.',
    resolve: async (_user, _args, { access, services }) =>
      (await services.db.masterTemplate.findFirst({ where: othersOf(access.principal), select: { id: true } })) !==
      null,
  }),
);
