const everyMs = 40;
const longestMs = 1_500;
/** A dialog that closes gives the focus back to what opened it, a moment after it is gone. */
const staysFor = 3;

/** Puts the focus where reading goes on, once that stands in the page and no dialog lies over it. */
export function focusSoon(id: string): void {
  const end = performance.now() + longestMs;
  let stayed = 0;
  const look = (): void => {
    const place = document.getElementById(id);
    const isCovered = document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;
    if (place && !isCovered) {
      if (document.activeElement === place) stayed += 1;
      else place.focus();
    }
    if (stayed < staysFor && performance.now() < end) setTimeout(look, everyMs);
  };
  look();
}
