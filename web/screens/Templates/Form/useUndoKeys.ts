import { useEffect, useEffectEvent } from 'react';
import { isApplePlatform } from '#web/parts/palette/paletteShortcut.ts';
import { undoKey } from '#web/screens/Templates/Form/undoKey.ts';

/** Dialogs and menus keep their keys, and so does the preview, whose answers aren't part of the form. */
const elsewhere = 'dialog, [role=dialog], [role=alertdialog], [role=menu], [data-pane=preview]';

/**
 * Handles undo and redo by keyboard. In a text box that the user has typed in since it got focus, they belong to the browser, so
 * that they change letters and not the form (decision 0171).
 */
export function useUndoKeys(reverse: (way: 'undo' | 'redo') => void): void {
  const take = useEffectEvent((event: KeyboardEvent, typedIn: EventTarget | null): void => {
    const { target, isComposing, defaultPrevented } = event;
    if (isComposing || defaultPrevented || !(target instanceof Element) || target === typedIn) return;
    const way = undoKey(event, isApplePlatform(navigator.platform));
    if (way === null || target.closest(elsewhere) !== null) return;
    if (document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
    event.preventDefault();
    reverse(way);
  });
  useEffect(() => {
    let typedIn: EventTarget | null = null;
    const listening = new AbortController();
    const options = { signal: listening.signal };
    document.addEventListener('beforeinput', ({ target }) => void (typedIn = target), options);
    document.addEventListener('focusout', () => void (typedIn = null), options);
    document.addEventListener('keydown', (event) => take(event, typedIn), options);
    return () => listening.abort();
  }, []);
}
