import { Readable } from 'node:stream';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import {
  runInFileProcess,
  type FillResult,
  type FillProblem,
  type FillTask,
} from '#server/documents/runInFileProcess.ts';

export interface PdfToFill extends FillTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Filling takes a tenth of a second; a file that takes this long never finishes. */
const milliseconds = 60_000;

/**
 * Fills in a PDF in a separate process, one at a time, with limits on memory and time. The result can't be edited.
 * Pass a person to use that person's queue.
 */
export async function fillPdf(
  { bytes, ...task }: PdfToFill,
  person = 'outputs',
): Promise<Result<Uint8Array<ArrayBuffer>, FillProblem>> {
  const content = (): Readable => Readable.from([bytes]);
  const answer = await runInFileProcess({ input: { name: 'fill', ...task }, content, timeoutMs: milliseconds }, person);
  if (answer === limitExceeded) return failed({ reason: 'tooComplex' });
  const filled = answer as FillResult;
  return 'reason' in filled ? failed(filled) : ok(filled);
}
