import { useEffect, useState, type RefObject } from 'react';
import type { FlashPlace } from '#web/ui/flashPlace.ts';

/** Keeps flashes away from the page's actions. The measuring code loads with the first flash. */
export function useFlashPlace(ref: RefObject<HTMLElement | null>, count: number): FlashPlace {
  const [place, setPlace] = useState<FlashPlace>({ align: 'center', lift: 0 });
  useEffect(() => {
    if (count === 0) return;
    let isOver = false;
    let stop = (): void => undefined;
    import('#web/ui/followFlashPlace.ts').then(
      ({ followFlashPlace }) => {
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
