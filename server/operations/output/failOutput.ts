import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { mailCompletedLate } from '#server/operations/submission/mailApplicants.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';

interface Failed {
  readonly jobId: string;
  readonly issuedOutputId: string;
  /** what staff can do about it; omitted if unknown */
  readonly failureMessage?: string;
}

/** Shows staff that a document can't be generated; they can fix the cause and generate it again. */
export const failOutput = operation<Failed, void>(
  'failOutput',
  async (tx, { jobId, issuedOutputId: id, failureMessage = issuedDocumentWords.failed }) => {
    const { submissionId } = await tx.db.issuedOutput.findUniqueOrThrow({ where: { id } });
    const submission = await lockSubmission(tx, submissionId, 'updateOutput');
    const where = { id, jobId, state: 'waiting' } as const;
    const { count } = await tx.db.issuedOutput.updateMany({ where, data: { state: 'failed', failureMessage } });
    if (count === 0) return;
    await updateJob(tx, jobId, {
      state: 'failed',
      failure: { code: 'outputFailed', message: issuedDocumentWords.failed },
    });
    await mailCompletedLate(tx, submission, []);
    await recordChange(tx, submission, { kind: 'failOutput', data: { issuedOutputId: id }, isInternal: true });
  },
);
