import { reviewRequestState, reviewRequestStates } from '#domain/review/ReviewGroup.ts';
import { builder } from '#server/graphql/builder.ts';
import { StepApproval } from '#server/graphql/review/StepApproval.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { may, ownKey } from '#server/graphql/may.ts';

const ReviewRequestStateEnum = builder.enumType('ReviewRequestState', {
  description: 'Whether somebody is asked for a review: not any more, yes, or they have answered.',
  values: reviewRequestStates,
});

guardThrough(
  'ReviewRequest',
  'reviewGroup',
  async ({ services }, id) => (await services.db.reviewRequest.findUnique({ where: { id } }))?.activeStepId,
);

export const ReviewRequest = builder.prismaNode('ReviewRequest', {
  id: { field: 'id' },
  description: 'A third party who was asked for a review.',
  select: { id: true, activeStepId: true },
  authScopes: may('reviewGroup', 'viewReviews', ownKey('activeStepId')),
  fields: (t) => ({
    receivingUser: t.relation('receivingUser', { description: 'Who was asked.' }),
    state: t.field({
      type: ReviewRequestStateEnum,
      description: 'How it stands.',
      select: { receivingUserId: true, canceledAt: true, completedAt: true },
      resolve: (request) => reviewRequestState(request),
    }),
    approvals: t.relation('stepApprovals', {
      description: 'What was answered, the first at the top.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 20 },
    }),
    isCompleted: t.boolean({
      description: 'It was answered.',
      select: { completedAt: true },
      resolve: ({ completedAt }) => completedAt !== null,
    }),
    approval: t.prismaField({
      type: StepApproval,
      nullable: true,
      description: 'What was answered last; null before.',
      resolve: (query, { id: reviewRequestId }, _args, { services }) =>
        services.db.stepApproval.findFirst({
          ...query,
          where: { reviewRequestId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    }),
    reviewGroup: t.relation('reviewGroup', { description: 'For which group.' }),
    activeStep: t.relation('activeStep', { description: 'At which step.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});
