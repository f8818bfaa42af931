import { entityWords } from '#domain/entity/entityWords.ts';
import { containsIgnoringCase } from '#server/database/ignoringCase.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntity } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { byName, keysetPage, pageTotal } from '#server/graphql/keysetPage.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { totalDescription } from '#server/graphql/rowsConnection.ts';
import { Team } from '#server/graphql/team/Team.ts';

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
          description: 'Words of the name, in any order. All of them must match.',
        }),
        archived: t.arg.boolean({ description: 'Whether to list archived entities instead of the others.' }),
      },
      resolve: ({ id: teamId }, { customEntityId, terms, archived, ...asked }, ctx, info) => {
        const where = {
          teamId,
          ...(customEntityId ? { customEntityId: customEntityId.id } : {}),
          deletedAt: archived ? { not: null } : null,
          AND: entityWords(terms ?? '').map((word) => ({ name: containsIgnoringCase(word) })),
        };
        return keysetPage(asked, ctx, info, {
          ...{ order: byName, where },
          rows: (query) => ctx.services.db.entity.findMany(query),
          total: () => ctx.services.db.entity.count({ where }),
        });
      },
    },
    {
      description: 'A page of entities.',
      fields: (connection) => ({ totalCount: connection.int({ description: totalDescription, resolve: pageTotal }) }),
    },
  ),
}));
