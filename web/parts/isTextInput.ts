/** Keys typed here belong to the element, so page shortcuts must ignore them. */
export const isTextInput = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role=menu]') !== null;
