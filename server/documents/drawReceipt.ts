import { Readable } from 'node:stream';
import { limitExceeded } from '#server/documents/createChildWorker.ts';
import { receiptPdf, type PrintedReceipt } from '#server/documents/receiptPdf.ts';
import { runInFileProcess } from '#server/documents/runInFileProcess.ts';

/** Drawing takes a tenth of a second. */
const milliseconds = 10_000;

/** Draws a receipt, in a separate process if it has a logo, which is an untrusted file. */
export async function drawReceipt(receipt: PrintedReceipt, teamId: string): Promise<Uint8Array<ArrayBuffer>> {
  const { letterhead } = receipt;
  if (letterhead.logo === null) return receiptPdf(receipt);
  const content = (): Readable => Readable.from([]);
  const question = { input: { name: 'receipt' as const, receipt }, content, timeoutMs: milliseconds };
  const drawn = await runInFileProcess(question, teamId);
  // a picture that takes too much to draw is left out
  if (drawn === limitExceeded) return receiptPdf({ ...receipt, letterhead: { ...letterhead, logo: null } });
  return drawn as Uint8Array<ArrayBuffer>;
}
