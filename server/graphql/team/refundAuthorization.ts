import { payingTypes } from '#domain/submission/stepKinds.ts';
import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { requireRefundAuthorization } from '#server/operations/team/requireRefundAuthorization.ts';

/** More than fit into a warning help nobody. */
const mostNamed = 20;

builder.prismaObjectFields(Team, (t) => ({
  refundAuthorizationRequired: t.exposeBoolean('refundAuthorizationRequired', {
    description: 'A second person has to approve refunds. For its members.',
    authScopes: may('team', 'viewTeam', ownKey('id')),
  }),
  formsWithoutAuthority: t.stringList({
    description:
      'Names of forms that take money and of which nobody approves refunds, at most twenty. For its members.',
    authScopes: may('team', 'viewTeam', ownKey('id')),
    resolve: async ({ id: teamId }, _args, { services }) => {
      const forms = await services.db.masterTemplate.findMany({
        where: {
          teamId,
          masterTemplateAuthorities: { none: {} },
          flowTemplates: { some: { steps: { some: { type: { in: [...payingTypes] } } } } },
        },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { name: true },
        take: mostNamed,
      });
      return forms.map(({ name }) => name);
    },
  }),
}));

verbMutation('requireRefundAuthorization', {
  description: 'Lets refunds of a team wait until an authority of the form approves them, or not. For its owners.',
  inputDescription: 'Which team, and whether.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'Which team.' }),
    friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
    required: t.boolean({ required: true, description: 'False: refunds are sent at once.' }),
  }),
  may: ['team', 'requireRefundAuthorization', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const teamId = await resolveTeam(ctx, input);
    return { id: await requireRefundAuthorization(ctx, { teamId, required: input.required }) };
  },
  keepsRights: true,
  outputDescription: 'The setting was changed.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'As it is now.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
