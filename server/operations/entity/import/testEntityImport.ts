import { listEntityProblems } from '#server/operations/entity/import/listEntityProblems.ts';
import {
  announceEntityImport,
  lockEntityImport,
  type EntityImportJob,
} from '#server/operations/entity/import/lockEntityImport.ts';
import { planEntityFile } from '#server/operations/entity/import/planEntityFile.ts';
import { activeEntityImport, readEntityImport } from '#server/operations/entity/import/readEntityImport.ts';
import {
  attachRejectedFile,
  storeRejectedRows,
  type RejectedFile,
} from '#server/operations/entity/import/storeRejectedRows.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Testing extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

interface Found {
  readonly createdCount: number;
  readonly updatedCount: number;
  readonly unchangedCount: number;
  readonly refusedCount: number;
  readonly problemCount: number;
  readonly errorRows: readonly object[];
  readonly rejected: RejectedFile | null;
}

/** Progress is shown after this many rows. */
const notedRows = 5_000;

/** Reads a file as an import would, and keeps what it would do and the problems found. It locks nothing. */
export async function testEntityImport(ctx: Testing, job: EntityImportJob): Promise<void> {
  const wanted = await activeEntityImport(ctx.services, job, 'testing');
  if (!wanted) return;
  const read = await readEntityImport(ctx.services, wanted, ctx.signal);
  const { records, found } = read;
  const plan = await planEntityFile(ctx.services.pool, read, async (planned) => {
    ctx.signal?.throwIfAborted();
    if (planned > 0 && planned % notedRows === 0)
      await noteProgress(ctx, { ...job, progress: 10 + Math.floor((80 * planned) / records.length) });
  });
  const { createdCount, updatedCount, unchangedCount } = plan;
  const problems = [...read.problems, ...plan.problems];
  await noteEntityImportTest(ctx, {
    ...job,
    ...{ createdCount, updatedCount, unchangedCount },
    refusedCount: found.refusedCount + plan.problems.length,
    problemCount: found.problemCount + plan.problems.length,
    errorRows: listEntityProblems(problems),
    rejected: await storeRejectedRows(ctx, wanted, problems),
  });
}

const noteProgress = operation<EntityImportJob & { readonly progress: number }, void>(
  'noteEntityImportProgress',
  async (tx, { jobId, entityImportId: id, progress }) => {
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'testing' || held.jobId !== jobId) return;
    await updateJob(tx, jobId, { state: 'working', progress });
    announceEntityImport(tx, held);
  },
);

const noteEntityImportTest = operation<EntityImportJob & Found, void>(
  'noteEntityImportTest',
  async (tx, { jobId, entityImportId: id, errorRows, rejected, ...found }) => {
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'testing' || held.jobId !== jobId) return;
    await tx.db.entityImport.update({
      where: { id },
      data: { ...found, errorRows: [...errorRows], status: 'tested' },
    });
    await attachRejectedFile(tx, id, rejected);
    await updateJob(tx, jobId, { state: 'complete' });
    announceEntityImport(tx, held);
  },
);
