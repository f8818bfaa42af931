import { askFileProcess } from '#server/documents/askFileProcess.ts';
import { tooMuch } from '#server/documents/keptProcess.ts';
import type { LookIntoPdf, PdfContent } from '#server/documents/lookInto.ts';
import { pdfLimits } from '#server/documents/PdfForm.ts';

/** Inspects a PDF in a separate process, in chunks, with limits on memory and time. */
export const lookIntoPdf: LookIntoPdf = async (open, person) => {
  const question = { asked: { name: 'look' }, content: open, milliseconds: pdfLimits.milliseconds } as const;
  const answer = await askFileProcess(question, person);
  return answer === tooMuch ? 'bomb' : (answer as PdfContent);
};
