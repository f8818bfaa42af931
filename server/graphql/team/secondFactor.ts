import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { requireSecondFactor } from '#server/operations/team/requireSecondFactor.ts';

builder.prismaObjectFields(Team, (t) => ({
  secondFactorRequired: t.exposeBoolean('secondFactorRequired', {
    description: 'Whether its roles count only in sessions that have passed a second factor; for its members.',
    authScopes: (team) => ({ may: ['team', 'viewTeam', team.id] }),
  }),
  membersWithSecondFactor: t.prismaField({
    type: [Contact],
    nullable: true,
    description: 'Who of its people has set up a second factor; for owners, null for others.',
    authScopes: (team) => ({ may: ['team', 'viewSecondFactors', team.id] }),
    unauthorizedResolver: nullForOthers,
    resolve: (query, { id }, _args, { services }) =>
      services.db.user.findMany({
        ...query,
        where: {
          roleMembers: { some: { teamId: id, role: { archivedAt: null } } },
          OR: [{ passkeys: { some: {} } }, { authenticatorApp: { isNot: null } }],
        },
        orderBy: { id: 'asc' },
      }),
  }),
}));

builder.relayMutationField(
  'requireSecondFactor',
  {
    description: 'Whether everybody has to show a second factor.',
    inputFields: (t) => ({
      teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }),
      isRequired: t.boolean({ required: true, description: 'False to go on with passwords alone.' }),
    }),
  },
  {
    description: 'Asks everybody in a team for a second factor: without one its roles do not count.',
    authScopes: (_root, { input }) => ({ may: ['team', 'requireSecondFactor', input.teamId.id] }),
    errors: refusals,
    resolve: async (_root, { input: { teamId, isRequired } }, ctx) => {
      await requireSecondFactor(ctx, { teamId: teamId.id, isRequired });
      await ctx.refresh();
      return { teamId: teamId.id };
    },
  },
  {
    description: 'It holds from now on.',
    outputFields: (t) => ({
      team: t.prismaField({
        type: Team,
        description: 'As it is now.',
        resolve: (query, { teamId }, _args, { services }) =>
          services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
      }),
    }),
  },
);
