import { z } from 'zod';
import { signatureSize } from '#domain/submission/signature.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import { besideStep } from '#server/graphql/review/besideStep.ts';
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
    certified: t.boolean({
      description: 'The reviewer stands for the affidavit of the group; asked for where the form has one of its own.',
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
      certified: input.certified ?? false,
      seen: input.seen ?? null,
    };
    const approvalId = await setApproval(ctx, review, input.idempotencyKey);
    const where = { id: approvalId };
    const { submissionId, activeStepId } = await ctx.services.db.stepApproval.findUniqueOrThrow({ where });
    return { approvalId, submissionId, activeStepId };
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
      description:
        'The step of the next submission that waits for a review of the viewer, from the first again after the last; null without one.',
      resolve: async (query, { done: { activeStepId } }, _args, ctx) =>
        (await besideStep(ctx, activeStepId, 'after', query)) ?? (await besideStep(ctx, activeStepId, 'first', query)),
    }),
  }),
});
