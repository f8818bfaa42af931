import { failed, ok, type Result } from '#domain/kernel/result.ts';
import { keptThread, tooMuch } from '#server/documents/keptThread.ts';

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

const fillInThread = keptThread<PdfToFill, Filled>({
  module: new URL('./fillPdfThread.ts', import.meta.url),
  memory: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 },
  /** What a person waits for takes a tenth of a second; a file that takes this long never ends. */
  milliseconds: 60_000,
});

/** Fills in a PDF beside the event loop, one at a time, within limits of memory and time. Nothing in it can be changed. */
export async function fillPdf(pdf: PdfToFill): Promise<Result<Uint8Array<ArrayBuffer>, FillFlaw>> {
  const filled = await fillInThread(pdf);
  if (filled === tooMuch) return failed({ reason: 'tooComplex' });
  return 'reason' in filled ? failed(filled) : ok(filled);
}
