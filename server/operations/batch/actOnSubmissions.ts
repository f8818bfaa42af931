import {
  batchProblems,
  batchWork,
  inverseBatchAction,
  maxRunningBatches,
  tagOfBatch,
  type BatchAction,
  type BatchWork,
} from '#domain/batch/batchRules.ts';
import { newId } from '#server/newId.ts';
import type { BatchRequester } from '#server/operations/batch/BatchRequester.ts';
import { startJob } from '#server/operations/job/jobRow.ts';
import { operation, type Tx } from '#server/operations/operation.ts';
import { refuseIf, refuseProblems, refuseUnless } from '#server/operations/refusals.ts';

interface BatchWanted {
  readonly asker: BatchRequester;
  readonly action: BatchAction;
  readonly work: readonly BatchWork[];
  readonly confirmCount: string | null;
  readonly isFiltered: boolean;
}

/** Starts one action on many submissions. Permissions are checked for each of them. Returns the job's id. */
export const actOnSubmissions = operation<BatchWanted, string>('actOnSubmissions', async (tx, wanted) => {
  const { asker, action, confirmCount, isFiltered } = wanted;
  const work = batchWork(action, wanted.work);
  refuseProblems(batchProblems({ action, work, confirmCount, isFiltered }));
  return open(
    tx,
    { asker, action, tagName: tagOfBatch(work), undoesId: null },
    (batchId) =>
      // skips submissions that were deleted in the meantime
      tx.db.$executeRaw`INSERT INTO batch_items (batch_id, submission_id, tag_names)
      SELECT ${batchId}::uuid, s.id, ARRAY(SELECT jsonb_array_elements_text(w -> 'tagNames'))
      FROM jsonb_array_elements(${JSON.stringify(work)}::jsonb) w JOIN submissions s ON s.id = (w ->> 'submissionId')::uuid`,
  );
});

interface Undoing {
  readonly jobId: string;
  readonly asker: BatchRequester;
}

/** Undoes a batch action, once, wherever it had an effect. Returns the id of the job that does so. */
export const undoBatch = operation<Undoing, string>('undoBatch', async (tx, { jobId, asker }) => {
  await tx.db.$queryRaw`SELECT id FROM batches WHERE job_id = ${jobId}::uuid FOR UPDATE`;
  const done = await tx.db.batch.findUnique({ where: { jobId }, include: { undoneBy: true, job: true } });
  refuseUnless(done, 'outdated');
  const action = inverseBatchAction[done.action];
  const isUndoable = action !== null && done.undoesId === null && done.undoneBy === null;
  refuseUnless(isUndoable && done.job.finishedAt !== null, 'batchNotUndoable');
  return open(
    tx,
    { asker, action, tagName: done.tagName, undoesId: done.id },
    (batchId) =>
      tx.db.$executeRaw`INSERT INTO batch_items (batch_id, submission_id, tag_names)
      SELECT ${batchId}::uuid, i.submission_id, i.tag_names FROM batch_items i WHERE i.batch_id = ${done.id}::uuid AND i.outcome = 'done'`,
  );
});

interface Opened {
  readonly asker: BatchRequester;
  readonly action: BatchAction;
  readonly tagName: string | null;
  readonly undoesId: string | null;
}

async function open(tx: Tx, { asker, ...about }: Opened, fill: (id: string) => Promise<number>): Promise<string> {
  const { userId } = asker.actor;
  // locked so that concurrent requests count each other
  await tx.db.$queryRaw`SELECT id FROM users WHERE id = ${userId}::uuid FOR NO KEY UPDATE`;
  const running = await tx.db.batch.count({ where: { userId, job: { finishedAt: null } } });
  refuseIf(running >= maxRunningBatches ? { code: 'batchesRunning', params: { max: maxRunningBatches } } : null);
  const id = newId();
  const jobId = await startJob(tx, {
    task: 'batch/runBatch',
    // a team's API key sees the jobs it started
    teamId: asker.token?.teamId ?? null,
    userId,
    subject: { type: 'Batch', id },
    payload: (made) => ({ jobId: made, batchId: id }),
  });
  const data = { ...about, id, userId, jobId, createdAt: tx.now };
  await tx.db.batch.create({ data: { ...data, asker: JSON.parse(JSON.stringify(asker)) as object } });
  await fill(id);
  return jobId;
}
