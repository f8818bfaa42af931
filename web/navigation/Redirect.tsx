import { useEffect } from 'react';
import { useNavigationState } from '#web/navigation/NavigationContext.ts';
import { useGuardedNavigation } from '#web/navigation/useGuardedNavigation.ts';

interface RedirectProps {
  readonly to: string;
  /** the state of the new history entry */
  readonly state?: unknown;
}

/** Replaces the address, unless the reader has left the page in the meantime. */
export function Redirect({ to, state }: RedirectProps): null {
  const { visit } = useNavigationState();
  const depart = useGuardedNavigation();
  visit.server?.report({ movedTo: to });
  useEffect(() => depart(visit).go(to, { replace: true, state }), [depart, visit, to, state]);
  return null;
}
