/** Resolves after the next paint, or immediately in a hidden window, which doesn't paint. */
export const afterPaint = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** Preloads something after the next paint. Failures are ignored, because it is loaded again when needed. */
export const preloadAfterPaint = (load: () => Promise<unknown>): void =>
  void afterPaint()
    .then(load)
    .catch(() => undefined);
