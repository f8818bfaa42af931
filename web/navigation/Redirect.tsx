import { useEffect } from 'react';
import { useDeparture } from '#web/navigation/useDeparture.ts';
import { useTravel } from '#web/navigation/VisitContext.ts';

/** Redirects from a page that has nothing to show, unless the user has navigated elsewhere. */
export function Redirect({ to }: { readonly to: string }): null {
  const { visit } = useTravel();
  const depart = useDeparture();
  useEffect(() => depart(visit).go(to, { replace: true }), [depart, visit, to]);
  return null;
}
