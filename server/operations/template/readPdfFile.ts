import { buffer } from 'node:stream/consumers';
import { InvalidInput } from '#domain/kernel/refusal.ts';
import { pdfLimits, type PdfProblem } from '#server/documents/PdfForm.ts';
import { pdfProblem } from '#server/documents/pdfProblem.ts';
import { acceptFile } from '#server/operations/file/acceptFile.ts';
import type { OperationContext } from '#server/Services.ts';

/** An uploaded PDF and its form fields. */
export interface PdfFile {
  readonly id: string;
  readonly fieldNames: readonly string[];
}

/** Accepts an uploaded PDF and reads its fields; an unusable file is refused with the reason. */
export async function readPdfFile(ctx: OperationContext, fileId: string): Promise<PdfFile> {
  const file = await acceptFile(ctx, { fileId, maxBytes: pdfLimits.bytes });
  if (file.detectedType !== 'application/pdf') throw refused('unreadable');
  const bytes = await buffer(await ctx.services.files.read(file.key));
  const read = await ctx.services.readPdfForm(new Uint8Array(bytes));
  if (!read.ok) throw refused(read.error);
  return { id: file.id, fieldNames: read.value.fieldNames };
}

const refused = (problem: PdfProblem): InvalidInput => new InvalidInput([{ path: 'file', ...pdfProblem(problem) }]);
