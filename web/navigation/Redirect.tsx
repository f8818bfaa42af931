import { useEffect } from 'react';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';

interface RedirectProps {
  readonly to: string;
  /** the state of the new history entry */
  readonly state?: unknown;
}

/** Replaces the address, unless the reader has left the page in the meantime. */
export function Redirect({ to, state }: RedirectProps): null {
  const { visit } = useTravel();
  const depart = useDeparture();
  useEffect(() => depart(visit).go(to, { replace: true, state }), [depart, visit, to, state]);
  return null;
}
