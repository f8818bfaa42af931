import { useEffect, useState, type RefObject } from 'react';
import type { FlashPosition } from '#web/ui/flashPosition.ts';

/** Keeps flashes away from the page's actions. The measuring code loads with the first flash. */
export function useFlashPosition(ref: RefObject<HTMLElement | null>, count: number): FlashPosition {
  const [place, setPlace] = useState<FlashPosition>({ align: 'center', lift: 0 });
  useEffect(() => {
    if (count === 0) return;
    let isOver = false;
    let stop = (): void => undefined;
    import('#web/ui/trackFlashPosition.ts').then(
      ({ trackFlashPosition: followFlashPlace }) => {
        if (!isOver && ref.current) stop = followFlashPlace(ref.current, setPlace);
      },
      // Chunk failed to load, as when offline: flashes stay at the bottom.
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [ref, count]);
  return place;
}
