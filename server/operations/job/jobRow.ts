import { actingUserId } from '#server/actor.ts';
import { statement } from '#server/database/statement.ts';
import type { JobState } from '#server/generated/prisma/enums.ts';
import type { TaskName, TaskPayload } from '#server/jobs/catalog.ts';
import { newId } from '#server/newId.ts';
import type { Tx } from '#server/operations/operation.ts';

interface JobStart<Name extends TaskName> {
  readonly task: Name;
  readonly teamId: string | null;
  /** who waits for the job, if that is not the actor */
  readonly userId?: string;
  readonly subject?: { readonly type: string; readonly id: string };
  readonly payload: (jobId: string) => TaskPayload<Name>;
}

export const jobTopic = (jobId: string): string => `job:${jobId}`;

/**
 * Enqueues a task that a person waits for, with a row that shows its progress. The queue uses the row's id as the job
 * key, so that the sweep finds rows whose job is gone.
 */
export async function startJob<Name extends TaskName>(
  tx: Tx,
  { task, teamId, userId, subject, payload }: JobStart<Name>,
): Promise<string> {
  const id = newId();
  await tx.db.job.create({
    data: {
      id,
      task,
      teamId,
      userId: userId ?? actingUserId(tx.ctx.actor),
      subjectType: subject?.type ?? null,
      subjectId: subject?.id ?? null,
      createdAt: tx.now,
    },
  });
  await tx.enqueue(task, payload(id), { key: id });
  return id;
}

const holdOpen = statement<[jobId: string], { readonly id: string }>(
  'job_hold_open',
  'SELECT id FROM jobs WHERE id = $1::uuid AND finished_at IS NULL FOR KEY SHARE',
);

/**
 * Whether a job is still running. It can't be deleted until this transaction ends, so nothing is written for a job
 * that someone has canceled. Several transactions may hold it at once.
 */
export const lockOpenJob = async (tx: Tx, jobId: string): Promise<boolean> =>
  (await holdOpen.rows(tx.queries, [jobId])).length > 0;

interface JobChange {
  readonly state: JobState;
  readonly progress?: number;
  /** a string if the API returns text */
  readonly result?: object | string;
  readonly failure?: { readonly code: string; readonly message: string };
}

/** Updates a job that hasn't ended, and announces it. A finished or canceled job stays as it is. */
export async function updateJob(
  tx: Tx,
  jobId: string,
  { state, progress, result, failure }: JobChange,
): Promise<boolean> {
  const isOver = state === 'complete' || state === 'failed';
  const { count } = await tx.db.job.updateMany({
    where: { id: jobId, finishedAt: null },
    data: {
      state,
      ...(progress === undefined ? {} : { progress }),
      ...(state === 'complete' ? { progress: 100 } : {}),
      ...(result === undefined ? {} : { result }),
      ...(failure ? { failureCode: failure.code, failureMessage: failure.message } : {}),
      ...(isOver ? { finishedAt: tx.now } : {}),
    },
  });
  if (count === 0) return false;
  if (state === 'working')
    await tx.db.job.updateMany({ where: { id: jobId, startedAt: null }, data: { startedAt: tx.now } });
  tx.announce({ topic: jobTopic(jobId), teamId: null, payload: { jobId } });
  return true;
}
