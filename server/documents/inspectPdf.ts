import type { InspectPdf, PdfContent } from '#server/documents/classifyPdf.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import { pdfLimits } from '#server/documents/PdfForm.ts';
import { runInFileProcess } from '#server/documents/runInFileProcess.ts';

/** Inspects a PDF in a separate process, in chunks, with limits on memory and time. */
export const inspectPdf: InspectPdf = async (open, person) => {
  const request = { input: { name: 'look' }, content: open, timeoutMs: pdfLimits.milliseconds } as const;
  const answer = await runInFileProcess(request, person);
  return answer === limitExceeded ? 'bomb' : (answer as PdfContent);
};
