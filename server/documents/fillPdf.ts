import { Readable } from 'node:stream';
import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { tooMuch } from '#server/documents/keptProcess.ts';
import { askPdfProcess } from '#server/documents/askPdfProcess.ts';

export interface FillTask {
  readonly title: string;
  /** by the names of the form fields; a field that is not named keeps what stands in it */
  readonly values: Readonly<Record<string, string>>;
  /** the heading above text for which its field was too small */
  readonly continuation: string;
}

export interface PdfToFill extends FillTask {
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Why a document cannot be filled, however often it is tried. */
export interface FillProblem {
  readonly reason: 'unreadable' | 'tooComplex' | 'unprintable';
  /** letters that none of our typefaces has */
  readonly letters?: string;
}

export type Filled = Uint8Array<ArrayBuffer> | FillProblem;

/** What a person waits for takes a tenth of a second; a file that takes this long never ends. */
const milliseconds = 60_000;

/** Fills in a PDF beside the event loop, one at a time, within limits of memory and time. Nothing in it can be changed. */
export async function fillPdf({ bytes, ...task }: PdfToFill): Promise<Result<Uint8Array<ArrayBuffer>, FillProblem>> {
  const content = (): Readable => Readable.from([bytes]);
  const answer = await askPdfProcess({ asked: { name: 'fill', ...task }, content, milliseconds });
  if (answer === tooMuch) return failed({ reason: 'tooComplex' });
  const filled = answer as Filled;
  return 'reason' in filled ? failed(filled) : ok(filled);
}
