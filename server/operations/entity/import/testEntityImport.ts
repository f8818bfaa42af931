import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import { listEntityProblems } from '#server/operations/entity/import/listEntityProblems.ts';
import {
  announceEntityImport,
  lockEntityImport,
  type EntityImportJob,
} from '#server/operations/entity/import/lockEntityImport.ts';
import { planEntityRows } from '#server/operations/entity/import/planEntityRows.ts';
import { activeEntityImport, readEntityImport } from '#server/operations/entity/import/readEntityImport.ts';
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
  readonly errorRows: readonly EntityRowProblem[];
}

/** Rows per query. */
const atOnce = 500;
/** Progress is shown after this many rows. */
const notedRows = 5_000;

/** Reads a file as an import would, and keeps what it would do and the problems found. Nothing is locked meanwhile. */
export async function testEntityImport(ctx: Testing, job: EntityImportJob): Promise<void> {
  const wanted = await activeEntityImport(ctx.services, job, 'testing');
  if (!wanted) return;
  const read = await readEntityImport(ctx.services, wanted, ctx.signal);
  const { records, found } = read;
  const counts = { createdCount: 0, updatedCount: 0, unchangedCount: 0 };
  const problems: EntityRowProblem[] = [];
  for (let from = 0; from < records.length; from += atOnce) {
    ctx.signal?.throwIfAborted();
    const plan = await planEntityRows(ctx.services.pool, read, records.slice(from, from + atOnce));
    const created = plan.rows.filter(({ change }) => change.isNew).length;
    counts.createdCount += created;
    counts.updatedCount += plan.rows.length - created;
    counts.unchangedCount += plan.unchanged;
    problems.push(...plan.problems);
    if (from > 0 && from % notedRows === 0)
      await noteProgress(ctx, { ...job, progress: 10 + Math.floor((85 * from) / records.length) });
  }
  await noteEntityImportTest(ctx, {
    ...job,
    ...counts,
    refusedCount: found.refusedCount + problems.length,
    problemCount: found.problemCount + problems.length,
    errorRows: [...found.errorRows, ...problems],
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
  async (tx, { jobId, entityImportId: id, errorRows, ...found }) => {
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'testing' || held.jobId !== jobId) return;
    await tx.db.entityImport.update({
      where: { id },
      data: { ...found, errorRows: listEntityProblems(errorRows), status: 'tested' },
    });
    await updateJob(tx, jobId, { state: 'complete' });
    announceEntityImport(tx, held);
  },
);
