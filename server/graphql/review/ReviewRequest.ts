import { reviewRequestState, reviewRequestStates } from '#domain/review/ReviewGroup.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { StepApproval } from '#server/graphql/review/StepApproval.ts';

const ReviewRequestStateEnum = builder.enumType('ReviewRequestState', {
  description: 'Whether somebody is asked for a review: not any more, yes, or they have answered.',
  values: reviewRequestStates,
});

guardThrough(
  'ReviewRequest',
  'reviewGroup',
  'viewReviews',
  async ({ services }, id) => (await services.db.reviewRequest.findUnique({ where: { id } }))?.activeStepId,
);

interface Receiver {
  readonly person: User;
  readonly activeStepId: string;
}

const ReviewReceiver = builder.objectRef<Receiver>('ReviewReceiver').implement({
  description: 'A third party, with the address for those who may ask them.',
  fields: (t) => ({
    id: t.id({ description: 'Of the person.', resolve: ({ person: { id } }) => `User:${id}` }),
    name: t.string({ description: 'As the person wrote it.', resolve: ({ person: { name } }) => name }),
    email: t.string({
      nullable: true,
      description: 'Where the request went; null for others than those who may ask for reviews.',
      resolve: async ({ person: { email }, activeStepId }, _args, { access }) =>
        (await access.may('activeStep', 'requestReview', activeStepId)) ? email : null,
    }),
    isInvited: t.boolean({
      description: 'True for somebody who was invited and has not signed in yet.',
      resolve: ({ person: { claimedAt } }) => claimedAt === null,
    }),
  }),
});

export const ReviewRequest = builder.prismaNode('ReviewRequest', {
  id: { field: 'id' },
  description: 'A third party who was asked for a review.',
  select: { id: true, activeStepId: true },
  authScopes: may('reviewGroup', 'viewReviews', ownKey('activeStepId')),
  fields: (t) => ({
    receivingUser: t.relation('receivingUser', { description: 'Who was asked.' }),
    receiver: t.field({
      type: ReviewReceiver,
      description: 'The same, with the address.',
      select: { activeStepId: true, receivingUser: true },
      resolve: ({ activeStepId, receivingUser: person }) => ({ activeStepId, person }),
    }),
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
    remindedAt: t.expose('remindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they were reminded last; null for never.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When they answered; null before.',
    }),
  }),
});
