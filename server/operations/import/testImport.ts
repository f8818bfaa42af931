import { announceImport } from '#server/operations/import/announceImport.ts';
import { lockImport } from '#server/operations/import/lockImport.ts';
import { activeImport, readImport, type ImportJob } from '#server/operations/import/readImport.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Testing extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

type Found = Awaited<ReturnType<typeof readImport>>['found'];

/** Reads a file as an import would, and records the problems found. */
export async function testImport(ctx: Testing, job: ImportJob): Promise<void> {
  const wanted = await activeImport(ctx.services, job, 'testing');
  if (!wanted) return;
  const { found } = await readImport(ctx.services, wanted, ctx.signal);
  await noteImportTest(ctx, { ...job, found });
}

const noteImportTest = operation<ImportJob & { readonly found: Found }, void>(
  'noteImportTest',
  async (tx, { jobId, dataImportId: id, found }) => {
    const held = await lockImport(tx, id);
    if (held?.status !== 'testing' || held.jobId !== jobId) return;
    const errorRows = found.errorRows.map((problem) => ({ ...problem }));
    await tx.db.dataImport.update({ where: { id }, data: { ...found, errorRows, status: 'tested' } });
    await updateJob(tx, jobId, { state: 'complete' });
    announceImport(tx, held);
  },
);
