import type { DatabaseTransaction } from '#server/database/createDatabase.ts';
import { catalog, type TaskName, type TaskPayload } from '#server/jobs/catalog.ts';

export interface EnqueueOptions {
  readonly runAt?: Date;
  /** a second job with the same key replaces the first while that is waiting */
  readonly key?: string;
}

/** Adds a job in the caller's transaction: it exists exactly if the change commits. */
export async function enqueue<Name extends TaskName>(
  tx: Pick<DatabaseTransaction, '$queryRaw'>,
  name: Name,
  payload: TaskPayload<Name>,
  { runAt, key }: EnqueueOptions = {},
): Promise<void> {
  const definition: { queue?: string; maxAttempts: number } = catalog[name];
  const jobKey = key === undefined ? null : `${name}:${key}`;
  await tx.$queryRaw`
    SELECT id FROM graphile_worker.add_job(
      identifier => ${name}, payload => ${JSON.stringify(payload)}::json, queue_name => ${definition.queue ?? null}::text,
      run_at => ${runAt ?? null}::timestamptz, max_attempts => ${definition.maxAttempts}::int, job_key => ${jobKey}::text)`;
}
