import { z } from 'zod';
import { signatureSize } from '#domain/submission/signature.ts';
import { defineMutation } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { adjacentStep } from '#server/graphql/review/adjacentStep.ts';
import { ReviewOutcomeEnum, StepApproval } from '#server/graphql/review/StepApproval.ts';
import { ActiveStep } from '#server/graphql/submission/ActiveStep.ts';
import { submissionOutput } from '#server/graphql/submission/submissionOutput.ts';
import { setApproval } from '#server/operations/review/setApproval.ts';

const comment = z.string().max(20_000);
const drawing = z.string().max(200_000);

defineMutation('setApproval', {
  description:
    'Approves a submission, requests changes, or rejects it. A rejection puts the submission on hold until staff resume it.',
  inputDescription: 'The review for one review group of a step.',
  inputFields: (t) => ({
    activeStepId: t.globalID({ required: true, description: 'The ID of the step.' }),
    reviewGroupId: t.globalID({
      description: 'The ID of the review group. It can be left out if the step has only one.',
    }),
    outcome: t.field({ type: ReviewOutcomeEnum, description: 'The outcome of the review.' }),
    comment: t.string({
      validate: comment,
      description: 'The reviewer’s comment. Required unless the outcome is approved.',
    }),
    typedName: t.string({
      validate: shortText,
      description: 'The reviewer’s name, as a signature. Required if the group must sign.',
    }),
    image: t.string({
      validate: drawing,
      description: `The drawn signature: a PNG of ${signatureSize.width} by ${signatureSize.height} pixels as a data URL.`,
    }),
    certified: t.boolean({
      description:
        'Whether the reviewer certifies the group’s affidavit. Required if the form defines its own affidavit.',
    }),
    roleId: t.globalID({
      description:
        'The ID of the role that the review is given for. By default, the review counts for the person or role that is expected.',
    }),
    seen: t.string({
      validate: shortText,
      description:
        'The code of the answers that the reviewer saw, from `ReviewedAnswers.seen`. If they have changed, the review is refused.',
    }),
  }),
  may: ['reviewGroup', 'reviewStep', ({ input }) => input.activeStepId.id],
  idempotent: true,
  run: async (ctx, { input }, idempotencyKey) => {
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
      certified: input.certified ?? false,
      seen: input.seen ?? null,
    };
    const approvalId = await setApproval(ctx, review, idempotencyKey);
    const where = { id: approvalId };
    const { submissionId, activeStepId } = await ctx.services.db.stepApproval.findUniqueOrThrow({ where });
    return { approvalId, submissionId, activeStepId };
  },
  outputDescription: 'The review that was recorded.',
  outputFields: (t) => ({
    ...submissionOutput(t),
    stepApproval: t.prismaField({
      type: StepApproval,
      description: 'The review that was recorded.',
      resolve: (query, { done: { approvalId } }, _args, { services }) =>
        services.db.stepApproval.findUniqueOrThrow({ ...query, where: { id: approvalId } }),
    }),
    nextReview: t.prismaField({
      type: ActiveStep,
      nullable: true,
      description:
        'The step of the next submission that is waiting for the viewer’s review, starting over after the last. Null if there is none.',
      resolve: async (query, { done: { activeStepId } }, _args, ctx) =>
        (await adjacentStep(ctx, activeStepId, 'after', query)) ??
        (await adjacentStep(ctx, activeStepId, 'first', query)),
    }),
  }),
});
