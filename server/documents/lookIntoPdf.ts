import { askPdfProcess } from '#server/documents/askPdfProcess.ts';
import { tooMuch } from '#server/documents/keptProcess.ts';
import type { LookIntoPdf, PdfContent } from '#server/documents/lookInto.ts';
import { pdfLimits } from '#server/documents/PdfForm.ts';

/** Looks into a PDF beside the event loop, in pieces, within limits of memory and time. */
export const lookIntoPdf: LookIntoPdf = async (open) => {
  const answer = await askPdfProcess({ asked: { name: 'look' }, content: open, milliseconds: pdfLimits.milliseconds });
  return answer === tooMuch ? 'bomb' : (answer as PdfContent);
};
