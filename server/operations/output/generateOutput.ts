import { buffer } from 'node:stream/consumers';
import { formatDate } from '#domain/kernel/moments.ts';
import { dateIn } from '#domain/kernel/timeZones.ts';
import { outputMessages } from '#messages/output/outputMessages.ts';
import { refusalSentence } from '#messages/shell/refusalSentence.ts';
import { fillPdf } from '#server/documents/fillPdf.ts';
import { safeFileName } from '#server/files/fileNames.ts';
import { newFileKey } from '#server/files/keys.ts';
import type { IssuedOutput } from '#server/generated/prisma/client.ts';
import { newId } from '#server/newId.ts';
import { changeJob } from '#server/operations/job/jobRow.ts';
import { applicantsOf, notify } from '#server/operations/mail/notices.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { checkStripOf } from '#server/operations/output/checkStripOf.ts';
import {
  documentInFull,
  outputInFull,
  validityOf,
  valuesOf,
  type OutputInFull,
  type Validity,
} from '#server/operations/output/documentOf.ts';
import { failOutput } from '#server/operations/output/failOutput.ts';
import { onAnswersOfNow } from '#server/operations/output/onAnswersOfNow.ts';
import { sentenceOf, type Unmade } from '#server/operations/output/Unmade.ts';
import { changed } from '#server/operations/submission/changed.ts';
import { lockSubmission } from '#server/operations/submission/lockSubmission.ts';
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
  const found = await outputInFull(ctx.services, job.issuedOutputId);
  if (found?.state !== 'waiting' || found.jobId !== job.jobId || found.submission.deletedAt !== null) return;
  const output = found.frozenAnswers === null ? await onAnswersOfNow(ctx, found) : found;
  if (output === null) return failOutput(ctx, { ...job, failureMessage: refusalSentence('approvedAnswersChanged') });
  const validity = validityOf(output);
  const made = await makeFile(ctx, output, validity);
  if (made !== null && 'reason' in made) await failOutput(ctx, { ...job, failureMessage: sentenceOf(made) });
  else await finishOutput(ctx, { ...job, validity, file: made });
}

interface MadeFile {
  readonly id: string;
  readonly byteSize: number;
}

async function makeFile(
  ctx: OperationContext,
  output: OutputInFull,
  validity: Validity,
): Promise<MadeFile | Unmade | null> {
  const { services } = ctx;
  const { configuredOutput: configured, outputIdentity } = output;
  if (configured.documentId === null) return null;
  const { version } = configured.flowTemplate;
  const id = (await documentsInUse(services.db, [configured], version)).get(outputIdentity);
  const document = await documentInFull(services, id);
  if (!document?.file) return { reason: 'notInUse', version };
  const values = await valuesOf(services, output, { validity, mappings: document.documentMappings });
  if (values === null) return null;
  const bytes = new Uint8Array(await buffer(await services.files.read(document.file.key)));
  const check = await checkStripOf(ctx, output);
  const filled = await fillPdf({ bytes, title: output.name, values, continuation: outputMessages.continuation, check });
  if (!filled.ok) return filled.error;
  const file = await noteFile(ctx, output);
  const { size: byteSize } = await services.files.put(file.key, filled.value, pdf);
  return { id: file.id, byteSize };
}

const pdf = 'application/pdf';

/** The row is written before the bytes, so that the sweep finds unreferenced bytes. */
const noteFile = operation<OutputInFull, { id: string; key: string }>(
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
    await notify(tx, submission.id, await applicantsOf(tx, submission.id), {
      type: 'outputIssued',
      kind: 'outputIssued',
      params: (about) => ({ ...about, outputName: output.name, validUntil, link: `${publicUrl}/issued_outputs/${id}` }),
      once: `outputIssued:${id}`,
    });
    const result = { issuedOutputId: id, fileUrl: fileId === null ? null : `${publicUrl}${downloadPath(id)}` };
    await changeJob(tx, jobId, { state: 'complete', result });
    await changed(tx, submission, { kind: 'generateOutput', data: { issuedOutputId: id, output: output.name } });
  },
);

/** Issued documents are kept, since someone may have a copy. */
async function supersede(tx: Tx, { id, teamId }: IssuedOutput, fileId: string): Promise<void> {
  const data = { id: newId(), teamId, issuedOutputId: id, fileId, supersededAt: tx.now };
  await tx.db.supersededOutput.create({ data });
}

export const downloadPath = (issuedOutputId: string): string => `/issued_outputs/${issuedOutputId}/download`;
