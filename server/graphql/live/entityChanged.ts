import { builder } from '#server/graphql/builder.ts';
import { Entity } from '#server/graphql/entity/Entity.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { entityTopic } from '#server/operations/entity/announceEntity.ts';

const EntityChanged = builder.objectRef<ResourceChange<'entity'>>('EntityChanged').implement({
  description: 'A change of an entity, its contacts, or its state.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    entity: t.prismaField({
      type: Entity,
      nullable: true,
      description: 'The entity as it is now, or null if it no longer exists.',
      resolve: (query, { id }, _args, { services }) => services.db.entity.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('entityChanged', (t) =>
  t.field({
    type: EntityChanged,
    description: 'Sends an event for each change of an entity.',
    authScopes: may('entity', 'viewEntity', argumentId('entityId')),
    args: {
      entityId: t.arg.globalID({ required: true, for: Entity, description: 'The ID of the entity to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { entityId: { id }, after }, ctx) =>
      resourceChanges(ctx, { kind: 'entity', action: 'viewEntity', id, topic: entityTopic(id), after }),
    resolve: (change) => change,
  }),
);
