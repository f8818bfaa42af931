import { useLayoutEffect, type RefObject } from 'react';

const gap = 4;
const mostHeight = 340;

/** The part of the window not covered by an on-screen keyboard. */
function visible(): { readonly start: number; readonly end: number } {
  const view = window.visualViewport;
  return view
    ? { start: view.offsetTop, end: view.offsetTop + view.height }
    : { start: 0, end: document.documentElement.clientHeight };
}

function putBeside(line: HTMLElement, list: HTMLElement): void {
  const { left, top, bottom, width } = line.getBoundingClientRect();
  const { start, end } = visible();
  const [above, below] = [top - start - 2 * gap, end - bottom - 2 * gap];
  const isBelow = below >= Math.min(list.scrollHeight, mostHeight) || below >= above;
  const { style } = list;
  style.minWidth = `${width}px`;
  style.maxHeight = `${Math.max(0, Math.min(isBelow ? below : above, mostHeight))}px`;
  style.left = `${Math.max(0, Math.min(left, document.documentElement.clientWidth - list.offsetWidth))}px`;
  style.top = `${isBelow ? bottom + gap : top - gap - list.offsetHeight}px`;
}

/**
 * Positions a suggestion list below its input, or above it where there is more room, and follows scrolling. The
 * list stays in its place in the DOM, so that a surrounding dialog contains it and nothing is hidden from screen
 * readers.
 */
export function useAnchoredPopover(
  line: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  /** null while hidden */
  content: string | null,
): void {
  useLayoutEffect(() => {
    const [from, shown] = [line.current, list.current];
    if (content === null || !from || !shown) return undefined;
    if (!shown.matches(':popover-open')) shown.showPopover();
    const place = (event?: Event): void => {
      if (event?.target !== shown) putBeside(from, shown);
    };
    place();
    const going = new AbortController();
    const { signal } = going;
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('resize', place, { signal });
    window.visualViewport?.addEventListener('scroll', place, { signal });
    return () => going.abort();
  }, [line, list, content]);
}
