import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '#web/navigation/Redirect.tsx';

/** Redirects an old URL to its new one, keeping the search string. */
export function MovedPage({ to }: { readonly to: string }): ReactElement {
  return <Redirect to={to + useLocation().search} />;
}
