let lastAt = Number.NEGATIVE_INFINITY;

const note = (): void => {
  lastAt = performance.now();
};

/** Notes when the user moves focus with Tab or a pointer. */
export function trackFocusMoves(): void {
  window.addEventListener('keydown', ({ key }) => key === 'Tab' && note(), { capture: true });
  window.addEventListener('pointerdown', note, { capture: true });
}

/** Whether the user moved focus after this time and something still has it. */
export const hasFocusMovedSince = (ms: number): boolean => {
  const place = document.activeElement;
  return lastAt > ms && place !== null && place !== document.body;
};
