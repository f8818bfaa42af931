import { builder } from '#server/graphql/builder.ts';
import { ReviewLogicEnum, ReviewTypeEnum } from '#server/graphql/form/enums.ts';
import { partMutation } from '#server/graphql/form/partMutation.ts';
import { orUnset } from '#server/graphql/form/patch.ts';
import { ReviewGroup, reviewGroupOutput } from '#server/graphql/form/ReviewGroup.ts';
import { seenMeaning, SeenTexts } from '#server/graphql/form/seenTexts.ts';
import { Step, stepOutput } from '#server/graphql/form/Step.ts';
import { line, requestKey, requestKeyMeaning } from '#server/graphql/inputTexts.ts';
import {
  createReviewGroup,
  deleteReviewGroup,
  reorderReviewGroup,
  updateReviewGroup,
} from '#server/operations/form/reviewGroup.ts';

const Settings = builder.inputType('ReviewGroupSettingsInput', {
  description: 'How a group reviews; what is left out stays.',
  fields: (t) => ({
    name: t.string({ validate: line, description: 'As staff call it; null for none.' }),
    reviewType: t.field({ type: ReviewTypeEnum, description: 'Named reviewers, or third parties.' }),
    logicType: t.field({ type: ReviewLogicEnum, description: 'and: all must approve; or: one of them.' }),
    required: t.boolean({ description: 'The step waits for it.' }),
    requireSignature: t.boolean({ description: 'Reviewers sign.' }),
    affidavit: t.string({ validate: line, description: 'What they certify; null for the usual sentence.' }),
    defaultApprovalMessage: t.string({ validate: line, description: 'A comment begins with it on approval.' }),
    defaultRejectionMessage: t.string({ validate: line, description: 'A comment begins with it on rejection.' }),
  }),
});

type Input = typeof Settings.$inferInput;

function settingsOf({ reviewType, logicType, required, requireSignature, ...texts }: Input = {}) {
  return { ...texts, ...orUnset({ reviewType, logicType, required, requireSignature }) };
}

partMutation('createReviewGroup', {
  description: 'Adds a group of reviewers to a review step.',
  inputDescription: 'A review group.',
  inputFields: (t) => ({
    stepId: t.globalID({ required: true, for: Step, description: 'The review step.' }),
    settings: t.field({ type: Settings, description: 'How it reviews.' }),
    idempotencyKey: t.string({ validate: requestKey, description: requestKeyMeaning }),
  }),
  part: ({ input: { stepId } }) => stepId,
  run: async (ctx, { input: { stepId, settings, idempotencyKey } }) => {
    const group = { stepId: stepId.id, ...settingsOf(settings ?? {}) };
    return { reviewGroupId: await createReviewGroup(ctx, group, idempotencyKey) };
  },
  outputFields: reviewGroupOutput,
});

partMutation('updateReviewGroup', {
  description: 'Changes how a group reviews.',
  inputDescription: 'What is left out stays.',
  inputFields: (t) => ({
    reviewGroupId: t.globalID({ required: true, for: ReviewGroup, description: 'Which group.' }),
    settings: t.field({ type: Settings, required: true, description: 'How it reviews.' }),
    seen: t.field({ type: SeenTexts, description: seenMeaning }),
  }),
  part: ({ input: { reviewGroupId } }) => reviewGroupId,
  run: async (ctx, { input: { reviewGroupId, settings, seen } }) => ({
    reviewGroupId: await updateReviewGroup(ctx, { reviewGroupId: reviewGroupId.id, seen, ...settingsOf(settings) }),
  }),
  outputFields: reviewGroupOutput,
});

partMutation('reorderReviewGroup', {
  description: 'Moves a group among those of its step.',
  inputDescription: 'Where it is to stand.',
  inputFields: (t) => ({
    reviewGroupId: t.globalID({ required: true, for: ReviewGroup, description: 'Which group.' }),
    position: t.int({ required: true, description: 'From 0; beyond the end is the end.' }),
  }),
  part: ({ input: { reviewGroupId } }) => reviewGroupId,
  run: async (ctx, { input: { reviewGroupId, position } }) => ({
    reviewGroupId: await reorderReviewGroup(ctx, { reviewGroupId: reviewGroupId.id, position }),
  }),
  outputFields: reviewGroupOutput,
});

partMutation('deleteReviewGroup', {
  description: 'Removes a group with its reviewers and logic.',
  inputDescription: 'The group to remove.',
  inputFields: (t) => ({
    reviewGroupId: t.globalID({ required: true, for: ReviewGroup, description: 'Which group.' }),
  }),
  part: ({ input: { reviewGroupId } }) => reviewGroupId,
  run: async (ctx, { input: { reviewGroupId } }) => ({
    stepId: await deleteReviewGroup(ctx, { reviewGroupId: reviewGroupId.id }),
    deletedId: reviewGroupId.id,
  }),
  outputFields: (t) => ({
    ...stepOutput(t),
    deletedReviewGroupId: t.globalID({
      description: 'Of the group that was there.',
      resolve: ({ done: { deletedId } }) => ({ type: ReviewGroup, id: deletedId }),
    }),
  }),
});
