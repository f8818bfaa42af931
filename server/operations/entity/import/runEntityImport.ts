import type { EntityRowProblem } from '#domain/entity/entityImport.ts';
import type { EntityImport } from '#server/generated/prisma/client.ts';
import { lockEntityMatches, lockImportsOfKind } from '#server/operations/entity/import/findEntityMatches.ts';
import { listEntityProblems } from '#server/operations/entity/import/listEntityProblems.ts';
import {
  announceEntityImport,
  lockEntityImport,
  type EntityImportJob,
} from '#server/operations/entity/import/lockEntityImport.ts';
import { planEntityFile } from '#server/operations/entity/import/planEntityFile.ts';
import { planEntityRows } from '#server/operations/entity/import/planEntityRows.ts';
import {
  activeEntityImport,
  readEntityImport,
  type EntitiesOfFile,
} from '#server/operations/entity/import/readEntityImport.ts';
import {
  attachRejectedFile,
  storeRejectedRows,
  type RejectedFile,
} from '#server/operations/entity/import/storeRejectedRows.ts';
import { writeEntityPlan } from '#server/operations/entity/import/writeEntityPlan.ts';
import { lockOpenJob, updateJob } from '#server/operations/job/jobRow.ts';
import { operation } from '#server/operations/operation.ts';
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
  const { refusedCount } = await ctx.services.db.entityImport.findUniqueOrThrow({ where: { id: wanted.id } });
  // rows that match several or archived entities still do, so a job that was killed in between finds them again
  const { problems } =
    (refusedCount ?? 0) === 0
      ? { problems: [] }
      : await planEntityFile(ctx.services.pool, read, () => ctx.signal?.throwIfAborted());
  const rejected = await storeRejectedRows(ctx, wanted, [...read.problems, ...problems]);
  await finishEntityImport(ctx, { ...job, read, rejected });
}

/** Returns whether there may be more to import. */
const importSomeEntities = operation<Some, boolean>(
  'importSomeEntities',
  async (tx, { jobId, entityImportId: id, read }) => {
    // the job first, like deleteJob, so that the two never wait for each other
    if (!(await lockOpenJob(tx, jobId))) return false;
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'running' || held.jobId !== jobId) return false;
    announceEntityImport(tx, held);
    const from = read.records.findIndex(({ row }) => row > held.doneRow);
    if (from === -1) return false;
    const next = read.records.slice(from, from + atOnce);
    await lockImportsOfKind(tx, read.kind.id);
    await lockEntityMatches(tx, { customEntityId: read.kind.id, key: read.mappings.key }, next);
    const plan = await planEntityRows(tx.queries, read, next);
    const target = { teamId: held.teamId, customEntityId: read.kind.id, entityImportId: id };
    await writeEntityPlan(tx, target, plan.rows, held.createdById);
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
        errorRows: listEntityProblems(problemsOf(held), plan.problems),
      },
    });
    const share = (from + next.length) / read.records.length;
    return updateJob(tx, jobId, { state: 'working', progress: 10 + Math.floor(85 * share) });
  },
);

interface Finishing extends Some {
  readonly rejected: RejectedFile | null;
}

/** Counts what the import did, with earlier attempts that failed halfway. */
const finishEntityImport = operation<Finishing, void>(
  'finishEntityImport',
  async (tx, { jobId, entityImportId: id, read: { found, records, problems }, rejected }) => {
    const held = await lockEntityImport(tx, id);
    if (held?.status !== 'running' || held.jobId !== jobId) return;
    const noted = await tx.db.entityImportRow.groupBy({
      by: ['isNew'],
      where: { entityImportId: id },
      _count: true,
    });
    const countOf = (isNew: boolean): number => noted.find((each) => each.isNew === isNew)?._count ?? 0;
    const [createdCount, updatedCount] = [countOf(true), countOf(false)];
    const refusedCount = held.refusedCount ?? 0;
    await tx.db.entityImport.update({
      where: { id },
      data: {
        ...{ createdCount, updatedCount },
        unchangedCount: records.length - refusedCount - createdCount - updatedCount,
        refusedCount: refusedCount + found.refusedCount,
        problemCount: { increment: found.problemCount },
        errorRows: listEntityProblems(problemsOf(held), problems),
        ...{ status: 'finished', finishedAt: tx.now },
      },
    });
    await attachRejectedFile(tx, id, rejected);
    await updateJob(tx, jobId, { state: 'complete' });
    announceEntityImport(tx, held);
  },
);

const problemsOf = ({ errorRows }: EntityImport) => errorRows as unknown as readonly EntityRowProblem[];
