import { approvalStatus, reviewOutcomes } from '#domain/review/outcomes.ts';
import { builder } from '#server/graphql/builder.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardThrough } from '#server/graphql/nodes.ts';

export const ReviewOutcomeEnum = builder.enumType('ReviewOutcome', {
  description: 'What a reviewer says.',
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
  description: 'What one reviewer said once; a later word of the same reviewer counts instead.',
  select: { id: true, activeStepId: true },
  authScopes: may('reviewGroup', 'viewReviews', ownKey('activeStepId')),
  fields: (t) => ({
    outcome: t.expose('outcome', { type: ReviewOutcomeEnum, description: 'What was said.' }),
    approvalStatus: t.boolean({
      nullable: true,
      description: 'True: approved; false: rejected; null: changes were requested.',
      select: { outcome: true },
      resolve: ({ outcome }) => approvalStatus[outcome],
    }),
    comment: t.exposeString('comment', { nullable: true, description: 'Why; null when nothing was written.' }),
    reviewer: t.relation('reviewer', { description: 'Who said it.' }),
    role: t.relation('role', {
      nullable: true,
      description: 'The role for which it was said; null for one’s own part.',
    }),
    typedName: t.exposeString('typedName', {
      nullable: true,
      description: 'The signature as typed; null without one.',
    }),
    signatureUrl: t.exposeString('signatureImage', {
      nullable: true,
      description: 'The drawn signature as a data address; null without one.',
    }),
    reviewGroup: t.relation('reviewGroup', { description: 'The group of reviewers.' }),
    activeStep: t.relation('activeStep', { description: 'The step that was reviewed.' }),
    changesMade: t.boolean({
      description: 'Changes were requested, and are marked as made.',
      select: { outcome: true, discussion: { select: { resolvedAt: true } } },
      resolve: ({ outcome, discussion }) =>
        outcome === 'changes_requested' && discussion !== null && discussion.resolvedAt !== null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When.' }),
  }),
});
