import { createContext, use } from 'react';
import type { Navigation } from '#web/navigation/Navigation.ts';

export const DepartureContext = createContext<Navigation['depart'] | null>(null);

/**
 * Call `depart()` in the event handler; the departure it returns can then navigate now or later. The function never
 * changes.
 */
export function useDeparture(): Navigation['depart'] {
  const depart = use(DepartureContext);
  if (!depart) throw new Error('Pages are shown by the navigation.');
  return depart;
}
