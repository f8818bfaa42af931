import type { ReactElement } from 'react';
import { Navigate, useLocation } from 'react-router';

/** Leads whoever kept an old address to where its page is now, with what was asked of it. */
export function MovedPage({ to }: { readonly to: string }): ReactElement {
  const { search } = useLocation();
  return <Navigate to={{ pathname: to, search }} replace />;
}
