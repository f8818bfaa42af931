/** Work on many submissions that this tab has asked for, until its end was told and its report read. */
export interface WatchedBatch {
  readonly jobId: string;
  /** its end was told, and its report waits to be read */
  readonly isOver: boolean;
}

type Listener = () => void;

const key = 'portico.batches';
const listeners = new Set<Listener>();
let watched: readonly WatchedBatch[] | null = null;

/** Kept in the tab, so that a reload loses sight of none. */
export function watchedBatches(): readonly WatchedBatch[] {
  watched ??= JSON.parse(sessionStorage.getItem(key) ?? '[]') as readonly WatchedBatch[];
  return watched;
}

function keep(next: readonly WatchedBatch[]): void {
  watched = next;
  sessionStorage.setItem(key, JSON.stringify(next));
  for (const listener of listeners) listener();
}

export const watchBatch = (jobId: string): void => keep([...watchedBatches(), { jobId, isOver: false }]);

export const keepReport = (jobId: string): void =>
  keep(watchedBatches().map((one) => (one.jobId === jobId ? { jobId, isOver: true } : one)));

export const forgetBatch = (jobId: string): void => keep(watchedBatches().filter((one) => one.jobId !== jobId));

export function onWatchedBatches(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
