import type { StepAction } from '#domain/submission/actions.ts';
import { availableStepActions } from '#domain/submission/availableStepActions.ts';
import { stepProgress, stepProgresses, timelineState, timelineStates } from '#domain/submission/timeline.ts';
import { builder } from '#server/graphql/builder.ts';
import '#server/graphql/form/Step.ts';
import { treeListCost } from '#server/graphql/form/listCosts.ts';
import { may, ownKey } from '#server/graphql/may.ts';
import { guardAs } from '#server/graphql/nodes.ts';
import { reviewsFor, StepReviewType } from '#server/graphql/review/reviewGroups.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { stepStateOf } from '#server/queries/submission/stepStateOf.ts';
import { takesSignatureAt } from '#server/queries/submission/takesSignatureAt.ts';

guardAs('ActiveStep', 'activeStep', 'viewStepState');

const TimelineStateEnum = builder.enumType('TimelineState', {
  description:
    'The place of a step in its submission: `done` is behind, `current` is active, `halted` is active while the submission is on hold, and `notdone` is still ahead.',
  values: timelineStates,
});

export const StepProgressEnum = builder.enumType('StepProgress', {
  description:
    'The progress of a step as people see it: its timeline state or, for a completed step, the state of its payment (`unpaid`, `underway`, `waived`, or `refunded`).',
  values: stepProgresses,
});

/** Actions on one of the step's review groups. They are available only to reviewers of this step, not of others. */
const isOfGroups = (action: StepAction): action is 'reviewStep' | 'requestReview' =>
  action === 'reviewStep' || action === 'requestReview';

export const ActiveStep = builder.prismaNode('ActiveStep', {
  id: { field: 'id' },
  select: { id: true, submissionId: true, stepId: true },
  description: 'A step of the form within one submission. Visible to everyone who can see the submission.',
  authScopes: may('activeStep', 'viewStepState', ownKey('id')),
  fields: (t) => ({
    step: t.relation('step', { description: 'The step of the form that this active step belongs to.' }),
    position: t.exposeInt('position', {
      description: 'The position of the step within its submission, counted from 0.',
    }),
    state: t.field({
      type: TimelineStateEnum,
      description: 'The place of the step in the submission’s timeline.',
      select: { submissionId: true, position: true, completedAt: true },
      resolve: async ({ submissionId, position, completedAt }, _args, ctx) => {
        const { state } = await evaluatedFor(ctx, submissionId);
        return timelineState({ position, completed: completedAt !== null }, state);
      },
    }),
    progress: t.field({
      type: StepProgressEnum,
      description:
        'The progress of the step as people see it. A step that was left without its payment is not shown as done.',
      select: { submissionId: true, position: true, completedAt: true },
      resolve: async ({ id, submissionId, position, completedAt }, _args, ctx) => {
        const { state, leftPayments } = await evaluatedFor(ctx, submissionId);
        const payment = leftPayments.find(({ activeStepId }) => activeStepId === id) ?? null;
        return stepProgress(timelineState({ position, completed: completedAt !== null }, state), payment);
      },
    }),
    isSignatureSkipped: t.boolean({
      description: 'Whether staff let the step be completed without its required signature.',
      select: { signatureSkippedAt: true },
      resolve: ({ signatureSkippedAt }) => signatureSkippedAt !== null,
    }),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the submission reached the step, or null if it has not yet.',
    }),
    completedAt: t.expose('completedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the step was completed, or null if it has not been.',
    }),
    completedBy: t.relation('completedBy', {
      nullable: true,
      description:
        'The person who completed the step. Null until the step is completed, and if it was completed automatically.',
    }),
    lockedAt: t.expose('lockedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the step’s answers were locked, or null if they can still change.',
    }),
    lockedFields: t.exposeStringList('lockedFields', {
      description: 'The identities of individually locked fields.',
    }),
    signings: t.prismaField({
      type: ['Signing'],
      description: 'The signatures on the step, oldest first. Empty for viewers who cannot see the step’s contents.',
      resolve: async (query, { id: activeStepId }, _args, { services, access }) => {
        if (!(await access.may('activeStep', 'viewStepContent', activeStepId))) return [];
        const orderBy = [{ createdAt: 'asc' as const }, { id: 'asc' as const }];
        return services.db.signing.findMany({ ...query, where: { activeStepId }, orderBy, take: 100 });
      },
    }),
    reviews: t.field({
      type: [StepReviewType],
      complexity: treeListCost,
      description: 'The step’s review groups with the reviews so far. Empty unless the step requires reviews.',
      authScopes: may('reviewGroup', 'viewReviews', ownKey('id')),
      resolve: ({ id }, _args, ctx) => reviewsFor(ctx, id),
    }),
    availableActions: t.stringList({
      description: 'The actions that the viewer can take on the step now, such as `advanceStep` or `signStep`.',
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
