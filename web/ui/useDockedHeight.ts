import { useEffect, type RefObject } from 'react';

/**
 * Publishes the height of a bar that is docked to the bottom of the window as `--docked`, so that what gets focus behind it
 * is scrolled clear of it.
 */
export function useDockedHeight(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const bar = ref.current;
    if (!bar) return;
    const root = document.documentElement;
    const observer = new ResizeObserver(() => root.style.setProperty('--docked', `${bar.offsetHeight}px`));
    observer.observe(bar);
    return () => {
      observer.disconnect();
      root.style.removeProperty('--docked');
    };
  }, [ref]);
}
