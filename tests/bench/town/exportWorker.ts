import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { csvFile, xlsxFile } from '#server/documents/writeTables.ts';
import { exportTables } from '#server/queries/export/exportTables.ts';
import { loadPrincipal, unrestrictedRequester } from '#server/sessions/loadPrincipal.ts';
import { openServices } from '#tests/bench/town/openEmpty.ts';

/** The worker's export request. */
export interface BenchExportRequest {
  readonly formId: string;
  readonly userId: string;
  readonly format: 'csv' | 'xlsx';
}

export interface ExportedFile {
  readonly ms: number;
  readonly bytes: number;
  /** how far the process's memory rose above its baseline */
  readonly grownMb: number;
}

// a process that does nothing else, so that its memory is that of the export
const parts = new AsyncDisposableStack();
const services = await openServices(parts, process.argv[2] ?? '');

async function exported({ formId, userId, format }: BenchExportRequest): Promise<ExportedFile> {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let [peak, bytes] = [before, 0];
  const started = performance.now();
  const principal = await loadPrincipal(services.pool, userId, unrestrictedRequester);
  if (!principal) throw new Error('no one exports');
  const forms = { formIds: [formId], from: null, until: null, by: 'launched', includeLegacy: false } as const;
  const request = { asker: unrestrictedRequester, forms: { ...forms, alsoSeenBy: null } };
  const onRows = async (): Promise<void> => void (peak = Math.max(peak, process.memoryUsage().rss));
  const found = await exportTables(services, { request, principal, type: 'submissions', onRows });
  if (!found) throw new Error('nothing was found');
  const content = format === 'csv' ? csvFile(await found.whole()) : xlsxFile(await found.sheets());
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done();
    },
  });
  await pipeline(content, sink);
  const ms = performance.now() - started;
  return { ms, bytes, grownMb: (peak - before) / 1024 ** 2 };
}

process.on('message', (request: BenchExportRequest) => {
  void exported(request).then((written) => process.send?.(written));
});
process.once('disconnect', () => void parts.disposeAsync().then(() => process.exit(0)));
process.send?.('ready');
