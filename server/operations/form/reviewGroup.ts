import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { ReviewLogic, ReviewType } from '#domain/review/ReviewGroup.ts';
import { stepKindOf } from '#domain/submission/stepKinds.ts';
import { movedTo } from '#domain/template/positions.ts';
import { newId } from '#server/newId.ts';
import { draftOperation, refuseOverLimit, type Draft } from '#server/operations/form/draft.ts';
import { patchedName, patchedText } from '#server/operations/form/names.ts';
import { idsOf, positionOrder, renumber } from '#server/operations/form/positions.ts';
import { prepareRemoval } from '#server/operations/form/removeParts.ts';
import { stepOf } from '#server/operations/form/step.ts';

export interface ReviewGroupSettings {
  readonly name?: string | null;
  readonly reviewType?: ReviewType;
  readonly logicType?: ReviewLogic;
  readonly required?: boolean;
  readonly requireSignature?: boolean;
  readonly affidavit?: string | null;
  readonly defaultApprovalMessage?: string | null;
  readonly defaultRejectionMessage?: string | null;
}

export const createReviewGroup = draftOperation<ReviewGroupSettings & { readonly stepId: string }, string>(
  'createReviewGroup',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId, ...settings }) => {
    const { type } = await stepOf(draft, stepId);
    if (stepKindOf(type).part !== 'reviewGroup') throw new InvalidInput([{ path: '', code: 'noReviewStep' }]);
    const others = await groupsOf(draft, stepId);
    refuseOverLimit('reviewGroupsOfStep', others.length + 1);
    const id = newId();
    const row = { id, identity: newId(), teamId: draft.teamId, flowTemplateId: draft.id, stepId };
    await draft.db.reviewGroup.create({ data: { ...row, ...columnsOf(settings), position: others.length } });
    draft.changed('ReviewGroup', id, 'created');
    return id;
  },
);

export const updateReviewGroup = draftOperation<ReviewGroupSettings & { readonly reviewGroupId: string }, string>(
  'updateReviewGroup',
  ({ reviewGroupId }) => ['ReviewGroup', reviewGroupId],
  async (draft, { reviewGroupId, ...settings }) => {
    await draft.db.reviewGroup.update({ where: { id: reviewGroupId }, data: columnsOf(settings) });
    draft.changed('ReviewGroup', reviewGroupId, 'updated');
    return reviewGroupId;
  },
);

export const reorderReviewGroup = draftOperation<{ reviewGroupId: string; position: number }, string>(
  'reorderReviewGroup',
  ({ reviewGroupId }) => ['ReviewGroup', reviewGroupId],
  async (draft, { reviewGroupId, position }) => {
    const { stepId } = await draft.db.reviewGroup.findUniqueOrThrow({ where: { id: reviewGroupId } });
    await renumber(draft.db, 'review_groups', movedTo(await groupsOf(draft, stepId), reviewGroupId, position));
    draft.changed('ReviewGroup', reviewGroupId, 'moved');
    return reviewGroupId;
  },
);

/** Deletes its reviewers and logic as well. Returns the step's id. */
export const deleteReviewGroup = draftOperation<{ reviewGroupId: string }, string>(
  'deleteReviewGroup',
  ({ reviewGroupId }) => ['ReviewGroup', reviewGroupId],
  async (draft, { reviewGroupId }) => {
    await prepareRemoval(draft, reviewGroupId);
    const { stepId } = await draft.db.reviewGroup.delete({ where: { id: reviewGroupId } });
    await renumber(draft.db, 'review_groups', await groupsOf(draft, stepId));
    draft.changed('ReviewGroup', reviewGroupId, 'deleted');
    return stepId;
  },
);

const columnsOf = (settings: ReviewGroupSettings): ReviewGroupSettings => ({
  ...settings,
  name: patchedName(settings.name),
  affidavit: patchedName(settings.affidavit),
  defaultApprovalMessage: patchedText(settings.defaultApprovalMessage),
  defaultRejectionMessage: patchedText(settings.defaultRejectionMessage),
});

const groupsOf = async ({ db, id }: Draft, stepId: string): Promise<string[]> =>
  idsOf(await db.reviewGroup.findMany({ where: { flowTemplateId: id, stepId }, ...positionOrder }));
