import { useEffect, useEffectEvent } from 'react';
import { isTextInput } from '#web/parts/isTextInput.ts';

interface FieldKeys {
  readonly sectionId: string;
  /** handles the shortcuts when focus is in no section */
  readonly isLast: boolean;
  readonly ask: () => void;
}

const isAsking = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean =>
  key === 'Enter' ? ctrlKey || metaKey : key === '/' && !ctrlKey && !metaKey && !altKey && !isTextInput(target);

/** Dialogs, menus, and the preview have their own shortcuts. */
const elsewhere = 'dialog, [role=dialog], [role=alertdialog], [role=menu], aside';

/** Ctrl+Enter, or / outside of text fields, opens the field picker of the focused section (decision 0070). */
export function useFieldShortcuts({ sectionId, isLast, ask }: FieldKeys): void {
  const take = useEffectEvent((event: KeyboardEvent): void => {
    const { target, isComposing, defaultPrevented } = event;
    if (isComposing || defaultPrevented || !(target instanceof Element) || !isAsking(event)) return;
    if (target.closest(elsewhere) !== null || document.querySelector('[role=dialog], [role=alertdialog]') !== null)
      return;
    const own = target.closest<HTMLElement>('[data-section]')?.dataset['section'];
    if (own === undefined ? !isLast : own !== sectionId) return;
    event.preventDefault();
    ask();
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => take(event);
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
