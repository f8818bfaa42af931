import type { ReactElement } from 'react';
import { useLocation } from 'react-router';
import { Redirect } from '#web/navigation/Redirect.tsx';

/** Leads whoever kept an old address to where its page is now, with what was asked of it. */
export function MovedPage({ to }: { readonly to: string }): ReactElement {
  return <Redirect to={to + useLocation().search} />;
}
