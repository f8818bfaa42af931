import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import { maxListedProblems } from '#domain/import/importRules.ts';
import { newId } from '#server/newId.ts';
import {
  announceEntityImport,
  lockEntityImport,
  type EntityImportJob,
} from '#server/operations/entity/import/lockEntityImport.ts';
import { planEntityRows, type EntityPlan } from '#server/operations/entity/import/planEntityRows.ts';
import {
  activeEntityImport,
  readEntityImport,
  type EntitiesOfFile,
} from '#server/operations/entity/import/readEntityImport.ts';
import { writeEntityChanges } from '#server/operations/entity/import/writeEntityChanges.ts';
import { updateJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import type { OperationContext } from '#server/Services.ts';

interface Running extends OperationContext {
  readonly signal?: AbortSignal | undefined;
}

interface Some extends EntityImportJob {
  readonly read: EntitiesOfFile;
}

/** Rows per transaction. The entities that they change are locked while it runs, so this limits how long. */
const atOnce = 500;

/**
 * Imports the rows of a file in order, in batches. If the job is killed, the next attempt continues after the last row
 * that was dealt with.
 */
export async function runEntityImport(ctx: Running, job: EntityImportJob): Promise<void> {
  const wanted = await activeEntityImport(ctx.services, job, 'running');
  if (!wanted) return;
  const read = await readEntityImport(ctx.services, wanted, ctx.signal);
  for (let goesOn = true; goesOn;) {
    ctx.signal?.throwIfAborted();
    goesOn = await importSomeEntities(ctx, { ...job, read });
  }
}

/** Returns whether there may be more to import. */
const importSomeEntities = operation<Some, boolean>(
  'importSomeEntities',
  async (tx, { jobId, entityImportId: id, read }) => {
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'running' || held.jobId !== jobId) return false;
    announceEntityImport(tx, held);
    const from = read.records.findIndex(({ row }) => row > held.doneRow);
    const next = from === -1 ? [] : read.records.slice(from, from + atOnce);
    const errorRows = held.errorRows as unknown as EntityRowProblem[];
    if (next.length === 0) {
      const { refusedCount, problemCount } = read.found;
      await tx.db.entityImport.update({
        where: { id },
        data: {
          refusedCount: { increment: refusedCount },
          problemCount: { increment: problemCount },
          errorRows: listed([...read.found.errorRows, ...errorRows]),
          ...{ status: 'finished', finishedAt: tx.now },
        },
      });
      await updateJob(tx, jobId, { state: 'complete' });
      return false;
    }
    const plan = await planEntityRows(tx.queries, read.kind, read.mappings, next);
    await writePlan(tx, { id, teamId: held.teamId, userId: held.createdById, kindId: read.kind.id }, plan);
    const created = plan.rows.filter(({ change }) => change.isNew).length;
    await tx.db.entityImport.update({
      where: { id },
      data: {
        doneRow: next.at(-1)?.row ?? held.doneRow,
        createdCount: { increment: created },
        updatedCount: { increment: plan.rows.length - created },
        unchangedCount: { increment: plan.unchanged },
        refusedCount: (held.refusedCount ?? 0) + plan.problems.length,
        problemCount: { increment: plan.problems.length },
        errorRows: listed([...errorRows, ...plan.problems]),
      },
    });
    const share = (from + next.length) / read.records.length;
    return updateJob(tx, jobId, { state: 'working', progress: 10 + Math.floor(85 * share) });
  },
);

interface Target {
  readonly id: string;
  readonly teamId: string;
  readonly kindId: string;
  readonly userId: string;
}

async function writePlan(tx: Tx, { id, teamId, kindId, userId }: Target, { rows }: EntityPlan): Promise<void> {
  const changes = rows.map(({ change }) => change);
  await writeEntityChanges(tx, { teamId, customEntityId: kindId, entityImportId: id }, changes, userId);
  await tx.db.entityImportRow.createMany({
    data: rows.map(({ row, change: { entityId, isNew }, before, revision }) => ({
      ...{ id: newId(), entityImportId: id, rowNumber: row, entityId, isNew, revision, before },
    })),
  });
}

const listed = (problems: readonly EntityRowProblem[]): object[] =>
  problems.slice(0, maxListedProblems).map((problem) => ({ ...problem }));

/** Reads a file as an import would, and keeps what it would do and the problems found. */
export async function testEntityImport(ctx: Running, job: EntityImportJob): Promise<void> {
  const wanted = await activeEntityImport(ctx.services, job, 'testing');
  if (!wanted) return;
  const read = await readEntityImport(ctx.services, wanted, ctx.signal);
  await noteEntityImportTest(ctx, { ...job, read });
}

/** Plans in batches as an import would. It only reads, so it locks nothing for long: the transaction writes one row. */
const noteEntityImportTest = operation<Some, void>(
  'noteEntityImportTest',
  async (tx, { jobId, entityImportId: id, read }) => {
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'testing' || held.jobId !== jobId) return;
    const counts = { createdCount: 0, updatedCount: 0, unchangedCount: 0 };
    const problems: EntityRowProblem[] = [];
    for (let from = 0; from < read.records.length; from += atOnce) {
      const plan = await planEntityRows(
        tx.ctx.services.pool,
        read.kind,
        read.mappings,
        read.records.slice(from, from + atOnce),
      );
      const created = plan.rows.filter(({ change }) => change.isNew).length;
      counts.createdCount += created;
      counts.updatedCount += plan.rows.length - created;
      counts.unchangedCount += plan.unchanged;
      problems.push(...plan.problems);
    }
    await tx.db.entityImport.update({
      where: { id },
      data: {
        ...counts,
        refusedCount: read.found.refusedCount + problems.length,
        problemCount: read.found.problemCount + problems.length,
        errorRows: listed([...read.found.errorRows, ...problems]),
        status: 'tested',
      },
    });
    await updateJob(tx, jobId, { state: 'complete' });
    announceEntityImport(tx, held);
  },
);
