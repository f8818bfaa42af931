import type { FileTaskResult, FileTask } from '#server/documents/runInFileProcess.ts';

// Reads untrusted files (PDFs, images, tables) and renders PDFs. The parent limits this process's memory and time.
type Told = { readonly piece: Uint8Array } | { readonly task: FileTask };

/** The parent decides when this process ends, so it ignores a Ctrl-C that reaches the whole process group. */
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
  void answerTo(told.task, bytes)
    // a RangeError means out of memory and is reported as such; tasks report everything else themselves
    .catch((error: unknown) => (error instanceof RangeError ? null : Promise.reject(error as Error)))
    .then((answer) => process.send?.(answer));
});

/** Sends a part of an answer, and waits until the parent can take the next (backpressure). */
const sendPart = (part: unknown): Promise<void> =>
  new Promise((resolve, reject) =>
    process.send?.({ part }, undefined, {}, (error) => (error ? reject(error) : resolve())),
  );

/** Rows per message. */
const rowsAtOnce = 500;

/** Each task loads its code on first use. */
async function answerTo(task: FileTask, bytes: Uint8Array<ArrayBuffer>): Promise<FileTaskResult> {
  switch (task.name) {
    case 'look': {
      const { classifyPdf: lookInto } = await import('#server/documents/classifyPdf.ts');
      return lookInto(bytes);
    }
    case 'read': {
      const { parsePdfForm: pdfFormOf } = await import('#server/documents/parsePdfForm.ts');
      return pdfFormOf(bytes);
    }
    case 'measure': {
      const { parsePictureSize: pictureSize } = await import('#server/documents/parsePictureSize.ts');
      return pictureSize(bytes);
    }
    case 'proposal': {
      const { proposeFromFile } = await import('#server/documents/proposeFromFile.ts');
      const proposed = await proposeFromFile(bytes, task.kind);
      return proposed.ok ? proposed.value : proposed.error;
    }
    case 'table': {
      const { readTable } = await import('#server/documents/readTable.ts');
      const read = await readTable(bytes, task.maxRows);
      return read.ok ? { columns: read.value.columns, rowCount: read.value.rows.length } : read.error;
    }
    case 'records': {
      const { readTable } = await import('#server/documents/readTable.ts');
      const { readImportRecords: recordsIn } = await import('#server/documents/readImportRecords.ts');
      const read = await readTable(bytes);
      return read.ok ? recordsIn(read.value, task.reading, sendPart) : read.error;
    }
    case 'entities': {
      const { readTable } = await import('#server/documents/readTable.ts');
      const { readEntityRows } = await import('#server/documents/readEntityRows.ts');
      const read = await readTable(bytes, task.reading.maxRows);
      return read.ok ? readEntityRows(read.value, task.reading, sendPart) : read.error;
    }
    case 'rows': {
      const { readTable } = await import('#server/documents/readTable.ts');
      const read = await readTable(bytes, task.maxRows);
      if (!read.ok) return read.error;
      const { columns, rows } = read.value;
      const wanted = new Set(task.rows);
      const found = rows.filter(({ row }) => wanted.has(row));
      for (let from = 0; from < found.length; from += rowsAtOnce) await sendPart(found.slice(from, from + rowsAtOnce));
      return { columns, rowCount: rows.length };
    }
    case 'options': {
      const { readOptionsFile } = await import('#domain/template/readOptionsFile.ts');
      return readOptionsFile(Buffer.from(bytes).toString());
    }
    case 'receipt': {
      const { receiptPdf } = await import('#server/documents/receiptPdf.ts');
      return receiptPdf(task.receipt);
    }
    case 'fill': {
      const { filledPdf } = await import('#server/documents/filledPdf.ts');
      return filledPdf(bytes, task);
    }
  }
}
