import type { ReactElement } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';

import { Flashes } from '#web/ui/Flashes.tsx';

/** What every page has: it remembers where it was scrolled to, and has one place for flashes. */
export function AppFrame(): ReactElement {
  return (
    <>
      <Outlet />
      <Flashes />
      <ScrollRestoration />
    </>
  );
}
