import { useEffect, useEffectEvent, useState } from 'react';
import type { Observable } from 'relay-runtime';

interface Loading {
  readonly load: () => Observable<unknown>;
  readonly onLoaded: () => void;
  readonly onFailed: () => void;
  /** the list is empty, so new rows can be shown automatically */
  readonly isEmptyWithNews: boolean;
}

/** Reloads a list from its start to show new rows. */
export function useShowNewRows({ load, onLoaded, onFailed, isEmptyWithNews }: Loading): {
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
