/** What was below may come a moment after the page: then the reader is brought there, unless they have moved already. */
export function returnTo(place: number): () => void {
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
