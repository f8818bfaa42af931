import { Contact } from '#server/graphql/account/Contact.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { nullIfForbidden } from '#server/graphql/requestErrors.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { requireSecondFactor } from '#server/operations/team/requireSecondFactor.ts';

builder.prismaObjectFields(Team, (t) => ({
  secondFactorRequired: t.exposeBoolean('secondFactorRequired', {
    description:
      'Whether the team’s roles are active only in sessions that passed a second factor. Visible to members.',
    authScopes: may('team', 'viewTeam', ownKey('id')),
  }),
  membersWithSecondFactor: t.prismaField({
    type: [Contact],
    nullable: true,
    description: 'The members who have set up a second factor. Visible to owners, null for others.',
    authScopes: may('team', 'viewSecondFactors', ownKey('id')),
    unauthorizedResolver: nullIfForbidden,
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

defineMutation('requireSecondFactor', {
  description: 'Sets whether a team requires a second factor. Without one, the team’s roles are inactive.',
  inputDescription: 'The team, and whether a second factor is required.',
  inputFields: (t) => ({
    teamId: t.globalID({ required: true, for: Team, description: 'The ID of the team.' }),
    isRequired: t.boolean({
      required: true,
      description: 'Whether a second factor is required. If false, a password is enough.',
    }),
  }),
  may: ['team', 'requireSecondFactor', ({ input }) => input.teamId.id],
  run: async (ctx, { input: { teamId, isRequired } }) => {
    await requireSecondFactor(ctx, { teamId: teamId.id, isRequired });
    return { teamId: teamId.id };
  },
  outputDescription: 'The team with the changed setting.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'The updated team.',
      resolve: (query, { done: { teamId } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id: teamId } }),
    }),
  }),
});
