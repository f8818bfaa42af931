import { useEffect, useInsertionEffect, useRef } from 'react';

/**
 * If a dialog's opener is removed while the dialog is open, focus would fall back to the body. This moves it to
 * the opener's nearest remaining ancestor.
 */
export function useFocusFallback(isOpen: boolean): void {
  const opener = useRef<readonly HTMLElement[]>([]);
  // Runs before the dialog takes focus.
  useInsertionEffect(() => {
    if (isOpen) opener.current = withAncestors(document.activeElement);
  }, [isOpen]);
  useEffect(() => {
    if (!isOpen) return undefined;
    // The dialog restores focus one frame after closing.
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
