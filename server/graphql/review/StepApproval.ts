import { approvalStatus, reviewOutcomes } from '#domain/review/reviewOutcomes.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

export const ReviewOutcomeEnum = builder.enumType('ReviewOutcome', {
  description: 'The outcome of a review: the submission is approved, is rejected, or needs changes.',
  values: reviewOutcomes,
});

guardThrough(
  'StepApproval',
  'reviewGroup',
  'viewReviews',
  async ({ services }, id) => (await services.db.stepApproval.findUnique({ where: { id } }))?.activeStepId,
);

export const StepApproval = builder.prismaNode('StepApproval', {
  id: { field: 'id' },
  description: 'A review by one person. A later review by the same reviewer replaces it.',
  select: { id: true, activeStepId: true },
  authScopes: may('reviewGroup', 'viewReviews', ownKey('activeStepId')),
  fields: (t) => ({
    outcome: t.expose('outcome', { type: ReviewOutcomeEnum, description: 'The outcome of the review.' }),
    approvalStatus: t.boolean({
      nullable: true,
      description: 'The outcome as a boolean: true for approved, false for rejected, and null for requested changes.',
      select: { outcome: true },
      resolve: ({ outcome }) => approvalStatus[outcome],
    }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: 'The reviewer’s comment, or null if they wrote none.',
    }),
    reviewer: t.relation('reviewer', { description: 'The person who gave the review.' }),
    role: t.relation('role', {
      nullable: true,
      description: 'The role that the review was given for, or null if the person gave it for themselves.',
    }),
    typedName: t.exposeString('typedName', {
      nullable: true,
      description: 'The reviewer’s name as typed to sign, or null if they did not sign.',
    }),
    signatureUrl: t.exposeString('signatureImage', {
      nullable: true,
      description: 'The drawn signature as a data URL, or null if there is none.',
    }),
    reviewGroup: t.relation('reviewGroup', { description: 'The review group that the review counts for.' }),
    activeStep: t.relation('activeStep', { description: 'The step that was reviewed.' }),
    changesMade: t.boolean({
      description: 'Whether the review requested changes that are now marked as made.',
      select: { outcome: true, discussion: { select: { resolvedAt: true } } },
      resolve: ({ outcome, discussion }) =>
        outcome === 'changes_requested' && discussion !== null && discussion.resolvedAt !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the review was given.' }),
  }),
});
