import { Worker } from 'node:worker_threads';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { pdfLimits, type PdfFlaw, type PdfForm, type ReadPdfForm } from '#server/documents/pdfForm.ts';

const thread = new URL('./pdfFormThread.ts', import.meta.url);
/** A file of 20 MB took 110 MB; what needs more is made to. */
const memory = { maxOldGenerationSizeMb: 384, maxYoungGenerationSizeMb: 64 };

let last: Promise<unknown> = Promise.resolve();

/** Reads a PDF beside the event loop, one file at a time, within limits of memory and time. */
export const readPdfForm: ReadPdfForm = (bytes) => {
  const read = last.then(() => readInThread(bytes));
  last = read.catch(() => undefined);
  return read;
};

function readInThread(bytes: Uint8Array<ArrayBuffer>): Promise<Result<PdfForm, PdfFlaw>> {
  const { promise, resolve, reject } = Promise.withResolvers<Result<PdfForm, PdfFlaw>>();
  const worker = new Worker(thread, { workerData: bytes, resourceLimits: memory, stdout: true, stderr: true });
  const clock = setTimeout(() => resolve(failed('tooComplex')), pdfLimits.milliseconds);
  worker.once('message', (read: PdfForm | PdfFlaw) => resolve(typeof read === 'string' ? failed(read) : ok(read)));
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(failed('tooComplex')) : reject(error),
  );
  return promise.finally(async () => {
    clearTimeout(clock);
    await worker.terminate();
  });
}
