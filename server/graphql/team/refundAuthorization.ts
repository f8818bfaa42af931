import { builder } from '#server/graphql/builder.ts';
import { line } from '#server/graphql/inputTexts.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { requireRefundAuthorization } from '#server/operations/team/requireRefundAuthorization.ts';

/** More than fit into a warning help nobody. */
const mostNamed = 20;

builder.prismaObjectFields(Team, (t) => ({
  refundAuthorizationRequired: t.exposeBoolean('refundAuthorizationRequired', {
    description: 'A second person has to approve refunds. For its members.',
    authScopes: (team) => ({ may: ['team', 'viewTeam', team.id] }),
  }),
  formsWithoutAuthority: t.stringList({
    description:
      'Names of forms that take money and of which nobody approves refunds, at most twenty. For its members.',
    authScopes: (team) => ({ may: ['team', 'viewTeam', team.id] }),
    resolve: async ({ id: teamId }, _args, { services }) => {
      const forms = await services.db.masterTemplate.findMany({
        where: {
          teamId,
          masterTemplateAuthorities: { none: {} },
          flowTemplates: { some: { steps: { some: { type: 'PaymentStep' } } } },
        },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { name: true },
        take: mostNamed,
      });
      return forms.map(({ name }) => name);
    },
  }),
}));

builder.relayMutationField(
  'requireRefundAuthorization',
  {
    description: 'Which team, and whether.',
    inputFields: (t) => ({
      teamId: t.globalID({ for: Team, description: 'Which team.' }),
      friendlyId: t.string({ validate: line, description: 'In place of the id: the address of the team.' }),
      required: t.boolean({ required: true, description: 'False: refunds are sent at once.' }),
    }),
  },
  {
    description: 'Lets refunds of a team wait until an authority of the form approves them, or not. For its owners.',
    authScopes: async (_root, { input }, ctx) => ({
      may: ['team', 'requireRefundAuthorization', await resolveTeam(ctx, input)],
    }),
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const teamId = await resolveTeam(ctx, input);
      return { id: await requireRefundAuthorization(ctx, { teamId, required: input.required }) };
    },
  },
  {
    description: 'The setting was changed.',
    outputFields: (t) => ({
      team: t.prismaField({
        type: Team,
        description: 'As it is now.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
