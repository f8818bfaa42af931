import { useCallback, useSyncExternalStore } from 'react';

/** Whether the window is at least this wide; updates on resize and rotation. */
export function useMinWindowWidth(least: string): boolean {
  const query = `(min-width: ${least})`;
  const subscribe = useCallback(
    (changed: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', changed);
      return () => media.removeEventListener('change', changed);
    },
    [query],
  );
  // the server renders for phones, where a late change costs most
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
