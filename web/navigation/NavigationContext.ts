import { createContext, use } from 'react';
import type { Visit } from '#web/navigation/Visit.ts';

interface Travel {
  readonly visit: Visit;
  /** the next place is loading */
  readonly isUnderway: boolean;
}

export const NavigationContext = createContext<Travel | null>(null);

export function useNavigationState(): Travel {
  const travel = use(NavigationContext);
  if (!travel) throw new Error('Pages are shown by the navigation.');
  return travel;
}
