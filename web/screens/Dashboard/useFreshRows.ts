import { useEffect, useEffectEvent, useState } from 'react';
import type { Observable } from 'relay-runtime';

interface Loading {
  readonly load: () => Observable<unknown>;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  /** where nothing is shown, nothing can be moved: what is new comes by itself */
  readonly isEmptyWithNews: boolean;
}

/** Loads a list from its begin when somebody wants to see what is new. */
export function useFreshRows({ load, onLoaded, onFailed, isEmptyWithNews }: Loading): {
  readonly isComing: boolean;
  readonly showFresh: () => void;
} {
  const [isComing, setComing] = useState(false);
  const loadFresh = (): void => {
    load().subscribe({
      complete: () => {
        setComing(false);
        onLoaded();
      },
      error: () => {
        setComing(false);
        onFailed();
      },
    });
  };
  const fill = useEffectEvent(loadFresh);
  useEffect(() => {
    if (isEmptyWithNews) fill();
  }, [isEmptyWithNews]);
  return {
    isComing,
    showFresh: () => {
      setComing(true);
      loadFresh();
    },
  };
}
