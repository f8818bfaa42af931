import { useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

/** A form was tried to be sent, or a step to be left: what is wrong now is said anew, and places kept for before are let go. */
export function noteAttempt(): void {
  count += 1;
  for (const listener of listeners) listener();
}

/** Which attempt of the page is the last. */
export const useAttempt = (): number => useSyncExternalStore(followAttempts, () => count);

export function followAttempts(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
