import { failed, ok } from '#domain/kernel/result.ts';
import { keptThread, tooMuch } from '#server/documents/keptThread.ts';
import { pdfLimits, type PdfFlaw, type PdfForm, type ReadPdfForm } from '#server/documents/pdfForm.ts';

const readInThread = keptThread<Uint8Array, PdfForm | PdfFlaw>({
  module: new URL('./pdfFormThread.ts', import.meta.url),
  /** A file of 20 MB took 110 MB; what needs more is made to. */
  memory: { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 },
  milliseconds: pdfLimits.milliseconds,
});

/** Reads a PDF beside the event loop, one file at a time, within limits of memory and time. */
export const readPdfForm: ReadPdfForm = async (bytes) => {
  const read = await readInThread(bytes);
  if (read === tooMuch) return failed('tooComplex');
  return typeof read === 'string' ? failed(read) : ok(read);
};
