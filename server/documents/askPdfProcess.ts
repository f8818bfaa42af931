import { keptProcess } from '#server/documents/keptProcess.ts';
import type { FillTask, Filled } from '#server/documents/fillPdf.ts';
import type { PdfContent } from '#server/documents/lookInto.ts';
import type { PdfProblem, PdfForm } from '#server/documents/PdfForm.ts';

export type PdfTask = { readonly name: 'look' } | { readonly name: 'read' } | ({ readonly name: 'fill' } & FillTask);

export type PdfAnswer = PdfContent | PdfForm | PdfProblem | Filled;

/** One process for all that is done with PDFs. A form of 20 MB took 170 MB in it; what needs more is made to. */
export const askPdfProcess = keptProcess<PdfTask, PdfAnswer>({
  module: new URL('./pdfProcess.ts', import.meta.url),
  limits: { megabytes: 320, cpuSeconds: 900 },
});
