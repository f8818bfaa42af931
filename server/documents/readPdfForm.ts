import { Readable } from 'node:stream';
import { failed, ok } from '#domain/kernel/result.ts';
import { askFileProcess } from '#server/documents/askFileProcess.ts';
import { tooMuch } from '#server/documents/keptProcess.ts';
import { pdfLimits, type PdfProblem, type PdfForm, type ReadPdfForm } from '#server/documents/PdfForm.ts';

/** Reads a PDF in a separate process, one file at a time, with limits on memory and time. */
export const readPdfForm: ReadPdfForm = async (bytes) => {
  const content = (): Readable => Readable.from([bytes]);
  const answer = await askFileProcess(
    { asked: { name: 'read' }, content, milliseconds: pdfLimits.milliseconds },
    'documents of forms',
  );
  if (answer === tooMuch) return failed('tooComplex');
  return typeof answer === 'string' ? failed(answer as PdfProblem) : ok(answer as PdfForm);
};
