/**
 * Submissions per transaction: enough to keep the overhead low, few enough that no one who works on one of them waits
 * long.
 */
const mostAtOnce = 500;
/**
 * How many transactions run concurrently. Permissions are checked again before each, and progress is reported after
 * each.
 */
export const maxParallelParts = 3;

/** Chosen so that all lanes finish at the same time. */
export function batchPartSize(count: number): number {
  const rounds = Math.max(1, Math.ceil(count / (maxParallelParts * mostAtOnce)));
  return Math.ceil(count / (maxParallelParts * rounds));
}
