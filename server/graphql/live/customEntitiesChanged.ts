import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { customEntitiesTopic } from '#server/operations/entity/announceCustomEntities.ts';

const CustomEntitiesChange = builder.objectRef<ResourceChange<'team'>>('CustomEntitiesChange').implement({
  description: 'A kind of entity of a team, or a field of one, that was added, changed, moved, or removed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    team: t.prismaField({
      type: Team,
      nullable: true,
      description: 'The team with its current kinds of entities, or null if the team no longer exists.',
      resolve: (query, { id }, _args, { services }) => services.db.team.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('customEntitiesChanged', (t) =>
  t.field({
    type: CustomEntitiesChange,
    description: 'Sends an event for each change to the kinds of entities of a team.',
    authScopes: may('team', 'viewCustomEntities', argumentId('teamId')),
    args: {
      teamId: t.arg.globalID({ required: true, for: Team, description: 'The ID of the team whose kinds to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { teamId: { id }, after }, ctx) =>
      resourceChanges(ctx, { kind: 'team', action: 'viewCustomEntities', id, topic: customEntitiesTopic(id), after }),
    resolve: (change) => change,
  }),
);
