import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isStepNavigation } from '#web/screens/Submission/embed/stepNavigation.ts';

/** Focuses the step's heading after a move from another step. */
export function useStepHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isArrival = isStepNavigation(location.state);
  useEffect(() => {
    if (!isArrival) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isArrival, location.key]);
  return heading;
}
