import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { entityImportsTopic } from '#server/operations/entity/import/lockEntityImport.ts';

const EntityImportsChange = builder.objectRef<ResourceChange<'team'>>('EntityImportsChange').implement({
  description: 'An import of entities that was uploaded, made progress, or was undone.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    entityImport: t.prismaField({
      type: 'EntityImport',
      nullable: true,
      description: 'The current state of the import.',
      resolve: (query, { payload }, _args, { services }) =>
        services.db.entityImport.findUnique({ ...query, where: { id: String(payload['entityImportId']) } }),
    }),
  }),
});

builder.subscriptionField('entityImportsChanged', (t) =>
  t.field({
    type: EntityImportsChange,
    description: 'Sends an event for each change to the imports of a team’s entities.',
    authScopes: may('team', 'viewEntityImports', argumentId('teamId')),
    args: {
      teamId: t.arg.globalID({ required: true, description: 'The ID of the team whose imports to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { teamId: { id }, after }, ctx) =>
      resourceChanges(ctx, { kind: 'team', action: 'viewEntityImports', id, topic: entityImportsTopic(id), after }),
    resolve: (change) => change,
  }),
);
