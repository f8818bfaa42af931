import { buffer } from 'node:stream/consumers';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';
import { pdfLimits, type PdfProblem } from '#server/documents/PdfForm.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import type { OperationContext } from '#server/Services.ts';

/** An uploaded PDF and its form fields. */
export interface PdfFile {
  readonly id: string;
  readonly fieldNames: readonly string[];
}

const codes: Readonly<Record<PdfProblem, RefusalCode>> = {
  unreadable: 'documentFileUnreadable',
  locked: 'documentFileLocked',
  tooComplex: 'documentFileTooComplex',
};

/** Accepts an uploaded PDF and reads its fields; an unusable file is refused with the reason. */
export async function readPdfFile(ctx: OperationContext, fileId: string): Promise<PdfFile> {
  const file = await acceptFile(ctx, { fileId, maxBytes: pdfLimits.bytes });
  if (file.detectedType !== 'application/pdf') throw refused('unreadable');
  const bytes = await buffer(await ctx.services.files.read(file.key));
  const read = await ctx.services.readPdfForm(new Uint8Array(bytes));
  if (!read.ok) throw refused(read.error);
  return { id: file.id, fieldNames: read.value.fieldNames };
}

function refused(problem: PdfProblem): InvalidInput {
  const { pages, fields } = pdfLimits;
  return new InvalidInput([{ path: 'file', code: codes[problem], params: { pages, fields } }]);
}
