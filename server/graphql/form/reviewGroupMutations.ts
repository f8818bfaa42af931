import { builder } from '#server/graphql/builder.ts';
import { ReviewLogicEnum, ReviewTypeEnum } from '#server/graphql/form/enums.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { nullsAsUnset } from '#server/graphql/form/patch.ts';
import { ReviewGroup, reviewGroupOutput } from '#server/graphql/form/ReviewGroup.ts';
import { seenDescription, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { shortText } from '#server/graphql/inputTexts.ts';
import {
  createReviewGroup,
  deleteReviewGroup,
  reorderReviewGroup,
  updateReviewGroup,
} from '#server/operations/form/reviewGroup.ts';

const Settings = builder.inputType('ReviewGroupSettingsInput', {
  description: 'How a group reviews. Omitted values stay as they are; null clears an optional value.',
  fields: (t) => ({
    name: t.string({ validate: shortText, description: 'The name of the group, or null for none.' }),
    reviewType: t.field({
      type: ReviewTypeEnum,
      description:
        'Whether named people and roles review, or a third party chosen for each submission. Defaults to `specific_people`.',
    }),
    logicType: t.field({
      type: ReviewLogicEnum,
      description: 'Whether all reviewers must approve (`and`) or one is enough (`or`). Defaults to `and`.',
    }),
    required: t.boolean({ description: 'Whether the step waits for this group. Defaults to true.' }),
    requireSignature: t.boolean({ description: 'Whether reviewers must sign their review. Defaults to false.' }),
    affidavit: t.string({
      validate: shortText,
      description: 'The statement reviewers must accept, or null for the standard statement.',
    }),
    defaultApprovalMessage: t.string({
      validate: shortText,
      description: 'Text that the comment of an approval starts with, or null for none.',
    }),
    defaultRejectionMessage: t.string({
      validate: shortText,
      description: 'Text that the comment of a rejection starts with, or null for none.',
    }),
  }),
});

type Input = typeof Settings.$inferInput;

function settingsOf({ reviewType, logicType, required, requireSignature, ...texts }: Input = {}) {
  return { ...texts, ...nullsAsUnset({ reviewType, logicType, required, requireSignature }) };
}

partMutation('createReviewGroup', {
  description: 'Adds a review group to a review step.',
  inputDescription: 'The new review group.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The ID of the review step.' }),
    settings: t.field({ type: Settings, description: 'How the group reviews.' }),
  }),
  part: ({ input: { stepId } }) => stepId,
  idempotent: true,
  run: async (ctx, { input: { stepId, settings } }, idempotencyKey) => {
    const group = { stepId: stepId.id, ...settingsOf(settings ?? {}) };
    return { reviewGroupId: await createReviewGroup(ctx, group, idempotencyKey) };
  },
  outputFields: reviewGroupOutput,
});

partMutation('updateReviewGroup', {
  description: 'Changes how a group reviews.',
  inputDescription: 'The changes to a review group. Omitted values stay as they are.',
  inputFields: (t) => ({
    reviewGroupId: t.globalID({
      required: true,
      for: ReviewGroup,
      description: 'The ID of the review group to change.',
    }),
    settings: t.field({ type: Settings, required: true, description: 'The new settings of the group.' }),
    seen: t.field({ type: SeenTexts, description: seenDescription }),
  }),
  part: ({ input: { reviewGroupId } }) => reviewGroupId,
  run: async (ctx, { input: { reviewGroupId, settings, seen } }) => ({
    reviewGroupId: await updateReviewGroup(ctx, { reviewGroupId: reviewGroupId.id, seen, ...settingsOf(settings) }),
  }),
  outputFields: reviewGroupOutput,
});

partMutation('reorderReviewGroup', {
  description: 'Moves a review group within its step.',
  inputDescription: 'The review group to move and its new place.',
  inputFields: (t) => ({
    reviewGroupId: t.globalID({ required: true, for: ReviewGroup, description: 'The ID of the review group to move.' }),
    position: t.int({
      required: true,
      description: 'The new zero-based position. A position past the end moves the group to the end.',
    }),
  }),
  part: ({ input: { reviewGroupId } }) => reviewGroupId,
  run: async (ctx, { input: { reviewGroupId, position } }) => ({
    reviewGroupId: await reorderReviewGroup(ctx, { reviewGroupId: reviewGroupId.id, position }),
  }),
  outputFields: reviewGroupOutput,
});

partMutation('deleteReviewGroup', {
  description: 'Deletes a review group with its reviewers and logic.',
  inputDescription: 'The review group to delete.',
  inputFields: (t) => ({
    reviewGroupId: t.globalID({
      required: true,
      for: ReviewGroup,
      description: 'The ID of the review group to delete.',
    }),
  }),
  part: ({ input: { reviewGroupId } }) => reviewGroupId,
  run: async (ctx, { input: { reviewGroupId } }) => ({
    stepId: await deleteReviewGroup(ctx, { reviewGroupId: reviewGroupId.id }),
    deletedId: reviewGroupId.id,
  }),
  outputFields: (t) => ({
    ...stepOutput(t),
    deletedReviewGroupId: t.globalID({
      description: 'The ID of the deleted review group.',
      resolve: ({ done: { deletedId } }) => ({ type: ReviewGroup, id: deletedId }),
    }),
  }),
});
