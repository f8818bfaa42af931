import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** What the address asks of the page; it is changed by a departure. */
export function useSearch(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
