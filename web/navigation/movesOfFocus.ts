let lastAt = Number.NEGATIVE_INFINITY;

const note = (): void => {
  lastAt = performance.now();
};

/** Notes when somebody goes elsewhere on the page, by Tab or by a press. */
export function noteMovesOfFocus(): void {
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true });
  window.addEventListener('pointerdown', note, { capture: true });
}

/** Somebody has gone to a place since then, and is still there. */
export const hasMovedSince = (ms: number): boolean => {
  const place = document.activeElement;
  return lastAt > ms && place !== null && place !== document.body;
};
