import type { Readable } from 'node:stream';
import { fromBufferPromise, type Entry } from 'yauzl';

/** Why a workbook can't be read. */
export class WorkbookProblem extends Error {
  override readonly name = 'WorkbookProblem';
  readonly code: 'workbookUnreadable' | 'workbookHasMacros' | 'importFileTooSlow';
  constructor(code: WorkbookProblem['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

export interface Workbook {
  /** the text of a part in chunks, or null if the workbook has no such part */
  open(path: string): Promise<AsyncIterable<string> | null>;
}

/** Workbooks have a few parts per sheet. */
const mostEntries = 10_000;
/** The largest sheet with 50,000 rows of 200 short cells is smaller. */
const mostBytes = 800_000_000;

/**
 * Opens an XLSX file, which is a ZIP archive of XML. Nothing is written to disk, so the names of its entries can't lead
 * anywhere. The unpacked bytes are counted, because the sizes that an archive states can be wrong.
 */
export async function openWorkbook(bytes: Uint8Array): Promise<Workbook> {
  const archive = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), {
    lazyEntries: true,
  }).catch(unreadable);
  const entries = new Map<string, Entry>();
  try {
    for await (const entry of archive.eachEntry()) {
      if (entries.size === mostEntries) throw new WorkbookProblem('workbookUnreadable');
      entries.set(entry.fileName.toLowerCase(), entry);
    }
  } catch (error) {
    throw unreadable(error);
  }
  if ([...entries.keys()].some((name) => name.endsWith('vbaproject.bin')))
    throw new WorkbookProblem('workbookHasMacros');
  let unpacked = 0;
  const count = (size: number): void => {
    unpacked += size;
    if (unpacked > mostBytes) throw new WorkbookProblem('importFileTooSlow');
  };
  return {
    async open(path) {
      const entry = entries.get(path.toLowerCase());
      if (entry === undefined) return null;
      return textOf(await archive.openReadStreamPromise(entry).catch(unreadable), count);
    },
  };
}

async function* textOf(content: Readable, count: (size: number) => void): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of content as AsyncIterable<Uint8Array>) {
      count(chunk.length);
      yield decoder.decode(chunk, { stream: true });
    }
    yield decoder.decode();
  } catch (error) {
    throw unreadable(error);
  } finally {
    content.destroy();
  }
}

/** An archive fails in many ways: bad checksums, sizes, or compressed data. All mean the same to the reader. */
function unreadable(error: unknown): never {
  if (error instanceof WorkbookProblem || error instanceof RangeError) throw error;
  throw new WorkbookProblem('workbookUnreadable', { cause: error });
}
