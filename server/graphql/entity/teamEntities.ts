import { queryFromInfo } from '@pothos/plugin-prisma';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { resolvePage } from '#server/graphql/resolvePage.ts';
import { connectionTotal, cursorReader, requestsTotal, rowsConnection } from '#server/graphql/rowsConnection.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { countEntities } from '#server/queries/entity/countEntities.ts';
import { entityPage } from '#server/queries/entity/entityPage.ts';

const usualSize = 20;
const readCursor = cursorReader('text');

builder.prismaObjectFields(Team, (t) => ({
  entities: t.connection(
    {
      type: Entity,
      description: 'The entities of the team, sorted by name.',
      authScopes: may('team', 'viewCustomEntities', ownKey('id')),
      args: {
        customEntityId: t.arg.globalID({ for: CustomEntity, description: 'Only entities of this kind.' }),
        terms: t.arg.string({
          validate: shortText,
          description:
            'Words of the name, in any order; all of them must match. Text with a digit or an `@` also finds entities by the start of a value, such as a phone or license number.',
        }),
        archived: t.arg.boolean({ description: 'Whether to list archived entities instead of the others.' }),
      },
      resolve: async ({ id: teamId }, { customEntityId, terms, archived, ...pagination }, ctx, info) => {
        const { pool, db } = ctx.services;
        const { size, direction, from } = resolvePage(pagination, usualSize, readCursor);
        const state = archived ? 'archived' : 'active';
        const listed = { teamId, customEntityId: customEntityId?.id ?? null, state } as const;
        const words = terms?.trim() ?? '';
        const { rows, hasMore, isPartial } = await entityPage(pool, {
          ...{ ...listed, terms: words, direction, from, size },
        });
        const isForward = direction === 'forward';
        const ids = (isForward ? rows : rows.toReversed()).map(({ id }) => id);
        const select = { id: true, name: true };
        const query: object = queryFromInfo({ context: ctx, info, path: ['edges', 'node'], select });
        const found = await db.entity.findMany({ ...query, where: { id: { in: ids } } });
        const byId = new Map(found.map((entity) => [entity.id, entity]));
        const page = rowsConnection({
          rows: ids.flatMap((id) => {
            const entity = byId.get(id);
            return entity ? [{ ...entity, sortKey: entity.name }] : [];
          }),
          hasNext: isForward ? hasMore : from !== null,
          hasPrevious: isForward ? from !== null : hasMore,
          total: words === '' && requestsTotal(info) ? await countEntities(pool, listed) : null,
        });
        return { ...page, isPartial };
      },
    },
    {
      description: 'A page of entities.',
      fields: (connection) => ({
        totalCount: connection.int({
          nullable: true,
          description: 'The number of entities on all pages, at most 1,000. Null for a search.',
          resolve: connectionTotal,
        }),
        isPartial: connection.boolean({
          description:
            'Whether the words are so common that matches may be missing after the last one. A longer or rarer word finds them.',
          resolve: (page) => (page as unknown as { readonly isPartial: boolean }).isPartial,
        }),
      }),
    },
  ),
}));
