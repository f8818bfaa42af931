import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { changedFieldOf, isStepNavigation } from '#web/screens/Submission/embed/stepNavigation.ts';
import { focusField } from '#web/ui/ErrorSummary.tsx';

/**
 * Focuses the step's heading after a move from another step. Where cases follow each other, it focuses the title of the
 * case, so that people see and hear which one comes next.
 */
export function useStepHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isArrival = isStepNavigation(location.state);
  const fieldId = changedFieldOf(location.state);
  useEffect(() => {
    if (!isArrival) return undefined;
    if (fieldId !== null) return focusWhenShown(fieldId);
    const oneCase = heading.current?.closest('[data-case]');
    const title = oneCase?.querySelector<HTMLElement>('[data-case-title]') ?? heading.current;
    title?.focus({ preventScroll: true });
    (oneCase ?? heading.current)?.scrollIntoView({ block: 'start' });
    return undefined;
  }, [isArrival, fieldId, location.key]);
  return heading;
}

/** Focuses a question, whose input may still be loading. */
function focusWhenShown(fieldId: string): (() => void) | undefined {
  if (focusField(fieldId)) return undefined;
  const observer = new MutationObserver(() => focusField(fieldId) && observer.disconnect());
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
