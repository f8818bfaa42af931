import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The URL's search parameters. Change them with a departure. */
export function useSearchParameters(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
