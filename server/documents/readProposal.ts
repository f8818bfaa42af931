import type { Readable } from 'node:stream';
import type { CodedProblem } from '#domain/form/fields/FieldKind.ts';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import type { FormProposal } from '#domain/template/formProposal/FormProposal.ts';
import type { ProposalFileKind } from '#domain/template/formProposal/proposalFileKinds.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import { pdfLimits } from '#server/documents/PdfForm.ts';
import { fileTooComplex, pdfProblem } from '#server/documents/pdfProblem.ts';
import { runInFileProcess } from '#server/documents/runInFileProcess.ts';

/** The form that a file proposes, read in a separate process with limits on memory and time. */
export async function readProposal(
  open: () => Promise<Readable>,
  kind: ProposalFileKind,
  person: string,
): Promise<Result<FormProposal, CodedProblem>> {
  const input = { name: 'proposal', kind } as const;
  const answer = await runInFileProcess({ input, content: open, timeoutMs: pdfLimits.milliseconds }, person);
  if (answer === limitExceeded) return failed(kind === 'pdf' ? pdfProblem('tooComplex') : fileTooComplex);
  const read = answer as FormProposal | CodedProblem;
  return 'code' in read ? failed(read) : ok(read);
}
