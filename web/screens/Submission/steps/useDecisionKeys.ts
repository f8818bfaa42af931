import { useEffect, useEffectEvent, type RefObject } from 'react';
import type { ReviewOutcome } from '#domain/review/reviewOutcomes.ts';
import { isTextInput } from '#web/parts/isTextInput.ts';
import { outcomeOfKey } from '#web/screens/Submission/steps/reviewOutcomesShown.ts';

/** 1, 2, and 3 choose an outcome, except while someone types or has a dialog open. */
export function useDecisionKeys(bar: RefObject<HTMLElement | null>, choose: (outcome: ReviewOutcome) => void): void {
  const take = useEffectEvent((event: KeyboardEvent): void => {
    const { key, target } = event;
    const outcome = outcomeOfKey(key);
    if (outcome === null || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (bar.current === null || !bar.current.checkVisibility() || !(target instanceof Element)) return;
    const isInBar = bar.current.contains(target);
    // The outcomes themselves are inputs, but take no text.
    const isTyping = isTextInput(target) && !(isInBar && target.matches('[type=radio], [type=checkbox]'));
    const dialog = target.closest('[role=dialog], [role=alertdialog]');
    const isInAnother = dialog !== null && !dialog.contains(bar.current);
    if (isTyping || isInAnother) return;
    event.preventDefault();
    choose(outcome);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => take(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
