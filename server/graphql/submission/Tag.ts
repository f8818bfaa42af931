import { isReservedTag, maxTagsOfTeam, normaliseTag, reservedTags } from '#domain/tag/tag.ts';
import { teamIdsOf, type Principal } from '#server/access/principal.ts';
import { likeText } from '#server/database/likeText.ts';
import type { Prisma } from '#server/generated/prisma/client.ts';
import { availableActions } from '#server/graphql/availableActions.ts';
import { builder } from '#server/graphql/builder.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { byName as byNames, pageTotal, keysetPage, oldestFirst } from '#server/graphql/keysetPage.ts';
import { ListOrderEnum, orderFor } from '#server/graphql/ListOrder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { skipDescription, skipLimit } from '#server/graphql/skipArgument.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { worksForTeam } from '#server/graphql/team/worksForTeam.ts';

guardAs('Tag', 'tag', 'viewTag');

/** No scope of its own: the submission or team that returns it decides who sees it. */
export const Tag = builder.prismaNode('Tag', {
  id: { field: 'id' },
  description:
    'A label by which a team finds submissions. Visible to members of the team and to people who see it on a submission.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'The name of the tag, in lower case.' }),
    isReserved: t.boolean({
      description:
        'Whether the tag is added and removed automatically, such as `late` and `renewal`. No one can add, remove, or edit it.',
      select: { name: true },
      resolve: ({ name }) => isReservedTag(name),
    }),
    taggingCount: t.int({
      nullable: true,
      description:
        'The number of submissions with this tag, not counting deleted ones. Null for people who do not work for the team.',
      select: {
        teamId: true,
        _count: {
          select: { taggings: { where: { OR: [{ submission: { deletedAt: null } }, { submissionId: null }] } } },
        },
      },
      resolve: async ({ teamId, _count }, _args, ctx) => ((await worksForTeam(ctx, teamId)) ? _count.taggings : null),
    }),
    availableActions: t.stringList({
      description:
        'The actions that the viewer can take on the tag, as named by the access rules. Empty for tags that are set automatically.',
      select: { name: true },
      resolve: async ({ id, name }, _args, ctx) => (isReservedTag(name) ? [] : availableActions('tag', id, ctx)),
    }),
  }),
});

const containing = (search: string | null | undefined): Prisma.TagWhereInput => ({
  deletedAt: null,
  ...(search ? { name: { contains: likeText(normaliseTag(search)) } } : {}),
});

const byName: Prisma.TagOrderByWithRelationInput[] = [{ name: 'asc' }, { id: 'asc' }];

builder.prismaObjectField(Team, 'tags', (t) =>
  t.prismaField({
    type: [Tag],
    description: 'The team’s tags, by name. For members of the team.',
    authScopes: may('team', 'viewTags', ownKey('id')),
    args: {
      search: t.arg.string({ validate: shortText, description: 'Returns only tags whose name contains this text.' }),
    },
    resolve: (query, { id: teamId }, { search }, { services }) =>
      services.db.tag.findMany({
        ...query,
        where: { teamId, ...containing(search) },
        orderBy: byName,
        take: maxTagsOfTeam + reservedTags.length,
      }),
  }),
);

const ofTeamsOf = (principal: Principal): Prisma.TagWhereInput => ({ teamId: { in: [...teamIdsOf(principal)] } });

builder.queryField('tags', (t) =>
  t.connection(
    {
      type: Tag,
      description: 'The tags of all teams that the viewer belongs to.',
      authScopes: { reads: 'team' },
      args: {
        search: t.arg.string({ validate: shortText, description: 'Returns only tags whose name contains this text.' }),
        order: t.arg({
          type: ListOrderEnum,
          description:
            'The order of the tags: `shown` sorts them by name and `made`, the default, sorts them oldest first.',
        }),
        skip: t.arg.int({ validate: skipLimit, description: skipDescription }),
      },
      resolve: (_root, { search, order, ...pagination }, ctx, info) => {
        const where = { ...ofTeamsOf(ctx.access.principal), ...containing(search) };
        const { tag } = ctx.services.db;
        return keysetPage(pagination, ctx, info, {
          ...{ order: orderFor(order, { made: oldestFirst, shown: byNames }), where },
          rows: (query) => tag.findMany(query),
          total: () => tag.count({ where }),
        });
      },
    },
    {
      description: 'One page of tags.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
);
