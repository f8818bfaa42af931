const everyMs = 40;
const longestMs = 1_500;
/** A closing dialog restores focus to its opener a moment later, so check several times. */
const staysFor = 3;

let underway: AbortController | null = null;

/** Cancels a pending focus move. */
export const cancelPendingFocus = (): void => underway?.abort();

/**
 * Focuses an element once it exists and no dialog or menu covers it; with `selected`, typing replaces its text.
 * Cancelled when the user presses Tab or clicks elsewhere in the meantime.
 */
export function focusWhenReady(id: string, text: 'left' | 'selected' = 'left', withinMs = longestMs): void {
  const end = performance.now() + withinMs;
  let stayed = 0;
  cancelPendingFocus();
  const moves = new AbortController();
  underway = moves;
  const going = { capture: true, signal: moves.signal };
  window.addEventListener('pointerdown', () => moves.abort(), going);
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && moves.abort(), going);
  const look = (): void => {
    if (moves.signal.aborted) return;
    const place = document.getElementById(id);
    const over = document.querySelectorAll('[role="dialog"], [role="alertdialog"], [role="menu"]');
    const isCovered = [...over].some((one) => !one.contains(place));
    if (place && !isCovered) {
      if (document.activeElement === place) stayed += 1;
      else {
        place.focus();
        if (text === 'selected' && place instanceof HTMLInputElement) place.select();
      }
    }
    if (stayed === staysFor || performance.now() >= end) moves.abort();
    // before the next paint, once it exists
    else if (place === null) requestAnimationFrame(look);
    else setTimeout(look, everyMs);
  };
  look();
}
