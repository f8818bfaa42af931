import { paymentStepTypes } from '#domain/submission/stepKinds.ts';
import { builder } from '#server/graphql/builder.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { resolveTeam } from '#server/graphql/team/resolveTeam.ts';
import { Team } from '#server/graphql/team/Team.ts';
import { requireRefundAuthorization } from '#server/operations/team/requireRefundAuthorization.ts';

/** A longer list would not help in a warning. */
const mostNamed = 20;

builder.prismaObjectFields(Team, (t) => ({
  refundAuthorizationRequired: t.exposeBoolean('refundAuthorizationRequired', {
    description: 'Whether a second person must approve refunds. Visible to members.',
    authScopes: may('team', 'viewTeam', ownKey('id')),
  }),
  formsWithoutAuthority: t.stringList({
    description:
      'The names of forms that take payments but have no one who can approve refunds. At most 20. Visible to members.',
    authScopes: may('team', 'viewTeam', ownKey('id')),
    resolve: async ({ id: teamId }, _args, { services }) => {
      const forms = await services.db.masterTemplate.findMany({
        where: {
          teamId,
          masterTemplateAuthorities: { none: {} },
          flowTemplates: { some: { steps: { some: { type: { in: [...paymentStepTypes] } } } } },
        },
        orderBy: [{ name: 'asc' }, { id: 'asc' }],
        select: { name: true },
        take: mostNamed,
      });
      return forms.map(({ name }) => name);
    },
  }),
}));

defineMutation('requireRefundAuthorization', {
  description: 'Sets whether a team’s refunds need approval by one of the form’s authorities. For owners only.',
  inputDescription: 'The team, and whether approval is required.',
  inputFields: (t) => ({
    teamId: t.globalID({ for: Team, description: 'The ID of the team.' }),
    friendlyId: t.string({
      validate: shortText,
      description: 'The team’s slug or ID from its web address, instead of `teamId`.',
    }),
    required: t.boolean({
      required: true,
      description: 'Whether approval is required. If false, refunds are sent immediately.',
    }),
  }),
  may: ['team', 'requireRefundAuthorization', ({ input }, ctx) => resolveTeam(ctx, input)],
  run: async (ctx, { input }) => {
    const teamId = await resolveTeam(ctx, input);
    return { id: await requireRefundAuthorization(ctx, { teamId, required: input.required }) };
  },
  keepsRights: true,
  outputDescription: 'The team with the changed setting.',
  outputFields: (t) => ({
    team: t.prismaField({
      type: Team,
      description: 'The updated team.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.team.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
