let lastAt = Number.NEGATIVE_INFINITY;

const note = (): void => {
  lastAt = performance.now();
};

/** Notes when the user moves focus with Tab or a pointer. */
export function noteMovesOfFocus(): void {
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true });
  window.addEventListener('pointerdown', note, { capture: true });
}

/** Whether the user moved focus after this time and something still has it. */
export const hasMovedSince = (ms: number): boolean => {
  const place = document.activeElement;
  return lastAt > ms && place !== null && place !== document.body;
};
