import type { JobHelpers, TaskList } from 'graphile-worker';
import { system } from '#server/actor.ts';
import { catalog, taskNames, type TaskName, type TaskPayload } from '#server/jobs/catalog.ts';
import type { OperationContext, Services } from '#server/Services.ts';

interface TaskContext extends OperationContext {
  /** true on the last attempt: a failure must now be recorded on its row */
  readonly isLastAttempt: boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * A task parses its payload, calls one operation, and returns. If the row is gone or done, it returns. It throws on
 * transient problems, to be retried, and records permanent problems on the row.
 */
export type Task<Name extends TaskName> = (ctx: TaskContext, payload: TaskPayload<Name>) => Promise<void>;

type TaskModule = { readonly default: (ctx: TaskContext, payload: unknown) => Promise<void> };

/** Loads each task's code with its first job, so that a web process that also works a little stays small. */
export function taskList(services: Services): TaskList {
  return Object.fromEntries(taskNames.map((name) => [name, runTask(services, name)]));
}

function runTask(services: Services, name: TaskName): (payload: unknown, helpers: JobHelpers) => Promise<void> {
  return async (payload, { job, abortSignal }) => {
    const parsed = catalog[name].payload.parse(payload);
    const file = new URL(`./tasks/${name}.ts`, import.meta.url).href;
    const module = (await import(/* @vite-ignore */ file)) as TaskModule;
    const ctx: TaskContext = {
      services: { ...services, log: services.log.child({ task: name, jobId: job.id, attempt: job.attempts }) },
      actor: system,
      isLastAttempt: job.attempts >= job.max_attempts,
      signal: abortSignal,
    };
    await module.default(ctx, parsed);
  };
}
