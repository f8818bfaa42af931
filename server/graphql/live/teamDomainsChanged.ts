import { builder } from '#server/graphql/builder.ts';
import { resourceChanges, type ResourceChange } from '#server/graphql/live/resourceChanges.ts';
import { argumentId, may } from '#server/graphql/may.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { teamDomainsTopic } from '#server/operations/team/announceTeamDomains.ts';

const TeamDomainsChange = builder.objectRef<ResourceChange<'team'>>('TeamDomainsChange').implement({
  description: 'A domain of a team that was added, checked, or removed.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', {
      description: 'The cursor of this event. Pass it as `after` to resume after a disconnect.',
    }),
    team: t.prismaField({
      type: Team,
      nullable: true,
      description: 'The team with its current domains, or null if the team no longer exists.',
      resolve: (query, { id }, _args, { services }) => services.db.team.findUnique({ ...query, where: { id } }),
    }),
  }),
});

builder.subscriptionField('teamDomainsChanged', (t) =>
  t.field({
    type: TeamDomainsChange,
    description: 'Sends an event for each change to the domains of a team.',
    authScopes: may('team', 'viewTeam', argumentId('teamId')),
    args: {
      teamId: t.arg.globalID({ required: true, for: Team, description: 'The ID of the team whose domains to watch.' }),
      after: t.arg.string({
        description: 'The cursor of the last event received. If omitted, only new events are sent.',
      }),
    },
    subscribe: (_root, { teamId: { id }, after }, ctx) =>
      resourceChanges(ctx, { kind: 'team', action: 'viewTeam', id, topic: teamDomainsTopic(id), after }),
    resolve: (change) => change,
  }),
);
