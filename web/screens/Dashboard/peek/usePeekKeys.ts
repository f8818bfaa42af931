import { useEffect, useEffectEvent, type RefObject } from 'react';
import { ownValue } from '#domain/kernel/ownValue.ts';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { isWriting } from '#web/parts/isWriting.ts';
import { focusNoLonger, focusSoon } from '#web/parts/template/focusSoon.ts';
import { peekButtonId } from '#web/screens/Dashboard/peek/Peeking.ts';
import { usePanel } from '#web/screens/Submission/dock/usePanel.ts';
import { buttonOfKey } from '#web/screens/Submission/pane/buttonOfKey.ts';
import { panelOfKey } from '#web/screens/Submission/pane/panelOfKey.ts';
import { completeId } from '#web/screens/Tasks/taskButtons.ts';

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
export function usePeekKeys({ opened, list, move, toggle, close, openWhole, help }: PeekKeys): void {
  const { addressOf } = usePanel();
  const depart = useDeparture();
  const take = useEffectEvent((event: KeyboardEvent): boolean => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(target instanceof Element))
      return false;
    if (isInAnother(target)) return false;
    if (key === 'Escape' && opened !== null) {
      close();
      return true;
    }
    if (isWriting(target)) return false;
    const isInList = list.current?.contains(target) ?? false;
    const row = isInList ? rowOf(target) : null;
    const isFree = target.closest(pressable) === null;
    focusNoLonger();
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
    if (key === 'c') document.getElementById(completeId)?.focus();
    const button = buttonOfKey[key];
    const panel = button ? (button.panel ?? undefined) : panelOfKey[key];
    if (panel !== undefined) depart().go(addressOf(panel), { replace: true, preventScrollReset: true });
    if (button) focusSoon(button.id, 'left', comesWithinMs);
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
