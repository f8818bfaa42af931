import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router';
import { isArrivalAtStep } from '#web/screens/Submission/arrival.ts';

/** Focuses the step's heading after a move from another step. */
export function useArrivalAtStep(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const location = useLocation();
  const isArrival = isArrivalAtStep(location.state);
  useEffect(() => {
    if (!isArrival) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [isArrival, location.key]);
  return heading;
}
