import { Invitation } from '#server/graphql/account/Invitation.ts';
import { builder } from '#server/graphql/builder.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { refusals } from '#server/graphql/refusals.ts';
import { tooFast } from '#server/graphql/tooFast.ts';
import { resendInvitation } from '#server/operations/account/resendInvitation.ts';

builder.relayMutationField(
  'resendInvitation',
  {
    description: 'Which invitation.',
    inputFields: (t) => ({
      invitationId: t.globalID({ required: true, for: Invitation, description: 'Of somebody who has not come yet.' }),
    }),
  },
  {
    description: 'Mails an invitation again, to one person at most once in six hours.',
    authScopes: async (_root, { input }, ctx) => {
      const where = { id: input.invitationId.id };
      const invitation = await ctx.services.db.invitation.findUnique({ where });
      if (!invitation) throw notAllowed(ctx, false);
      const { subjectType, subjectId } = invitation;
      if (subjectType === 'Role') return { may: ['role', 'updateRoleMembers', subjectId] };
      if (subjectType === 'Submission') return { may: ['submission', 'manageApplicants', subjectId] };
      return { may: ['masterTemplate', 'updateFormMembers', subjectId] };
    },
    errors: refusals,
    resolve: async (_root, { input }, ctx) => {
      const { db, limits } = ctx.services;
      const where = { id: input.invitationId.id };
      const { userId } = await db.invitation.findUniqueOrThrow({ where });
      const seconds = await limits.take('remind', userId);
      if (seconds > 0) throw tooFast(seconds);
      try {
        return { id: await resendInvitation(ctx, { invitationId: where.id }) };
      } catch (error) {
        // nothing was sent, so that nothing is counted
        await limits.giveBack('remind', userId);
        throw error;
      }
    },
  },
  {
    description: 'It was mailed.',
    outputFields: (t) => ({
      invitation: t.prismaField({
        type: Invitation,
        description: 'With the time of the mail.',
        resolve: (query, { id }, _args, { services }) =>
          services.db.invitation.findUniqueOrThrow({ ...query, where: { id } }),
      }),
    }),
  },
);
