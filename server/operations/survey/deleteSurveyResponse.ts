import { operation } from '#server/operations/operation.ts';
import { refuseUnless } from '#server/operations/refusals.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

/** Hides a survey response from everyone, including the respondent. Returns the submission's id. */
export const deleteSurveyResponse = operation<string, string>('deleteSurveyResponse', async (tx, id) => {
  const response = await tx.db.surveySubmission.findUnique({
    where: { id, deletedAt: null },
    include: { activeStep: { select: { submissionId: true } } },
  });
  refuseUnless(response?.activeStep, 'outdated');
  const submission = await lockSubmission(tx, response.activeStep.submissionId, 'deleteSurveyResponse');
  await tx.db.surveySubmission.update({ where: { id }, data: { deletedAt: tx.now } });
  const data = { number: response.scopedId };
  await recordChange(tx, submission, { kind: 'deleteSurveyResponse', data, isInternal: true });
  return submission.id;
});
