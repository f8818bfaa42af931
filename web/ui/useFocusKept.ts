import { useEffect, useInsertionEffect, useRef } from 'react';

/**
 * When what opened a dialog is gone by the time the dialog is (a button that is offered once), the focus would fall to
 * the top of the page. It goes to the nearest part around it that is left, which is read out.
 */
export function useFocusKept(isOpen: boolean): void {
  const opener = useRef<readonly HTMLElement[]>([]);
  // before the dialog takes the focus
  useInsertionEffect(() => {
    if (isOpen) opener.current = withAncestors(document.activeElement);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // the dialog gives the focus back in the frame after it is gone
    return () => {
      requestAnimationFrame(() => requestAnimationFrame(() => focusFirstOf(opener.current)));
    };
  }, [isOpen]);
}

function withAncestors(element: Element | null): readonly HTMLElement[] {
  if (!(element instanceof HTMLElement) || element === document.body) return [];
  return [element, ...withAncestors(element.parentElement)];
}

function focusFirstOf(places: readonly HTMLElement[]): void {
  if (document.activeElement !== document.body && document.activeElement !== null) return;
  const place = places.find((each) => each.isConnected && !each.matches(':disabled'));
  if (!place) return;
  if (place.tabIndex < 0 && !place.hasAttribute('tabindex')) {
    place.tabIndex = -1;
    place.addEventListener('blur', () => place.removeAttribute('tabindex'), { once: true });
  }
  place.focus({ preventScroll: true });
}
