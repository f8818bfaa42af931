import type { StatusOf } from '#web/ui/statuses.ts';

interface Standing {
  readonly status: string;
  readonly dueAt?: string | null | undefined;
}

/** Where a submission stands, as its tag says it: late goes before active. */
export function shownStatus({ status, dueAt }: Standing, now: Date): StatusOf<'submission'> {
  if (status === 'finished' || status === 'halted') return status;
  return dueAt && new Date(dueAt) < now ? 'overdue' : 'active';
}
