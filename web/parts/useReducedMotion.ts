import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

function onChange(listener: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** Whether the reader asked their system for less motion. */
export const useReducedMotion = (): boolean =>
  useSyncExternalStore(
    onChange,
    () => matchMedia(query).matches,
    // the server doesn't know, and nothing may move until the browser does
    () => true,
  );
