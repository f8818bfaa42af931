import { Worker } from 'node:worker_threads';
import { failed, ok, type Result } from '#domain/kernel/result.ts';

export interface PdfToFill {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly title: string;
  /** by the names of the form fields; a field that is not named keeps what stands in it */
  readonly values: Readonly<Record<string, string>>;
  /** the heading above text for which its field was too small */
  readonly continuation: string;
}

/** Why a document cannot be filled, however often it is tried. */
export interface FillFlaw {
  readonly reason: 'unreadable' | 'tooComplex' | 'unprintable';
  /** letters that none of our typefaces has */
  readonly letters?: string;
}

export type Filled = Uint8Array<ArrayBuffer> | FillFlaw;

const thread = new URL('./fillPdfThread.ts', import.meta.url);
const memory = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };
/** What a person waits for takes a tenth of a second; a file that takes this long never ends. */
const milliseconds = 60_000;

let last: Promise<unknown> = Promise.resolve();

/** Fills in a PDF beside the event loop, one at a time, within limits of memory and time. Nothing in it can be changed. */
export function fillPdf(pdf: PdfToFill): Promise<Result<Uint8Array<ArrayBuffer>, FillFlaw>> {
  const filled = last.then(() => fillInThread(pdf));
  last = filled.catch(() => undefined);
  return filled;
}

function fillInThread(pdf: PdfToFill): Promise<Result<Uint8Array<ArrayBuffer>, FillFlaw>> {
  const { promise, resolve, reject } = Promise.withResolvers<Result<Uint8Array<ArrayBuffer>, FillFlaw>>();
  const worker = new Worker(thread, { workerData: pdf, resourceLimits: memory, stdout: true, stderr: true });
  const clock = setTimeout(() => resolve(failed({ reason: 'tooComplex' })), milliseconds);
  worker.once('message', (filled: Filled) => resolve('reason' in filled ? failed(filled) : ok(filled)));
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(failed({ reason: 'tooComplex' })) : reject(error),
  );
  return promise.finally(async () => {
    clearTimeout(clock);
    await worker.terminate();
  });
}
