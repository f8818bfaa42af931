import { useCallback, useEffect, useRef } from 'react';

/** Whether the component is still mounted. Asynchronous work should stop once it isn't. */
export function useIsMounted(): () => boolean {
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useCallback(() => isShown.current, []);
}
