import { isContentList, isContentRecord, type Content } from '#domain/form/Content.ts';
import { Refusal } from '#domain/kernel/refusal.ts';
import { saveAnswer, type SaveAnswerInput, type SavedAnswer } from '#server/operations/answer/saveAnswer.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import type { OperationContext } from '#server/Services.ts';

export interface AnsweredFilePlace extends Pick<SaveAnswerInput, 'isCorrection' | 'mayCorrect'> {
  readonly activeStepId: string;
  readonly datumFileId: string;
}

/**
 * Removes one file from the answer it is in. This saves the answer like any other change, based on its current
 * revision.
 */
export async function removeAnswerFile(
  ctx: OperationContext,
  { activeStepId, datumFileId, ...writer }: AnsweredFilePlace,
): Promise<SavedAnswer> {
  const { db } = ctx.services;
  const file = await db.datumFile.findFirst({ where: { id: datumFileId, removedAt: null } });
  refuseUnless(file, 'outdated');
  const { submissionId, fieldIdentity, rowPath, fileId } = file;
  const where = { submissionId_fieldIdentity_rowPath: { submissionId, fieldIdentity, rowPath } };
  const answer = await db.answer.findUnique({ where, include: { field: true } });
  const content = (answer?.content ?? null) as Content;
  if (!answer || !isContentList(content)) throw new Refusal('outdated');
  return saveAnswer(ctx, {
    activeStepId,
    flowTemplateId: answer.field.flowTemplateId,
    fieldId: answer.fieldId,
    rowPath,
    content: content.filter((one) => !isContentRecord(one) || one['id'] !== fileId),
    revision: answer.revision,
    ...writer,
  });
}
