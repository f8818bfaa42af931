import { buffer } from 'node:stream/consumers';
import { formatDate } from '#domain/kernel/instants.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { issuedDocumentWords } from '#messages/output/issuedDocumentWords.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { fillPdf } from '#server/documents/fillPdf.ts';
import { newFileKey } from '#server/files/fileKeys.ts';
import { safeFileName } from '#server/files/fileNames.ts';
import type { IssuedOutput } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { documentProblemSentence, type DocumentProblem } from '#server/operations/output/DocumentProblem.ts';
import { ensureFrozenAnswers } from '#server/operations/output/ensureFrozenAnswers.ts';
import { failOutput } from '#server/operations/output/failOutput.ts';
import {
  loadDocument,
  loadOutput,
  validityOf,
  outputValues,
  type LoadedOutput,
  type Validity,
} from '#server/operations/output/LoadedOutput.ts';
import { verificationFooterOf } from '#server/operations/output/verificationFooterOf.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
import { mailCompletedLate, wasJustCompleted } from '#server/operations/submission/mailApplicants.ts';
import { recordChange } from '#server/operations/submission/recordChange.ts';
import { teamLetterhead } from '#server/queries/team/teamLetterhead.ts';
import { documentsInUse } from '#server/queries/template/documentsInUse.ts';
import type { OperationContext } from '#server/Services.ts';

export interface OutputJob {
  readonly jobId: string;
  readonly issuedOutputId: string;
}

/**
 * Generates an output's document from its frozen answers and notifies its holders. If the job is killed, the next
 * attempt starts over: only the last transaction is visible, and it succeeds for one attempt only. Leftover bytes are
 * swept.
 */
export async function generateOutput(ctx: OperationContext, job: OutputJob): Promise<void> {
  const found = await loadOutput(ctx.services, job.issuedOutputId);
  if (found?.state !== 'waiting' || found.jobId !== job.jobId || found.submission.deletedAt !== null) return;
  const output = found.frozenAnswers === null ? await ensureFrozenAnswers(ctx, found) : found;
  if (output === null) return failOutput(ctx, { ...job, failureMessage: refusalSentence('approvedAnswersChanged') });
  const validity = validityOf(output);
  const made = await makeFile(ctx, output, validity);
  if (made !== null && 'reason' in made)
    await failOutput(ctx, { ...job, failureMessage: documentProblemSentence(made) });
  else await finishOutput(ctx, { ...job, validity, file: made });
}

interface MadeFile {
  readonly id: string;
  readonly byteSize: number;
}

async function makeFile(
  ctx: OperationContext,
  output: LoadedOutput,
  validity: Validity,
): Promise<MadeFile | DocumentProblem | null> {
  const { services } = ctx;
  const { configuredOutput: configured, outputIdentity } = output;
  if (configured.documentId === null) return null;
  const { version } = configured.flowTemplate;
  const id = (await documentsInUse(services.db, [configured], version)).get(outputIdentity);
  const document = await loadDocument(services, id);
  if (!document?.file) return { reason: 'notInUse', version };
  const values = await outputValues(services, output, { validity, mappings: document.documentMappings });
  if (values === null) return null;
  const bytes = new Uint8Array(await buffer(await services.files.read(document.file.key)));
  const check = await verificationFooterOf(ctx, output);
  const filled = await fillPdf({
    bytes,
    title: output.name,
    values,
    continuation: issuedDocumentWords.continuation,
    letterhead: await teamLetterhead(services, output.teamId),
    check,
  });
  if (!filled.ok) return filled.error;
  const file = await noteOutputFile(ctx, output);
  const { size: byteSize } = await services.files.put(file.key, filled.value, pdf);
  return { id: file.id, byteSize };
}

const pdf = 'application/pdf';

/** The row is written before the bytes, so that the sweep finds unreferenced bytes. */
const noteOutputFile = operation<LoadedOutput, { id: string; key: string }>(
  'noteOutputFile',
  async (tx, { name, teamId, submissionId, submission: { customId, scopedId } }) => {
    const file = { id: newId(), key: newFileKey('generated') };
    const filename = safeFileName(`${name} ${customId ?? scopedId}.pdf`);
    await tx.db.storedFile.create({
      data: { ...file, teamId, submissionId, filename, contentType: pdf, createdAt: tx.now },
    });
    return file;
  },
);

interface Finished extends OutputJob {
  readonly validity: Validity;
  readonly file: MadeFile | null;
}

const finishOutput = operation<Finished, void>(
  'finishOutput',
  async (tx, { jobId, issuedOutputId: id, validity, file }) => {
    const fileId = file?.id ?? null;
    const named = await tx.db.issuedOutput.findUniqueOrThrow({ where: { id } });
    const submission = await lockSubmission(tx, named.submissionId, 'updateOutput');
    const output = await tx.db.issuedOutput.findUniqueOrThrow({
      where: { id },
      include: { submission: { include: { team: true } } },
    });
    if (output.state !== 'waiting' || output.jobId !== jobId) return;
    if (file !== null) {
      const data = { state: 'stored', byteSize: file.byteSize, detectedType: pdf, storedAt: tx.now } as const;
      await tx.db.storedFile.update({ where: { id: file.id }, data });
    }
    await tx.db.issuedOutput.update({ where: { id }, data: { ...validity, state: 'generated', fileId } });
    if (output.fileId !== null && output.fileId !== fileId) await supersede(tx, output, output.fileId);
    const { publicUrl } = tx.ctx.services;
    const { expiresAt } = validity;
    const validUntil = expiresAt === null ? null : formatDate(dateIn(expiresAt, output.submission.team.timeZone));
    const isComplete = wasJustCompleted(tx, submission.finishedAt);
    const told = await notify(tx, submission.id, await applicantsOf(tx, submission.id), {
      type: 'outputIssued',
      kind: 'outputIssued',
      params: (about) => ({
        ...{ ...about, outputName: output.name, validUntil, isComplete },
        link: `${publicUrl}/issued_outputs/${id}`,
      }),
      once: `outputIssued:${id}`,
    });
    await mailCompletedLate(tx, submission, told);
    const result = { issuedOutputId: id, fileUrl: fileId === null ? null : `${publicUrl}${downloadPath(id)}` };
    await updateJob(tx, jobId, { state: 'complete', result });
    await recordChange(tx, submission, { kind: 'generateOutput', data: { issuedOutputId: id, output: output.name } });
  },
);

/** Issued documents are kept, since someone may have a copy. */
async function supersede(tx: Tx, { id, teamId }: IssuedOutput, fileId: string): Promise<void> {
  const data = { id: newId(), teamId, issuedOutputId: id, fileId, supersededAt: tx.now };
  await tx.db.supersededOutput.create({ data });
}

export const downloadPath = (issuedOutputId: string): string => `/issued_outputs/${issuedOutputId}/download`;
