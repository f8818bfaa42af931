import { reviewRequestState, reviewRequestStates } from '#domain/review/ReviewGroup.ts';
import type { User } from '#server/generated/prisma/client.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';
import { StepApproval } from '#server/graphql/review/StepApproval.ts';

const ReviewRequestStateEnum = builder.enumType('ReviewRequestState', {
  description: 'The state of a review request: `sent`, `completed`, or `none` if it was canceled.',
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
  description: 'The third party of a review request, with their email address for people who may request reviews.',
  fields: (t) => ({
    id: t.id({ description: 'The ID of the person.', resolve: ({ person: { id } }) => `User:${id}` }),
    name: t.string({ description: 'The name of the person.', resolve: ({ person: { name } }) => name }),
    email: t.string({
      nullable: true,
      description: 'The email address that the request went to. Null for viewers who may not request reviews.',
      resolve: async ({ person: { email }, activeStepId }, _args, { access }) =>
        (await access.may('activeStep', 'requestReview', activeStepId)) ? email : null,
    }),
    isInvited: t.boolean({
      description: 'Whether the person was invited and has not signed in yet.',
      resolve: ({ person: { claimedAt } }) => claimedAt === null,
    }),
  }),
});

export const ReviewRequest = builder.prismaNode('ReviewRequest', {
  id: { field: 'id' },
  description: 'A request for a third party’s review.',
  select: { id: true, activeStepId: true },
  authScopes: may('reviewGroup', 'viewReviews', ownKey('activeStepId')),
  fields: (t) => ({
    receivingUser: t.relation('receivingUser', { description: 'The person whose review was requested.' }),
    receiver: t.field({
      type: ReviewReceiver,
      description: 'The person whose review was requested, with their email address.',
      select: { activeStepId: true, receivingUser: true },
      resolve: ({ activeStepId, receivingUser: person }) => ({ activeStepId, person }),
    }),
    state: t.field({
      type: ReviewRequestStateEnum,
      description: 'The state of the request.',
      select: { receivingUserId: true, canceledAt: true, completedAt: true },
      resolve: (request) => reviewRequestState(request),
    }),
    approvals: t.relation('stepApprovals', {
      description: 'The reviews given in response, oldest first.',
      query: { orderBy: [{ createdAt: 'asc' }, { id: 'asc' }], take: 20 },
    }),
    isCompleted: t.boolean({
      description: 'Whether the person has given a review.',
      select: { completedAt: true },
      resolve: ({ completedAt }) => completedAt !== null,
    }),
    approval: t.prismaField({
      type: StepApproval,
      nullable: true,
      description: 'The latest review given in response, or null if there is none yet.',
      resolve: (query, { id: reviewRequestId }, _args, { services }) =>
        services.db.stepApproval.findFirst({
          ...query,
          where: { reviewRequestId },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    }),
    reviewGroup: t.relation('reviewGroup', { description: 'The review group that the request is for.' }),
    activeStep: t.relation('activeStep', { description: 'The step that the request is for.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the review was requested.' }),
    remindedAt: t.expose('remindedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person was last reminded, or null if they never were.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the person gave a review, or null until then.',
    }),
  }),
});
