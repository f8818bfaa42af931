import { z } from 'zod';
import { signatureSize } from '#domain/submission/signature.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { ReviewOutcomeEnum, StepApproval } from '#server/graphql/review/StepApproval.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { verbMutation } from '#server/graphql/verbMutation.ts';
import { setApproval } from '#server/operations/review/setApproval.ts';

const comment = z.string().max(20_000);
const drawing = z.string().max(200_000);

verbMutation('setApproval', {
  description: 'Approves, asks for changes or rejects. A rejection halts the submission until staff resume it.',
  inputDescription: 'A review of one group of a step.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The step.' }),
    reviewGroupId: t.globalID({ description: 'The group; can be left out where the step has one.' }),
    outcome: t.field({ type: ReviewOutcomeEnum, description: 'What the reviewer says.' }),
    comment: t.string({ validate: comment, description: 'Why; asked for unless the outcome is approved.' }),
    typedName: t.string({ validate: line, description: 'The signature, where the group asks for one.' }),
    image: t.string({
      validate: drawing,
      description: `A drawn signature: a PNG of ${signatureSize.width} by ${signatureSize.height} as a data address.`,
    }),
    roleId: t.globalID({
      description: 'The role for which the reviewer speaks; left out, what they are expected as.',
    }),
    seen: t.string({
      validate: line,
      description:
        'The answers that the reviewer saw, as ReviewedAnswers names them; once they changed, nothing is noted.',
    }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  may: ['reviewGroup', 'reviewStep', ({ input }) => input.activeStepId.id],
  run: async (ctx, { input }) => {
    const { userId } = personOf(ctx);
    const review = {
      activeStepId: input.activeStepId.id,
      reviewGroupId: input.reviewGroupId?.id ?? null,
      userId,
      asRoleId: input.roleId?.id ?? null,
      outcome: input.outcome ?? null,
      comment: input.comment ?? '',
      typedName: input.typedName ?? '',
      image: input.image ?? null,
      seen: input.seen ?? null,
    };
    const approvalId = await setApproval(ctx, review, input.idempotencyKey);
    const { submissionId } = await ctx.services.db.stepApproval.findUniqueOrThrow({ where: { id: approvalId } });
    return { approvalId, submissionId };
  },
  outputDescription: 'It was noted.',
  outputFields: (t) => ({
    ...submissionOutput(t),
    stepApproval: t.prismaField({
      type: StepApproval,
      description: 'What was noted.',
      resolve: (query, { done: { approvalId } }, _args, { services }) =>
        services.db.stepApproval.findUniqueOrThrow({ ...query, where: { id: approvalId } }),
    }),
    nextReview: t.prismaField({
      type: ActiveStep,
      nullable: true,
      description: 'The step of another submission that waits longest for a review of the viewer; null without one.',
      resolve: (query, { done: { submissionId } }, _args, ctx) => nextReviewOf(ctx, submissionId, query),
    }),
  }),
});

async function nextReviewOf(ctx: RequestContext, submissionId: string, query: object) {
  const { userId, roles } = ctx.access.principal;
  const principals = [...(userId === null ? [] : [userId]), ...roles.map(({ id }) => id)];
  const { db } = ctx.services;
  const waiting = await db.inboxRow.findFirst({
    where: { principalId: { in: principals }, reason: 'review', status: 'active', submissionId: { not: submissionId } },
    orderBy: [{ lastActivityAt: 'asc' }, { submissionId: 'asc' }],
    include: { submission: true },
  });
  const stepIdentity = waiting?.submission.currentStepIdentity;
  if (!waiting || !stepIdentity) return null;
  const place = { submissionId: waiting.submissionId, stepIdentity };
  return db.activeStep.findUnique({ ...query, where: { submissionId_stepIdentity: place } });
}
