import { useSyncExternalStore } from 'react';

const settledMs = 100;

function subscribe(changed: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const settle = (): void => {
    clearTimeout(timer);
    timer = setTimeout(changed, settledMs);
  };
  window.addEventListener('resize', settle);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('resize', settle);
  };
}

/** Window width, debounced. */
export const useWindowWidth = (): number => useSyncExternalStore(subscribe, () => document.documentElement.clientWidth);
