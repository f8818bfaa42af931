import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullForOthers } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { requireSecondFactor } from '#server/operations/team/requireSecondFactor.ts';

builder.prismaObjectFields(Team, (t) => ({
  secondFactorRequired: t.exposeBoolean('secondFactorRequired', {
    description: 'Whether its roles count only in sessions that have passed a second factor; for its members.',
    authScopes: may('team', 'viewTeam', ownKey('id')),
  }),
  membersWithSecondFactor: t.prismaField({
    type: [Contact],
    nullable: true,
    description: 'Who of its people has set up a second factor; for owners, null for others.',
    authScopes: may('team', 'viewSecondFactors', ownKey('id')),
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

verbMutation('requireSecondFactor', {
  description: 'Asks everybody in a team for a second factor: without one its roles do not count.',
  inputDescription: 'Whether everybody has to show a second factor.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'Which team.' }),
    isRequired: t.boolean({ required: true, description: 'False to go on with passwords alone.' }),
  }),
  may: ['team', 'requireSecondFactor', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, isRequired } }) => {
    await requireSecondFactor(ctx, { teamId: teamId.id, isRequired });
    return { teamId: teamId.id };
  },
  outputDescription: 'It holds from now on.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'As it is now.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});
