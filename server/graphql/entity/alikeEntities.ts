import { maxEntityFields } from '#domain/entity/customEntity.ts';
import { builder } from '#server/graphql/builder.ts';
import { CustomEntity, CustomEntityField } from '#server/graphql/entity/CustomEntity.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { EntityValueInput } from '#server/graphql/entity/entityMutations.ts';
import { maxItems, shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { emptyIfForbidden } from '#server/graphql/requestErrors.ts';
import { alikeEntities, type AlikeEntity } from '#server/queries/entity/alikeEntities.ts';

const EntityAlike = builder.objectRef<AlikeEntity>('EntityAlike').implement({
  description: 'An entity that could be the same as another one.',
  fields: (t) => ({
    entity: t.prismaField({
      type: Entity,
      description: 'The entity on file.',
      resolve: (query, { id }, _args, { services }) =>
        services.db.entity.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    isNameAlike: t.exposeBoolean('isNameAlike', { description: 'Whether their names are the same or similar.' }),
    sameFields: t.prismaField({
      type: [CustomEntityField],
      description: 'The fields that have the same value, such as a phone number.',
      resolve: (query, { fieldIds }, _args, { services }) =>
        services.db.customEntityField.findMany({
          ...query,
          where: { id: { in: [...fieldIds] } },
          orderBy: [{ position: 'asc' }, { id: 'asc' }],
        }),
    }),
  }),
});

/** Each one is loaded with its fields. */
const alikeCost = { field: 1, multiplier: 5 };

builder.prismaObjectFields(CustomEntity, (t) => ({
  alike: t.field({
    type: [EntityAlike],
    complexity: alikeCost,
    description:
      'The entities of the kind that could be the one described, because of a similar name or the same phone number, email, address, or number. At most 5.',
    authScopes: may('team', 'viewCustomEntities', ownKey('teamId')),
    args: {
      name: t.arg.string({ required: true, validate: shortText, description: 'The name, which may be empty.' }),
      values: t.arg({
        type: [EntityValueInput],
        required: true,
        validate: maxItems(maxEntityFields),
        description: 'The values as people type them.',
      }),
    },
    resolve: async ({ id: customEntityId }, { name, values }, { services: { db, pool } }) => {
      const fields = await db.customEntityField.findMany({ where: { customEntityId } });
      const known = new Map(fields.map((field) => [field.id, field]));
      const told = values.flatMap(({ fieldId, value }) => {
        const field = known.get(fieldId.id);
        return field ? [{ field, value }] : [];
      });
      return [...(await alikeEntities(pool, { customEntityId, entityId: null, name, values: told }))];
    },
  }),
}));

builder.prismaObjectFields(Entity, (t) => ({
  alike: t.field({
    type: [EntityAlike],
    complexity: alikeCost,
    description:
      'The entities of the same kind that could be this one, because of a similar name or the same phone number, email, address, or number. At most 5.',
    authScopes: may('entity', 'viewEntity', ownKey('id')),
    unauthorizedResolver: emptyIfForbidden,
    select: { customEntity: { include: { customEntityFields: true } }, entityFieldValues: true },
    resolve: async ({ id: entityId, name, customEntity, entityFieldValues }, _args, { services: { pool } }) => {
      const known = new Map(customEntity.customEntityFields.map((field) => [field.id, field]));
      const values = entityFieldValues.flatMap(({ customEntityFieldId, value }) => {
        const field = known.get(customEntityFieldId);
        return field ? [{ field, value }] : [];
      });
      return [...(await alikeEntities(pool, { customEntityId: customEntity.id, entityId, name, values }))];
    },
  }),
}));
