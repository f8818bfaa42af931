import { useCallback, useEffect, useRef } from 'react';

/** Whether what asks is still there for its reader: what was begun at a step does not go on once that was left. */
export function useIsShown(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
