export type DraftSaveState = 'saved' | 'saving' | 'failed';

type Listener = () => void;
type Retry = () => void;

/** Unsaved change of one control. */
interface Unsaved {
  /** set if sending failed */
  readonly retry: Retry | null;
}

const unsaved = new Map<string, Unsaved>();
const listeners = new Set<Listener>();
let state: DraftSaveState = 'saved';

function settle(): void {
  const all = [...unsaved.values()];
  if (all.some(({ retry }) => retry !== null)) state = 'failed';
  else state = all.length > 0 ? 'saving' : 'saved';
  for (const listener of listeners) listener();
}

export function markUnsaved(place: string): void {
  unsaved.set(place, { retry: null });
  settle();
}

export function markSaved(place: string): void {
  if (unsaved.delete(place)) settle();
}

/** Sending failed. The value stays in its control and can be retried. */
export function markFailed(place: string, retry: Retry): void {
  unsaved.set(place, { retry });
  settle();
}

export function retryFailedSaves(): void {
  for (const { retry } of unsaved.values()) retry?.();
}

export const currentSaveState = (): DraftSaveState => state;

export function onSaveStateChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Resolves once nothing is pending. */
export function whenSavesSettled(): Promise<DraftSaveState> {
  if (state !== 'saving') return Promise.resolve(state);
  return new Promise((resolve) => {
    const stop = onSaveStateChange(() => {
      if (state === 'saving') return;
      stop();
      resolve(state);
    });
  });
}
