import type { InputShapeFromFields } from '@pothos/core';
import { z } from 'zod';
import { signatureSize } from '#domain/submission/signature.ts';
import type { InputFields } from '#server/graphql/defineMutation.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import { personOf } from '#server/graphql/personOf.ts';
import type { RequestContext } from '#server/graphql/RequestContext.ts';
import { ReviewOutcomeEnum } from '#server/graphql/review/StepApproval.ts';
import type { NewReview } from '#server/operations/review/checkReview.ts';

const comment = z.string().max(20_000);
const drawing = z.string().max(200_000);

export const reviewInput = (t: InputFields) => ({
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
});

type ReviewInput = InputShapeFromFields<ReturnType<typeof reviewInput>>;

/** The viewer's review. */
export function readReviewInput(ctx: RequestContext, input: ReviewInput): NewReview {
  const { userId } = personOf(ctx);
  return {
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
}
