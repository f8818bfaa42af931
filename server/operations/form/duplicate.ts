import { insertedAt } from '#domain/template/positions.ts';
import { replaceIds } from '#domain/template/replaceIds.ts';
import { newId } from '#server/newId.ts';
import { copyParts, type CopiedIds } from '#server/operations/form/copyParts.ts';
import { descendantParts } from '#server/operations/form/descendantParts.ts';
import { draftOperation, type Draft } from '#server/operations/form/draft.ts';
import { fieldsOf } from '#server/operations/form/field.ts';
import { formFees } from '#server/operations/form/formFees.ts';
import { nameOfCopy } from '#server/operations/form/names.ts';
import { renumber } from '#server/operations/form/positions.ts';
import { refuseTooLarge } from '#server/operations/form/refuseTooLarge.ts';
import { sectionsOf } from '#server/operations/form/section.ts';
import { stepsOf } from '#server/operations/form/step.ts';

/** Copies a step with everything in it, and inserts the copy right after the original. */
export const duplicateStep = draftOperation<{ stepId: string }, string>(
  'duplicateStep',
  ({ stepId }) => ['Step', stepId],
  async (draft, { stepId }) => {
    const order = await stepsOf(draft);
    const copyId = await duplicate(draft, stepId);
    const { name } = await draft.db.step.findUniqueOrThrow({ where: { id: copyId } });
    await draft.db.step.update({ where: { id: copyId }, data: { name: nameOfCopy(name) } });
    const fees = await formFees(draft.db, draft.masterTemplateId);
    await draft.db.paymentConfig.updateMany({ where: { stepId: copyId }, data: fees });
    await renumber(draft.db, 'steps', behind(order, stepId, copyId));
    draft.changed('Step', copyId, 'created');
    return copyId;
  },
);

/** Copies a section with its fields within the same step. */
export const duplicateSection = draftOperation<{ sectionId: string }, string>(
  'duplicateSection',
  ({ sectionId }) => ['Section', sectionId],
  async (draft, { sectionId }) => {
    const { stepId, surveyId, name } = await draft.db.section.findUniqueOrThrow({ where: { id: sectionId } });
    const order = await sectionsOf(draft, { stepId, surveyId });
    const copyId = await duplicate(draft, sectionId);
    await draft.db.section.update({ where: { id: copyId }, data: { name: nameOfCopy(name) } });
    await renumber(draft.db, 'sections', behind(order, sectionId, copyId));
    draft.changed('Section', copyId, 'created');
    return copyId;
  },
);

/** Copies a field with its options and settings within the same section. */
export const duplicateField = draftOperation<{ fieldId: string }, string>(
  'duplicateField',
  ({ fieldId }) => ['Field', fieldId],
  async (draft, { fieldId }) => {
    const { sectionId, name } = await draft.db.field.findUniqueOrThrow({ where: { id: fieldId } });
    const order = await fieldsOf(draft, sectionId);
    const copyId = await duplicate(draft, fieldId);
    await draft.db.field.update({ where: { id: copyId }, data: { name: nameOfCopy(name) } });
    await renumber(draft.db, 'fields', behind(order, fieldId, copyId));
    draft.changed('Field', copyId, 'created');
    return copyId;
  },
);

const behind = (order: readonly string[], original: string, copy: string): string[] =>
  insertedAt(order, copy, order.indexOf(original) + 1);

async function duplicate(draft: Draft, partId: string): Promise<string> {
  const parts = await descendantParts(draft.tx.queries, draft.id, partId);
  const copies = await copyParts(draft.db, { parts, into: draft.id, teamId: draft.teamId, identities: 'new' });
  await duplicateLogic(draft, copies);
  await refuseTooLarge(draft);
  return copies.get(partId) as string;
}

/** Copies the logic of the originals. Conditions refer to the copies of fields that were copied as well. */
async function duplicateLogic(draft: Draft, copies: CopiedIds): Promise<void> {
  const { logicConfigs } = await draft.source();
  const data = logicConfigs.flatMap(({ action, targetType, targetIdentity, conditions }) => {
    const copied = copies.get(targetIdentity);
    if (copied === undefined) return [];
    const row = { id: newId(), teamId: draft.teamId, flowTemplateId: draft.id, action, targetType };
    return [{ ...row, targetIdentity: copied, conditions: replaceIds(conditions, copies) as object[] }];
  });
  if (data.length > 0) await draft.db.logicConfig.createMany({ data });
}
