import { Readable } from 'node:stream';
import { failed, ok } from '#domain/kernel/result.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import { pdfLimits, type PdfProblem, type PdfForm, type ReadPdfForm } from '#server/documents/PdfForm.ts';
import { runInFileProcess } from '#server/documents/runInFileProcess.ts';

/** Reads a PDF in a separate process, one file at a time, with limits on memory and time. */
export const readPdfForm: ReadPdfForm = async (bytes) => {
  const content = (): Readable => Readable.from([bytes]);
  const answer = await runInFileProcess(
    { input: { name: 'read' }, content, timeoutMs: pdfLimits.milliseconds },
    'documents of forms',
  );
  if (answer === limitExceeded) return failed('tooComplex');
  return typeof answer === 'string' ? failed(answer as PdfProblem) : ok(answer as PdfForm);
};
