const everyMs = 40;
const longestMs = 1_500;
/** A dialog that closes gives the focus back to what opened it, a moment after it is gone. */
const staysFor = 3;

let underway: AbortController | null = null;

/** The focus is no longer wanted where it was to go. */
export const focusNoLonger = (): void => underway?.abort();

/**
 * Puts the focus where reading goes on, once that stands in the page and no dialog lies over it. What is `selected` is
 * typed over. Whoever goes elsewhere meanwhile is not called back.
 */
export function focusSoon(id: string, text: 'left' | 'selected' = 'left', withinMs = longestMs): void {
  const end = performance.now() + withinMs;
  let stayed = 0;
  focusNoLonger();
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
    // before the next picture, once it is there
    else if (place === null) requestAnimationFrame(look);
    else setTimeout(look, everyMs);
  };
  look();
}
