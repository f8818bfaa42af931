import { isReviewComplete, expectedReviewers, reviewRequestState, type Reviewer } from '#domain/review/ReviewGroup.ts';
import { defaultAffidavit, reviewerRefusal } from '#domain/review/submitReview.ts';
import { statusAllows } from '#domain/submission/actions.ts';
import { principalIds } from '#server/access/principal.ts';
import { builder } from '#server/graphql/builder.ts';
import { SubjectTypeEnum } from '#server/graphql/form/enums.ts';
import { peopleListCost } from '#server/graphql/form/listCosts.ts';
import { ReviewGroup } from '#server/graphql/form/ReviewGroup.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { ReviewRequest } from '#server/graphql/review/ReviewRequest.ts';
import { StepApproval } from '#server/graphql/review/StepApproval.ts';
import { evaluatedFor } from '#server/graphql/submission/evaluatedFor.ts';
import { viewerOf } from '#server/graphql/submission/submissionViewer.ts';
import { reviewsAtStep, type ReviewAtStep } from '#server/queries/review/reviewsAtStep.ts';

interface ReviewerAtStep {
  readonly review: ReviewAtStep;
  readonly reviewer: Reviewer;
}

interface ReviewForViewer extends ReviewAtStep {
  readonly availableActions: readonly string[];
}

const ReviewerIdentity = builder.objectRef<ReviewerAtStep>('ReviewerIdentity').implement({
  description: 'A person or role that is expected to review.',
  fields: (t) => ({
    id: t.id({
      description: 'The ID of the `User` or `Role`.',
      resolve: ({ reviewer: { type, id } }) => `${type === 'User' ? 'User' : 'Role'}:${id}`,
    }),
    type: t.field({
      type: SubjectTypeEnum,
      description: 'Whether this is a person or a role.',
      resolve: ({ reviewer: { type } }) => type,
    }),
    name: t.string({
      description: 'The name of the person or role.',
      resolve: ({ reviewer, review }) => review.names.get(reviewer.id) ?? '',
    }),
  }),
});

const ReviewerType = builder.objectRef<ReviewerAtStep>('Reviewer').implement({
  description: 'A person or role that is expected to review, with their reviews so far.',
  fields: (t) => ({
    subjectType: t.field({
      type: SubjectTypeEnum,
      description: 'Whether this is a person or a role.',
      resolve: ({ reviewer: { type } }) => type,
    }),
    subjectId: t.id({
      description: 'The ID of the `User` or `Role`.',
      resolve: ({ reviewer: { type, id } }) => `${type === 'User' ? 'User' : 'Role'}:${id}`,
    }),
    name: t.string({
      description: 'The name of the person or role.',
      resolve: ({ reviewer, review }) => review.names.get(reviewer.id) ?? '',
    }),
    isOwn: t.boolean({
      description: 'Whether the viewer can review for it: it is the viewer, or a role they have.',
      resolve: ({ reviewer: { id } }, _args, { access }) => principalIds(access.principal).includes(id),
    }),
    self: t.field({ type: ReviewerIdentity, description: 'The person or role.', resolve: (reviewer) => reviewer }),
    reviews: t.prismaField({
      type: [StepApproval],
      complexity: { field: 1, multiplier: 3 },
      description: 'The reviews given by the person or for the role, oldest first. The last one counts.',
      resolve: (query, { reviewer: { type, id }, review: { row, activeStepId } }, _args, { services }) =>
        services.db.stepApproval.findMany({
          ...query,
          where: {
            activeStepId,
            reviewGroupId: row.id,
            ...(type === 'User' ? { reviewerId: id, roleId: null } : { roleId: id }),
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
          take: 100,
        }),
    }),
  }),
});

export const StepReviewType = builder.objectRef<ReviewForViewer>('StepReview').implement({
  description: 'A group of reviewers at one step of a submission.',
  fields: (t) => ({
    reviewGroup: t.prismaField({
      type: ReviewGroup,
      description: 'The review group as the form defines it.',
      resolve: (query, { row: { id } }, _args, { services }) =>
        services.db.reviewGroup.findUniqueOrThrow({ ...query, where: { id } }),
    }),
    activeStepId: t.id({
      description: 'The ID of the submission’s step.',
      resolve: ({ activeStepId }) => `ActiveStep:${activeStepId}`,
    }),
    required: t.boolean({
      description: 'Whether the step requires the group’s review, given the current answers.',
      resolve: ({ group }) => group.required,
    }),
    shouldShow: t.boolean({
      description: 'Whether to show the group, because its review is required, was requested, or was given.',
      resolve: ({ group, row }) => group.required || group.approvals.length + row.reviewRequests.length > 0,
    }),
    completed: t.boolean({
      description: 'Whether all of the group’s required reviews have been given.',
      resolve: ({ group }) => isReviewComplete(group),
    }),
    affidavit: t.string({
      description: 'The statement that the group’s reviewers certify.',
      resolve: ({ row }) => row.affidavit ?? defaultAffidavit,
    }),
    reviewers: t.field({
      type: [ReviewerType],
      complexity: peopleListCost,
      description: 'The people and roles that are expected to review.',
      resolve: (review) => expectedReviewers(review.group).map((reviewer) => ({ review, reviewer })),
    }),
    requests: t.prismaField({
      type: [ReviewRequest],
      complexity: peopleListCost,
      description: 'The requests to third parties, oldest first. Canceled requests are left out.',
      resolve: (query, { row }, _args, { services }) =>
        services.db.reviewRequest.findMany({
          ...query,
          where: {
            id: { in: row.reviewRequests.filter((each) => reviewRequestState(each) !== 'none').map(({ id }) => id) },
          },
          orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
        }),
    }),
    request: t.prismaField({
      type: ReviewRequest,
      nullable: true,
      description: 'The latest request to a third party, or null if there is none.',
      resolve: (query, { row }, _args, { services }) =>
        services.db.reviewRequest.findFirst({
          ...query,
          where: {
            id: { in: row.reviewRequests.filter((each) => reviewRequestState(each) !== 'none').map(({ id }) => id) },
          },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    }),
    availableActions: t.stringList({
      description:
        'The actions that the viewer can take on the group now: `reviewStep`, `requestReview`, and `viewRequests`, which remains after the submission is on hold or finished.',
      resolve: ({ availableActions }) => [...availableActions],
    }),
  }),
});

/** The step's review groups with the viewer's available actions. The operations check the same rules again. */
export async function reviewsFor(ctx: RequestContext, activeStepId: string): Promise<ReviewForViewer[]> {
  const step = await ctx.services.db.activeStep.findUniqueOrThrow({ where: { id: activeStepId } });
  const { evaluation, state } = await evaluatedFor(ctx, step.submissionId);
  const viewer = await viewerOf(ctx, step.submissionId);
  const isOpen = step.startedAt !== null && step.position <= state.currentPosition;
  const mayReview =
    isOpen &&
    statusAllows(state.status, 'reviewStep') &&
    (await ctx.access.may('reviewGroup', 'reviewStep', activeStepId));
  const maySeeRequests = await ctx.access.may('activeStep', 'requestReview', activeStepId);
  const mayAsk = isOpen && statusAllows(state.status, 'requestReview') && maySeeRequests;
  const { userId, roles } = ctx.access.principal;
  const isApplicant = [...viewer.relations].includes('applicant');
  const roleIds = roles.map(({ id }) => id);
  return (await reviewsAtStep(ctx.services.db, step, evaluation)).map((review) => {
    const person = { userId: userId ?? '', roleIds, asRoleId: null, isApplicant };
    const isReviewer = userId !== null && reviewerRefusal(review.group, person) === null;
    const isThirdParty = review.group.reviewType === 'third_party';
    const availableActions = [
      ...(mayReview && isReviewer ? ['reviewStep'] : []),
      ...(mayAsk && isThirdParty ? ['requestReview'] : []),
      ...(maySeeRequests && isThirdParty ? ['viewRequests'] : []),
    ];
    return { ...review, availableActions };
  });
}
