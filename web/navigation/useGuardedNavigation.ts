import { createContext, use } from 'react';
import type { Navigation } from '#web/navigation/Navigation.ts';

export const GuardedNavigationContext = createContext<Navigation['depart'] | null>(null);

/**
 * Call `depart()` in the event handler; the departure it returns can then navigate now or later. The function never
 * changes.
 */
export function useGuardedNavigation(): Navigation['depart'] {
  const depart = use(GuardedNavigationContext);
  if (!depart) throw new Error('Pages are shown by the navigation.');
  return depart;
}
