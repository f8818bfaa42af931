import type { JobHelpers, TaskList } from 'graphile-worker';
import { system } from '#server/actor.ts';
import { catalog, taskNames, type TaskName, type TaskPayload } from '#server/jobs/catalog.ts';
import type { OperationContext, Services } from '#server/Services.ts';

interface TaskContext extends OperationContext {
  /** true on the last attempt: what still fails now must be recorded on its row */
  readonly isLastAttempt: boolean;
  readonly signal: AbortSignal | undefined;
}

/**
 * A task parses its payload, calls one operation and returns. Row gone or already done: return. Transient trouble:
 * throw, and it is tried again. Permanent trouble: record it on the row and return.
 */
export type Task<Name extends TaskName> = (ctx: TaskContext, payload: TaskPayload<Name>) => Promise<void>;

type TaskModule = { readonly default: (ctx: TaskContext, payload: unknown) => Promise<void> };

/** Loads each task's code when its first job comes: a web process that works a little stays small. */
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
