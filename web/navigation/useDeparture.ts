import { createContext, use } from 'react';
import type { Navigation } from '#web/navigation/Navigation.ts';

export const DepartureContext = createContext<Navigation['depart'] | null>(null);

/**
 * How a page leads elsewhere: `depart()` is called in the event in which somebody asks for it, and what it answers goes
 * there, now or later. It is the same function all the time.
 */
export function useDeparture(): Navigation['depart'] {
  const depart = use(DepartureContext);
  if (!depart) throw new Error('Pages are shown by the navigation.');
  return depart;
}
