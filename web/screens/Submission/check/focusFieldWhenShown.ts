import { focusField } from '#web/ui/ErrorSummary.tsx';

const moves = ['keydown', 'pointerdown'] as const;

/** Focuses a question of the step that is about to be shown, unless the user presses something first. */
export function focusFieldWhenShown(fieldId: string): void {
  const observer = new MutationObserver(() => {
    if (focusField(fieldId)) stop();
  });
  const stop = (): void => {
    observer.disconnect();
    for (const move of moves) window.removeEventListener(move, stop);
  };
  for (const move of moves) window.addEventListener(move, stop);
  observer.observe(document.body, { childList: true, subtree: true });
}
