import type { ReactElement } from 'react';
import { Outlet } from 'react-router';
import { TravelLine } from '#web/navigation/TravelLine.tsx';
import { Flashes } from '#web/ui/Flashes.tsx';

/** What every page has: one place for flashes, and a line that runs while the next page is on its way. */
export function AppFrame(): ReactElement {
  return (
    <>
      <TravelLine />
      <Outlet />
      <Flashes />
    </>
  );
}
