import { useEffect, useEffectEvent, type RefObject } from 'react';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';
import { isTextInput } from '#web/parts/isTextInput.ts';
import { cancelPendingFocus, focusWhenReady } from '#web/parts/template/focusWhenReady.ts';
import { shortcutButtons } from '#web/screens/Submission/embed/shortcutButtons.ts';
import { shortcutPanels } from '#web/screens/Submission/embed/shortcutPanels.ts';
import { completeStepButtonId } from '#web/screens/Submission/embed/taskButtonIds.ts';
import { usePanel } from '#web/screens/Submission/embed/usePanel.ts';
import { peekButtonId } from '#web/screens/Submissions/peek/peekContext.ts';

interface PeekKeys {
  readonly opened: string | null;
  readonly list: RefObject<HTMLElement | null>;
  /** moves to the next or previous row, from no row to an end, and returns its ID */
  readonly move: (from: string | null, by: 1 | -1) => string | undefined;
  readonly toggle: (submissionId: string) => void;
  readonly close: () => void;
  readonly openWhole: (submissionId: string) => void;
  readonly help: () => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 };
/** The target of a shortcut may have to load first. */
const comesWithinMs = 8_000;
const pressable = 'a, button, summary, [role=tab], [role=option], [role=menuitem]';

/** The submission of the row that contains an element. */
const rowOf = (element: Element): string | null =>
  element
    .closest('tr')
    ?.querySelector(`[id^="${peekButtonId('Submission:')}"]`)
    ?.id.slice(peekButtonId('').length) ?? null;

/** A dialog or menu over the page has its own shortcuts. */
function isInAnother(element: Element): boolean {
  const dialog = element.closest('[role=dialog], [role=alertdialog]');
  return dialog !== null && dialog.querySelector('[data-peek]') === null;
}

/** Keyboard shortcuts of the list and its preview. */
export function usePeekShortcuts({ opened, list, move, toggle, close, openWhole, help }: PeekKeys): void {
  const { addressOf } = usePanel();
  const depart = useGuardedNavigation();
  const take = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(target instanceof Element))
      return false;
    if (isInAnother(target)) return false;
    if (key === 'Escape' && opened !== null) {
      close();
      return true;
    }
    if (isTextInput(target)) return false;
    const isInList = list.current?.contains(target) ?? false;
    const row = isInList ? rowOf(target) : null;
    const isFree = target.closest(pressable) === null;
    cancelPendingFocus();
    const by = ownValue(steps, key);
    if (by !== undefined) {
      // Inside the preview, arrow keys belong to the focused element.
      if (key.startsWith('Arrow') && row === null && !target.matches('h2, section[role=dialog]')) return false;
      const other = move(opened ?? row, by);
      if (other !== undefined && (opened === null || isInList)) document.getElementById(peekButtonId(other))?.focus();
      return true;
    }
    if (key === ' ' && row !== null && target.closest('button') === null) {
      toggle(row);
      return true;
    }
    const whole = row ?? opened;
    if (key === 'Enter' && whole !== null && (isFree || target.id === peekButtonId(whole))) {
      openWhole(whole);
      return true;
    }
    if (key === '?') {
      help();
      return true;
    }
    if (opened === null) return false;
    if (key === 'c') document.getElementById(completeStepButtonId)?.focus();
    const button = shortcutButtons[key];
    const panel = button ? (button.panel ?? undefined) : shortcutPanels[key];
    if (panel !== undefined) depart().go(addressOf(panel), { replace: true, preventScrollReset: true });
    if (button) focusWhenReady(button.id, 'left', comesWithinMs);
    return panel !== undefined || button !== undefined || key === 'c';
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => {
      if (take(event)) event.preventDefault();
    };
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
