import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import styles from '#web/lists/List.module.css';

/** Distance below the viewport at which the next page is requested. */
const ahead = '300px';

/** A list shorter than its window can't be scrolled. */
const isFilled = (): boolean => document.documentElement.scrollHeight > window.innerHeight;

/** Infinite scroll trigger at the end of the list. Must be remounted for each list length. */
export function InfiniteScroll({ onSight }: { readonly onSight: () => void }): ReactElement {
  const mark = useRef<HTMLSpanElement>(null);
  const seen = useEffectEvent(onSight);
  useEffect(() => {
    let isNear = false;
    // Until the user scrolls, load more only to fill the window.
    const look = (): void => {
      if (!isNear || (window.scrollY === 0 && isFilled())) return;
      stop();
      seen();
    };
    const stop = (): void => {
      watching.disconnect();
      window.removeEventListener('scroll', look);
    };
    const watching = new IntersectionObserver(
      (entries) => {
        isNear = entries.at(-1)?.isIntersecting ?? false;
        look();
      },
      { rootMargin: ahead },
    );
    if (mark.current) watching.observe(mark.current);
    // In a tall window the mark is near from the start, and the observer won't fire again.
    window.addEventListener('scroll', look, { passive: true });
    return stop;
  }, []);
  return <span ref={mark} className={styles.sentinel} />;
}
