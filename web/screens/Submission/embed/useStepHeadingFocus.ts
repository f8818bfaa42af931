import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isStepNavigation } from '#web/screens/Submission/embed/stepNavigation.ts';

/**
 * Focuses the step's heading after a move from another step. Where cases follow each other, it focuses the title of the
 * case, so that people see and hear which one comes next.
 */
export function useStepHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isArrival = isStepNavigation(location.state);
  useEffect(() => {
    if (!isArrival) return;
    const oneCase = heading.current?.closest('[data-case]');
    const title = oneCase?.querySelector<HTMLElement>('[data-case-title]') ?? heading.current;
    title?.focus({ preventScroll: true });
    (oneCase ?? heading.current)?.scrollIntoView({ block: 'start' });
  }, [isArrival, location.key]);
  return heading;
}
