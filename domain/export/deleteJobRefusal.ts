import type { RefusalCode } from '#domain/kernel/refusalKinds.ts';

/** Work that nobody else waits for, and that can be broken off at any moment. */
const breakable: ReadonlySet<string> = new Set(['export/makeExport']);

/** Why a job cannot be deleted: what others wait for as well is not taken away from them while it is under way. */
export const deleteJobRefusal = (task: string, isOver: boolean): RefusalCode | null =>
  isOver || breakable.has(task) ? null : 'stillRunning';
