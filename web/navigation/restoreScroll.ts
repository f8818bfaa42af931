/**
 * Scrolls to a position as soon as the page has grown far enough, unless the user scrolls or presses something first.
 */
export function restoreScroll(place: number): () => void {
  const growing = new ResizeObserver(() => {
    if (window.scrollY < place) window.scrollTo(0, place);
    if (window.scrollY >= place) stop();
  });
  const moves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;
  const stop = (): void => {
    growing.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  for (const move of moves) window.addEventListener(move, stop, { passive: true });
  growing.observe(document.body);
  return stop;
}
