import type { ImportedRecord } from '#domain/import/createRowReader.ts';
import { announceImport } from '#server/operations/import/announceImport.ts';
import { insertImportedRecords } from '#server/operations/import/insertImportedRecords.ts';
import { lockImport } from '#server/operations/import/lockImport.ts';
import { activeImport, readImport, type ImportJob } from '#server/operations/import/readImport.ts';
import { lockOpenJob, updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Running extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

type Read = Awaited<ReturnType<typeof readImport>>;

/** Records per transaction. New submissions of the team wait for a number while it runs, so this limits how long. */
const atOnce = 500;

/**
 * Imports the records of a file in row order, in batches. If the job is killed, the next attempt resumes after the
 * last imported row; of two concurrent attempts, the second waits and does the same. See decision 0077.
 */
export async function runImport(ctx: Running, job: ImportJob): Promise<void> {
  const wanted = await activeImport(ctx.services, job, 'running');
  if (!wanted) return;
  const read = await readImport(ctx.services, wanted, ctx.signal);
  for (let goesOn = true; goesOn;) {
    ctx.signal?.throwIfAborted();
    goesOn = await importSome(ctx, { ...job, read });
  }
}

interface Some extends ImportJob {
  readonly read: Read;
}

/** Returns whether there may be more to import. */
const importSome = operation<Some, boolean>('importSome', async (tx, { jobId, dataImportId: id, read }) => {
  // the job first, like deleteJob, so that the two never wait for each other
  if (!(await lockOpenJob(tx, jobId))) return false;
  const held = await lockImport(tx, id);
  if (held?.status !== 'running' || held.jobId !== jobId) return false;
  const last = await tx.db.importedFlow.aggregate({ where: { dataImportId: id }, _max: { rowNumber: true } });
  announceImport(tx, held);
  const next = nextOf(read.records, last._max.rowNumber ?? 0);
  if (next.length > 0) {
    await insertImportedRecords(tx, held, read.form, next);
    const importedCount = { increment: next.length };
    await tx.db.dataImport.update({ where: { id }, data: { importedCount } });
    const share = (held.importedCount + next.length) / read.records.length;
    return updateJob(tx, jobId, { state: 'working', progress: 10 + Math.floor(85 * share) });
  }
  const { teamId } = held;
  const errorRows = read.found.errorRows.map((problem) => ({ ...problem }));
  await tx.db.dataImport.update({
    where: { id },
    data: { ...read.found, errorRows, status: 'finished', finishedAt: tx.now },
  });
  await updateJob(tx, jobId, { state: 'complete' });
  tx.announce({ topic: `dashboard:${teamId}`, teamId, payload: { teamId } });
  return false;
});

function nextOf(records: readonly ImportedRecord[], after: number): readonly ImportedRecord[] {
  const from = records.findIndex(({ row }) => row > after);
  return from === -1 ? [] : records.slice(from, from + atOnce);
}
