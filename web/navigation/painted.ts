/** Once the browser has shown what stands now; a window in the background shows nothing and is not waited for. */
export const painted = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.visibilityState === 'hidden') return resolve();
    requestAnimationFrame(() => setTimeout(resolve));
  });

/** For what nobody waits for yet: after what is waited for. What does not come then is sent for when it is needed. */
export const sendAhead = (load: () => Promise<unknown>): void =>
  void painted()
    .then(load)
    .catch(() => undefined);
