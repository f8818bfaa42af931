import type { PdfAnswer, PdfTask } from '#server/documents/askPdfProcess.ts';

// The process beside ours in which PDFs of strangers are read and drawn. Its memory and time are limited from outside.
type Told = { readonly piece: Uint8Array } | { readonly asked: PdfTask };

/** Whoever started us decides when we end, also when a terminal tells everybody to. */
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit());

let pieces: Uint8Array[] = [];
process.on('message', (told: Told) => {
  if ('piece' in told) {
    pieces.push(told.piece);
    return;
  }
  const bytes = new Uint8Array(Buffer.concat(pieces));
  pieces = [];
  void answerTo(told.asked, bytes)
    // memory that was not there is told as such; everything else was said by the task itself
    .catch((error: unknown) => (error instanceof RangeError ? null : Promise.reject(error as Error)))
    .then((answer) => process.send?.(answer));
});

/** Each loads what it needs when it is first asked. */
async function answerTo(task: PdfTask, bytes: Uint8Array<ArrayBuffer>): Promise<PdfAnswer> {
  switch (task.name) {
    case 'look': {
      const { lookInto } = await import('#server/documents/lookInto.ts');
      return lookInto(bytes);
    }
    case 'read': {
      const { pdfFormOf } = await import('#server/documents/pdfFormOf.ts');
      return pdfFormOf(bytes);
    }
    case 'fill': {
      const { filledPdf } = await import('#server/documents/filledPdf.ts');
      return filledPdf(bytes, task);
    }
  }
}
