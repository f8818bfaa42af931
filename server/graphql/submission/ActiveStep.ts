import type { StepAction } from '#domain/submission/actions.ts';
import { availableStepActions } from '#domain/submission/availableStepActions.ts';
import { stepProgress, stepProgresses, timelineState, timelineStates } from '#domain/submission/timeline.ts';
import { builder } from '#server/graphql/builder.ts';
import '#server/graphql/form/Step.ts';
import { treeList } from '#server/graphql/form/treeList.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { reviewsFor, StepReviewType } from '#server/graphql/review/reviewGroups.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { viewerOf } from '#server/graphql/submission/viewing.ts';
import { stepStateOf } from '#server/queries/submission/stepStateOf.ts';
import { takesSignatureAt } from '#server/queries/submission/takesSignatureAt.ts';

guardAs('ActiveStep', 'activeStep', 'viewStepState');

const TimelineStateEnum = builder.enumType('TimelineState', {
  description: 'Where a step stands: behind, at hand, at hand while the submission is halted, or ahead.',
  values: timelineStates,
});

const StepProgressEnum = builder.enumType('StepProgress', {
  description:
    'What people are told of a step: where it is, and of one that was left, whether its money has come, or went back.',
  values: stepProgresses,
});

/** What is done to one of its groups of reviewers: whoever reviews at another step has nothing to say at this one. */
const isOfGroups = (action: StepAction): action is 'reviewStep' | 'requestReview' =>
  action === 'reviewStep' || action === 'requestReview';

export const ActiveStep = builder.prismaNode('ActiveStep', {
  id: { field: 'id' },
  select: { id: true, submissionId: true, stepId: true },
  description: 'A step of the form as it lives in one submission. For whoever sees the submission.',
  authScopes: may('activeStep', 'viewStepState', ownKey('id')),
  fields: (t) => ({
    step: t.relation('step', { description: 'The step of the form.' }),
    position: t.exposeInt('position', { description: 'From 0.' }),
    state: t.field({
      type: TimelineStateEnum,
      description: 'Where it stands.',
      select: { submissionId: true, position: true, completedAt: true },
      resolve: async ({ submissionId, position, completedAt }, _args, ctx) => {
        const { state } = await evaluatedFor(ctx, submissionId);
        return timelineState({ position, completed: completedAt !== null }, state);
      },
    }),
    progress: t.field({
      type: StepProgressEnum,
      description: 'What people are told of it: done only when it is, and not while its money is missing.',
      select: { submissionId: true, position: true, completedAt: true },
      resolve: async ({ id, submissionId, position, completedAt }, _args, ctx) => {
        const { state, leftPayments } = await evaluatedFor(ctx, submissionId);
        const payment = leftPayments.find(({ activeStepId }) => activeStepId === id) ?? null;
        return stepProgress(timelineState({ position, completed: completedAt !== null }, state), payment);
      },
    }),
    isSignatureSkipped: t.boolean({
      description: 'Staff let it be left without the signature that it asks for.',
      select: { signatureSkippedAt: true },
      resolve: ({ signatureSkippedAt }) => signatureSkippedAt !== null,
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was reached; null before.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was completed; null before.',
    }),
    completedBy: t.relation('completedBy', {
      nullable: true,
      description: 'Who completed it; null before, and when it completed itself.',
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Since when its answers stay as they are; null while they can change.',
    }),
    lockedFields: t.exposeStringList('lockedFields', {
      description: 'The identities of single fields that stay as they are.',
    }),
    signings: t.prismaField({
      type: ['Signing'],
      description: 'Who signed it, the first at the top; for whoever sees what it contains, and empty for others.',
      resolve: async (query, { id: activeStepId }, _args, { services, access }) => {
        if (!(await access.may('activeStep', 'viewStepContent', activeStepId))) return [];
        const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
        return services.db.signing.findMany({ ...query, where: { activeStepId }, orderBy, take: 100 });
      },
    }),
    reviews: t.field({
      type: [StepReviewType],
      complexity: treeList,
      description: 'Its groups of reviewers with what they said; empty unless it asks for reviews.',
      authScopes: may('reviewGroup', 'viewReviews', ownKey('id')),
      resolve: ({ id }, _args, ctx) => reviewsFor(ctx, id),
    }),
    availableActions: t.stringList({
      description: 'What the viewer can do on it now, by rights and by where the submission stands.',
      select: { id: true },
      resolve: async ({ id }, _args, ctx) => {
        const row = await ctx.services.db.activeStep.findUniqueOrThrow({ where: { id }, include: { step: true } });
        const evaluated = await evaluatedFor(ctx, row.submissionId);
        const viewer = await viewerOf(ctx, row.submissionId);
        const ofState = availableStepActions(stepStateOf(row), evaluated.state, viewer);
        const mayBeSigned = ofState.includes('signStep') && (await takesSignatureAt(ctx.services.db, row, evaluated));
        const actions = ofState.filter((each) => each !== 'signStep' || mayBeSigned);
        if (!actions.some(isOfGroups)) return actions;
        const groups = await reviewsFor(ctx, id);
        return actions.filter(
          (each) => !isOfGroups(each) || groups.some((group) => group.availableActions.includes(each)),
        );
      },
    }),
  }),
});
