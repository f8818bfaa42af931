/** What is typed there is meant for it. */
export const isWriting = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role=menu]') !== null;
