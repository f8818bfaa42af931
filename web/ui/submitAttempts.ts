import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/**
 * Records an attempt to submit a form or leave a step. Errors are announced again, and space reserved by fixed
 * errors is released.
 */
export function recordSubmitAttempt(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Number of attempts on the page so far. */
export const useSubmitAttempt = (): number =>
  useSyncExternalStore(
    onSubmitAttempt,
    () => count,
    () => 0,
  );

export function onSubmitAttempt(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
