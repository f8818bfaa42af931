import { Invitation } from '#server/graphql/account/Invitation.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { tooManyRequestsError } from '#server/graphql/rateLimit.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { notAllowed } from '#server/graphql/requestErrors.ts';
import { resendInvitation } from '#server/operations/account/resendInvitation.ts';

interface Invited {
  readonly subjectType: string;
  readonly subjectId: string;
}

async function invitationOf(ctx: RequestContext, id: string): Promise<Invited> {
  const invitation = await ctx.services.db.invitation.findUnique({ where: { id } });
  if (!invitation) throw notAllowed(ctx, false);
  return invitation;
}

const subjectOf = async (ctx: RequestContext, id: string): Promise<string> => (await invitationOf(ctx, id)).subjectId;

const isTo = async (type: string, ctx: RequestContext, id: string): Promise<boolean> =>
  (await invitationOf(ctx, id)).subjectType === type;

defineMutation('resendInvitation', {
  description: 'Resends an invitation, at most once every six hours per person.',
  inputDescription: 'The invitation to resend.',
  inputFields: (t) => ({
    invitationId: t.globalID({
      required: true,
      for: Invitation,
      description: 'The ID of an invitation that has not been accepted.',
    }),
  }),
  mayEach: [
    [
      'role',
      'updateRoleMembers',
      ({ input }, ctx) => subjectOf(ctx, input.invitationId.id),
      ({ input }, ctx) => isTo('Role', ctx, input.invitationId.id),
    ],
    [
      'submission',
      'manageApplicants',
      ({ input }, ctx) => subjectOf(ctx, input.invitationId.id),
      ({ input }, ctx) => isTo('Submission', ctx, input.invitationId.id),
    ],
    [
      'masterTemplate',
      'updateFormMembers',
      ({ input }, ctx) => subjectOf(ctx, input.invitationId.id),
      ({ input }, ctx) => isTo('MasterTemplate', ctx, input.invitationId.id),
    ],
  ],
  run: async (ctx, { input }) => {
    const { db, limits } = ctx.services;
    const where = { id: input.invitationId.id };
    const { userId } = await db.invitation.findUniqueOrThrow({ where });
    const seconds = await limits.take('remind', userId);
    if (seconds > 0) throw tooManyRequestsError(seconds);
    try {
      return { id: await resendInvitation(ctx, { invitationId: where.id }) };
    } catch (error) {
      // Nothing was sent, so the attempt isn't counted.
      await limits.release('remind', userId);
      throw error;
    }
  },
  keepsRights: true,
  outputDescription: 'The resent invitation.',
  outputFields: (t) => ({
    invitation: t.prismaField({
      type: Invitation,
      description: 'The invitation with its updated email time.',
      resolve: (query, { done: { id } }, _args, { services }) =>
        services.db.invitation.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});
