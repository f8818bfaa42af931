/** A batch action started in this tab, kept until its result was announced and its report read. */
export interface WatchedBatch {
  readonly jobId: string;
  /** its result was announced and its report is unread */
  readonly isOver: boolean;
}

type Listener = () => void;

const key = 'portico.batches';
const listeners = new Set<Listener>();
let watched: readonly WatchedBatch[] | null = null;

/** In sessionStorage, so that a reload keeps them. */
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

export const keepBatchReport = (jobId: string): void =>
  keep(watchedBatches().map((one) => (one.jobId === jobId ? { jobId, isOver: true } : one)));

export const unwatchBatch = (jobId: string): void => keep(watchedBatches().filter((one) => one.jobId !== jobId));

export function onWatchedBatchesChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
